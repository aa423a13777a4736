'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { RunComparison } from '#components/inspector/compare/run-comparison.tsx'
import { CompareView } from '#components/inspector/compare-view.tsx'
import { compareViews } from '#lib/events/compare-views.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import { fold, type RunView } from '#lib/events/run-view.ts'
import styles from './audit.module.css'
import { useLiveView } from './use-live-view.ts'

type AuditedRun = { readonly run: RunRow; readonly events: readonly RunEvent[] }

/** What was seen live against what was kept; or the audits of two runs. */
export function ComparePage(props: {
  run: RunRow
  events: readonly RunEvent[]
  /** True while the server has the unfiltered copy in memory. */
  hasLiveCopy: boolean
  /** The other run, where the address names one. */
  other: AuditedRun | null
}) {
  const { run, other } = props
  const stored = useMemo(() => fold(props.events), [props.events])
  return (
    <div className={styles.runPage}>
      <header className={styles.runHead}>
        <h1 className={styles.title}>{other ? 'Compare two runs' : 'Compare live and kept'}</h1>
        <p className={styles.crumb}>
          <Link href="/runs">Runs</Link> / <Link href={`/runs/${run.runId}`}>{run.runId}</Link>
          {other && (
            <>
              {' '}
              with <Link href={`/runs/${other.run.runId}`}>{other.run.runId}</Link>
            </>
          )}
        </p>
      </header>
      {run.endedAt === null && (
        <p className={styles.note}>This run is under way: reload the page when it has ended.</p>
      )}
      <div className={styles.runBody}>
        {other ? (
          <TwoRuns run={run} stored={stored} other={other} />
        ) : (
          <LiveAgainstKept run={run} stored={stored} hasLiveCopy={props.hasLiveCopy} />
        )}
      </div>
    </div>
  )
}

function TwoRuns({ run, stored, other }: { run: RunRow; stored: RunView; other: AuditedRun }) {
  const right = useMemo(() => fold(other.events), [other])
  const comparison = useMemo(() => compareViews(stored, right), [stored, right])
  const names = { left: shortName(run), right: shortName(other.run) }
  return <RunComparison comparison={comparison} right={right} names={names} />
}

function shortName({ runId }: RunRow): string {
  return `Run …${runId.slice(-8)}`
}

function LiveAgainstKept(props: { run: RunRow; stored: RunView; hasLiveCopy: boolean }) {
  const lookup = useLiveView(props.run.runId, props.hasLiveCopy)
  if (lookup.state === 'looking') {
    return (
      <p className={styles.note} role="status">
        Looking for the live copy in memory…
      </p>
    )
  }
  return <CompareView live={lookup.state === 'found' ? lookup.view : null} stored={props.stored} />
}
