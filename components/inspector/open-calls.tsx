'use client'

import { Loader, Progress } from '@mantine/core'
import { durationText } from '#components/audit/duration.ts'
import type { RunView } from '#lib/events/run-view.ts'
import { type OpenCall, openCalls } from './live-summary.ts'
import styles from './steps.module.css'
import { ForeignText } from './text/foreign-text.tsx'
import { useNow } from './use-now.ts'

/** Calls that are under way, each with what its tool says of how far it is. */
export function OpenCalls({ view }: { view: RunView }) {
  return openCalls(view).map((call) => (
    <OpenCallRow key={call.callId} call={call} progress={view.progress.get(call.callId)} />
  ))
}

function OpenCallRow(props: {
  call: OpenCall
  progress:
    | { done?: number | undefined; total?: number | undefined; message?: string | undefined }
    | undefined
}) {
  const { call, progress } = props
  const now = useNow(true)
  const { done, total, message } = progress ?? {}
  const percent =
    done !== undefined && total ? Math.max(0, Math.min(100, (done / total) * 100)) : null
  return (
    <div className={styles.call}>
      <div className={styles.callHead}>
        <Loader size={14} aria-hidden />
        <span>
          <ForeignText text={call.toolName} maxCharacters={60} /> is running
        </span>
        <span suppressHydrationWarning>
          {durationText(Math.max(0, now - Date.parse(call.since)))}
        </span>
      </div>
      {percent !== null && (
        <Progress value={percent} size="sm" aria-label={`Progress of ${call.toolName}`} />
      )}
      {(done !== undefined || message !== undefined) && (
        <div className={styles.callNote}>
          {done !== undefined && `${done.toLocaleString('en')}${totalText(total)} `}
          {message !== undefined && <ForeignText text={message} maxCharacters={120} />}
        </div>
      )}
    </div>
  )
}

function totalText(total: number | undefined): string {
  return total === undefined ? '' : ` of ${total.toLocaleString('en')}`
}
