import type { SourceState } from './source.ts'
import styles from './sources.module.css'

const WORDS: Readonly<Record<SourceState, string>> = {
  ready: 'ready',
  connecting: 'connecting',
  waiting: 'retries soon',
  sign_in: 'needs sign-in',
  failed: 'failed',
  stopped: 'stopped',
}

/** How a source stands, in a word and a colour. */
export function StateMark({ state }: { state: SourceState }) {
  return (
    <span className={styles.state} data-state={state}>
      {WORDS[state]}
    </span>
  )
}
