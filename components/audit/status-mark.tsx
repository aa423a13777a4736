import type { RunStatus } from '#lib/events/run-event.ts'
import styles from './run-table.module.css'

/** How each status is drawn. The word always stands beside the colour. */
const TONES: Readonly<Record<RunStatus, 'busy' | 'ok' | 'bad' | 'still'>> = {
  running: 'busy',
  waiting: 'busy',
  completed: 'ok',
  failed: 'bad',
  cancelled: 'still',
  refused: 'bad',
  interrupted: 'bad',
}

/** A run's status, as a dot and a word. */
export function StatusMark({ status }: { status: RunStatus }) {
  return (
    <span className={styles.status} data-tone={TONES[status]}>
      {status}
    </span>
  )
}
