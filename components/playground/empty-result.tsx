import styles from './result-pane.module.css'

const CHANNELS = [
  {
    name: 'Wire',
    meaning: 'the exact bytes the model would read, inside the untrusted-data envelope',
  },
  { name: 'Artifacts', meaning: 'the structured data for people, never for the model' },
  { name: 'Audit', meaning: 'what is kept of it at the privacy level in force' },
] as const

/** What will be seen here, and what to do for it. */
export function EmptyResult({ isInspecting }: { isInspecting: boolean }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>
        {isInspecting ? 'Paste a result and inspect it' : 'Run a tool to see its result'}
      </h2>
      <p className={styles.emptyText}>Each call is shown side by side as</p>
      <dl className={styles.channels}>
        {CHANNELS.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
