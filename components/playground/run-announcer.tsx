'use client'

import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { FollowedRun } from './use-run.ts'

/** Tells screen readers politely how it stands with the connection; the inspector tells the steps and the end. */
export function RunAnnouncer({ run }: { run: FollowedRun }) {
  const [said] = useDebouncedValue(announcement(run), 400)
  return (
    <VisuallyHidden role="status" aria-live="polite" data-testid="run-announcer">
      {said}
    </VisuallyHidden>
  )
}

function announcement({ phase, header, isStopping }: FollowedRun): string {
  if (isStopping) return 'Stopping the run'
  if (phase === 'detached') return 'Connection lost, connecting again'
  return phase === 'starting' && header === null ? 'Starting the run' : ''
}
