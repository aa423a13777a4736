import { Fragment } from 'react'
import type { StepFinding } from '#lib/events/run-step.ts'
import { ForeignText } from '../text/foreign-text.tsx'
import styles from './tabs.module.css'

/** Findings in their order, each a button that reveals its place where the text is at hand. */
export function FindingList(props: {
  findings: readonly StepFinding[]
  /** Index of the finding whose place is shown. */
  chosen?: number | null
  canReveal: boolean
  onChoose?: (index: number) => void
}) {
  const { findings, chosen, canReveal, onChoose } = props
  return (
    // Disabled buttons take no focus: without one the keyboard could not scroll a long list.
    <ul className={styles.findings} aria-label="Findings" tabIndex={canReveal ? undefined : 0}>
      {findings.map((one, index) => (
        // Findings have no name of their own, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed.
        <li key={index}>
          <FindingRow
            finding={one}
            isChosen={index === chosen}
            canReveal={canReveal}
            onChoose={() => onChoose?.(index)}
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
      <span className={styles.heuristic}>{breakable(heuristic)}</span>
      <span className={styles.category}>{category}</span>
      <span className={styles.place}>
        {channel ?? 'place not kept'} {path !== undefined && <ForeignText text={path} />}
        {start !== undefined && end !== undefined && ` ${start}–${end}`}
        {via && via.length > 0 && ` · decoded by ${via.join(' → ')}`}
      </span>
    </button>
  )
}

/** A heuristic's name, which may go on in the next line after an underscore and nowhere else. */
function breakable(name: string) {
  return name.split('_').map((word, index) => (
    // The words of a name never change.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed.
    <Fragment key={index}>
      {index > 0 && (
        <>
          _<wbr />
        </>
      )}
      {word}
    </Fragment>
  ))
}
