import { type Omission, omissionSentence } from './omission-sentence.ts'
import styles from './tabs.module.css'

/** Says that the boundary left the artifacts out, which no tool can say. */
export function OmissionNote({ omission }: { omission: Omission }) {
  return (
    <p className={styles.warning} role="note">
      {omissionSentence(omission)}
    </p>
  )
}
