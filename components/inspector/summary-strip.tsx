'use client'

import { durationText } from '#components/audit/duration.ts'
import type { RunStatus } from '#lib/events/run-event.ts'
import type { RunView } from '#lib/events/run-view.ts'
import type { RunOrigin } from './inspected-step.ts'
import styles from './inspector.module.css'
import { summaryOf } from './live-summary.ts'
import { useNow } from './use-now.ts'

const STATUS_TONES: Readonly<Record<RunStatus, 'busy' | 'ok' | 'bad' | 'still'>> = {
  running: 'busy',
  waiting: 'busy',
  completed: 'ok',
  failed: 'bad',
  cancelled: 'still',
  refused: 'bad',
  interrupted: 'bad',
}

const ORIGINS: Readonly<Record<RunOrigin, string>> = {
  live: 'Live copy, unfiltered, in memory only',
  audit: 'Audit, filtered',
}

type Fact = { readonly name: string; readonly value: string; readonly tone?: 'danger' | 'warning' }

/** What the run came to, in one line: it counts while the run is under way. */
export function SummaryStrip({ view, origin }: { view: RunView; origin: RunOrigin }) {
  const { status, header, failure } = view
  return (
    <>
      <dl className={styles.strip}>
        <div>
          <dt hidden>Status</dt>
          <dd className={styles.status} data-tone={STATUS_TONES[status]} style={{ margin: 0 }}>
            {status}
          </dd>
        </div>
        {factsOf(view).map(({ name, value, tone }) => (
          <div key={name} className={styles.fact} data-tone={tone}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <WallTime view={view} />
        {header && (
          <div className={styles.fact}>
            <dt>Kept at</dt>
            <dd>{header.privacyLevel}</dd>
          </div>
        )}
        <div className={styles.origin}>
          <dt hidden>Copy</dt>
          <dd style={{ margin: 0 }}>{ORIGINS[origin]}</dd>
        </div>
      </dl>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure.message} <code>{failure.code}</code>
        </p>
      )}
    </>
  )
}

/** Only counts that say something: a run without a model has no tokens to show. */
function factsOf(view: RunView): Fact[] {
  const summary = summaryOf(view)
  const count = (value: number) => value.toLocaleString('en')
  const facts: readonly (Fact | false)[] = [
    { name: 'Rounds', value: count(summary.rounds) },
    { name: 'Tool calls', value: count(summary.toolCalls) },
    summary.toolErrors > 0 && {
      name: 'Tool errors',
      value: count(summary.toolErrors),
      tone: 'danger',
    },
    {
      name: 'Findings',
      value: count(summary.findings),
      ...(summary.findings > 0 && { tone: 'warning' as const }),
    },
    summary.totalTokens > 0 && { name: 'Tokens', value: count(summary.totalTokens) },
    summary.estimatedCost > 0 && { name: 'Cost', value: `$${summary.estimatedCost.toFixed(4)}` },
  ]
  return facts.filter((fact) => fact !== false)
}

function WallTime({ view }: { view: RunView }) {
  const isUnderWay = view.status === 'running' || view.status === 'waiting'
  const now = useNow(isUnderWay && view.startedAt !== null)
  if (view.startedAt === null) return null
  const started = Date.parse(view.startedAt)
  const latest = Date.parse(view.endedAt ?? view.steps.at(-1)?.at ?? view.startedAt)
  const soFar = Math.max(0, isUnderWay ? now - started : latest - started)
  return (
    <div className={styles.fact}>
      <dt>Time</dt>
      <dd suppressHydrationWarning>{durationText(view.summary?.wallMs ?? soFar)}</dd>
    </div>
  )
}
