import Link from 'next/link'
import type { ReactNode } from 'react'
import { LocalTime } from '#components/shell/local-time.tsx'
import type { RunRow } from '#lib/events/run-row.ts'
import { durationText } from './duration.ts'
import styles from './run-table.module.css'
import { StatusMark } from './status-mark.tsx'

/** One column of the list of runs. `sort` is the server's name of its order, where it has one. */
export type RunColumn = {
  readonly id: string
  readonly label: string
  readonly sort?: string
  readonly isNumber?: boolean
  readonly cell: (run: RunRow) => ReactNode
}

/** The columns of the list, in their order. The first one leads to the run and can't be hidden. */
export const RUN_COLUMNS: readonly RunColumn[] = [
  {
    id: 'startedAt',
    label: 'Started',
    sort: 'startedAt',
    cell: (run) => (
      <Link href={`/runs/${run.runId}`} className={styles.rowLink} prefetch={false}>
        <LocalTime at={run.startedAt} format="short" />
      </Link>
    ),
  },
  {
    id: 'toolName',
    label: 'Tool',
    sort: 'toolName',
    cell: (run) =>
      run.toolName === null ? (
        <span className={styles.none}>{run.mode === 'inspect' ? 'pasted result' : '–'}</span>
      ) : (
        <bdi className={styles.code}>{run.toolName}</bdi>
      ),
  },
  { id: 'source', label: 'Source', cell: (run) => <bdi>{run.source ?? '–'}</bdi> },
  { id: 'mode', label: 'Mode', cell: (run) => run.mode },
  { id: 'status', label: 'Status', cell: (run) => <StatusMark status={run.status} /> },
  {
    id: 'findings',
    label: 'Findings',
    sort: 'findings',
    isNumber: true,
    cell: (run) => <Count value={run.summary.findings} tone="warning" />,
  },
  {
    id: 'toolErrors',
    label: 'Tool errors',
    isNumber: true,
    cell: (run) => <Count value={run.summary.toolErrors} tone="danger" />,
  },
  {
    id: 'steps',
    label: 'Steps',
    sort: 'steps',
    isNumber: true,
    cell: (run) => run.summary.steps,
  },
  {
    id: 'durationMs',
    label: 'Wall time',
    sort: 'durationMs',
    isNumber: true,
    cell: (run) => (run.endedAt === null ? '…' : durationText(run.summary.wallMs)),
  },
  { id: 'level', label: 'Kept', cell: (run) => run.privacyLevel },
  {
    id: 'runId',
    label: 'Run',
    cell: (run) => (
      <span className={styles.code} title={run.runId}>
        {run.runId.slice(-8)}
      </span>
    ),
  },
]

function Count({ value, tone }: { value: number; tone: 'warning' | 'danger' }) {
  if (value === 0) return <span className={styles.none}>0</span>
  return (
    <strong className={styles.count} data-tone={tone}>
      {value}
    </strong>
  )
}
