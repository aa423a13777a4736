'use client'

import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { RunRow } from '#lib/events/run-row.ts'
import styles from './audit.module.css'
import { RunFilters } from './run-filters.tsx'
import { changedParams, hasFilter, type RunListParams, runListUrl } from './run-list-url.ts'
import { RunTable } from './run-table.tsx'
import { useRefresh } from './use-refresh.ts'

/** How often the list is read again while a run on it is under way, in milliseconds. */
const REFRESH_MS = 2000

/** Every audited run: filters, one page of rows, and the way to the next. */
export function RunList(props: {
  rows: readonly RunRow[]
  total: number
  /** Runs of this page whose records something else has damaged. */
  unreadable?: readonly string[]
  next: string | null
  previous: string | null
  params: RunListParams
  toolNames: readonly string[]
  /** What of the address was not understood, in a sentence. */
  problem: string | null
}) {
  const { rows, total, params } = props
  useRefresh(rows.some((run) => run.endedAt === null) ? REFRESH_MS : null)
  return (
    <section className={styles.page} aria-labelledby="runs-title">
      <div className={styles.head}>
        <h1 id="runs-title" className={styles.title}>
          Runs
        </h1>
        <p className={styles.total} aria-live="polite">
          {total === 1 ? '1 run' : `${total.toLocaleString('en')} runs`}
          {hasFilter(params) && ' match'}
        </p>
      </div>
      <RunFilters params={params} toolNames={props.toolNames} />
      {props.problem !== null && (
        <p role="alert" className={styles.note}>
          {props.problem} <Link href="/runs">Show all runs</Link>
        </p>
      )}
      {props.unreadable && <LeftOut runIds={props.unreadable} />}
      {rows.length === 0 && props.problem === null && !props.unreadable && (
        <Nothing params={params} />
      )}
      {rows.length > 0 && <RunTable rows={rows} params={params} />}
      {(props.next !== null || props.previous !== null) && (
        <nav aria-label="Pages" className={styles.pager}>
          <PageLink params={params} cursor={props.previous}>
            <IconChevronLeft size={15} aria-hidden="true" /> Previous
          </PageLink>
          <PageLink params={params} cursor={props.next}>
            Next <IconChevronRight size={15} aria-hidden="true" />
          </PageLink>
        </nav>
      )}
    </section>
  )
}

function LeftOut({ runIds }: { runIds: readonly string[] }) {
  return (
    <p role="alert" className={styles.note}>
      {runIds.length === 1 ? 'A run of this page is' : `${runIds.length} runs of this page are`}{' '}
      left out, for something other than Vitrine has changed their records: {runIds.join(', ')}.
      Restore them from a backup.
    </p>
  )
}

function PageLink(props: { params: RunListParams; cursor: string | null; children: ReactNode }) {
  if (props.cursor === null) {
    return (
      <Button variant="default" disabled>
        {props.children}
      </Button>
    )
  }
  const href = runListUrl(changedParams(props.params, { cursor: props.cursor }))
  return (
    <Button variant="default" component={Link} href={href} prefetch={false}>
      {props.children}
    </Button>
  )
}

function Nothing({ params }: { params: RunListParams }) {
  if (hasFilter(params)) {
    return (
      <div className={styles.empty}>
        <p>No run matches these filters.</p>
        <Link href="/runs">Clear filters</Link>
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <p>No run was kept yet. Run a tool or inspect a result, and it appears here.</p>
      <Link href="/playground">Open the playground</Link>
    </div>
  )
}
