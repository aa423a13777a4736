import { VisuallyHidden } from '@mantine/core'
import type { RunView } from '#lib/events/run-view.ts'
import { STEP_LOOKS } from './step-kinds.ts'

/** Tells a screen reader, politely, how the run goes: its newest step, and how it ended. */
export function RunAnnouncer({ view }: { view: RunView }) {
  const { status, steps, summary } = view
  const newest = steps.at(-1)
  const said =
    status === 'running'
      ? newest && `Step ${newest.seq}: ${STEP_LOOKS[newest.kind].label}`
      : `Run ${status}${summary ? `, ${summary.steps} steps, ${summary.findings} findings` : ''}`
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  )
}
