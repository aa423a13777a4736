import type { StepFinding } from '#lib/events/run-step.ts'
import { ForeignText } from '../text/foreign-text.tsx'
import styles from './tabs.module.css'

/** Findings in their order, each a button that reveals its place where the text is at hand. */
export function FindingList(props: {
  findings: readonly StepFinding[]
  /** Index of the finding whose place is shown. */
  chosen: number | null
  canReveal: boolean
  onChoose: (index: number) => void
}) {
  const { findings, chosen, canReveal, onChoose } = props
  return (
    <ul className={styles.findings} aria-label="Findings">
      {findings.map((one, index) => (
        // Findings have no name of their own, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed.
        <li key={index}>
          <FindingRow
            finding={one}
            isChosen={index === chosen}
            canReveal={canReveal}
            onChoose={() => onChoose(index)}
          />
        </li>
      ))}
    </ul>
  )
}

function FindingRow(props: {
  finding: StepFinding
  isChosen: boolean
  canReveal: boolean
  onChoose: () => void
}) {
  const { finding, isChosen, canReveal, onChoose } = props
  const { heuristic, category, channel, path, via, start, end } = finding
  return (
    <button
      type="button"
      className={styles.finding}
      aria-pressed={canReveal ? isChosen : undefined}
      disabled={!canReveal}
      onClick={onChoose}
    >
      <span className={styles.heuristic}>{heuristic}</span>
      <span className={styles.category}>{category}</span>
      <span className={styles.place}>
        {channel ?? 'place not kept'} {path !== undefined && <ForeignText text={path} />}
        {start !== undefined && end !== undefined && ` ${start}–${end}`}
        {via && via.length > 0 && ` · decoded by ${via.join(' → ')}`}
      </span>
    </button>
  )
}
