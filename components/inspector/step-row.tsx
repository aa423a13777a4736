import { memo } from 'react'
import { durationText } from '#components/audit/duration.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import { STEP_LOOKS, stepSubject, stepTone } from './step-kinds.ts'
import styles from './steps.module.css'
import { ForeignText } from './text/foreign-text.tsx'
import { stepBar, type TimeSpan } from './waterfall.ts'

/** Height of a step's row in pixels: the module's `step`. */
export const STEP_PX = 50

/** One step of the list, an option of its listbox: kind, subject, duration, and its bar in the waterfall. */
export function StepRow(props: {
  id: string
  step: RunStep
  span: TimeSpan
  isChosen: boolean
  offset: number
  position: number
  count: number
  onChoose: (seq: number) => void
}) {
  const { id, step, span, isChosen, offset, onChoose } = props
  const bar = stepBar(step, span)
  return (
    // Keys are handled by the listbox that has the focus: its options never have it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the listbox points at its active option.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-posinset={props.position}
      aria-setsize={props.count}
      className={styles.step}
      data-tone={stepTone(step)}
      style={{ transform: `translateY(${offset}px)` }}
      onClick={() => onChoose(step.seq)}
    >
      <StepLabel step={step} />
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ left: `${bar.left}%`, width: `${bar.width}%` }} />
      </span>
    </div>
  )
}

/** What stays the same in a row while steps come and its bar shrinks: most of its nodes. */
const StepLabel = memo(function StepLabel({ step }: { step: RunStep }) {
  const { label, icon: StepIcon } = STEP_LOOKS[step.kind]
  return (
    <>
      <span className={styles.stepIcon}>
        <StepIcon size={16} aria-hidden />
      </span>
      <span className={styles.stepName}>
        <span className={styles.stepKind}>{label}</span>{' '}
        <span className={styles.stepSubject}>
          <ForeignText text={stepSubject(step)} maxCharacters={60} />
        </span>
      </span>
      <span className={styles.stepTime}>{durationText(step.durationMs)}</span>
    </>
  )
})
