import { STEP_LOOKS } from '#components/inspector/step-kinds.ts'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { RunView } from '#lib/events/run-view.ts'
import styles from './compare.module.css'

/** Keys of a stored step that say how much there was of what was not kept. */
const MEASURES = [
  ['messagesSentCount', 'messages sent'],
  ['contentLength', 'characters of content'],
  ['thinkingLength', 'characters of thinking'],
  ['toolResultLength', 'characters of result'],
  ['toolArtifactsCount', 'artifacts'],
] as const

/**
 * What the audit proves without the live copy: per step, which keys the filter took out or masked, and how
 * large they were. Never a value, for none was kept.
 */
export function Proof({ view }: { view: RunView }) {
  return (
    <table className={styles.keys}>
      <caption className={styles.caption}>What the receipts and summaries prove</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Level</th>
          <th scope="col">Removed</th>
          <th scope="col">Masked</th>
          <th scope="col">How much there was</th>
        </tr>
      </thead>
      <tbody>
        {view.steps.map((step) => (
          <tr key={step.seq}>
            <th scope="row">
              {step.seq} · {STEP_LOOKS[step.kind].label}
            </th>
            <td>{step.privacy?.level ?? '–'}</td>
            <td>
              <ForeignText text={step.privacy?.removed.join(', ') || 'nothing'} />
            </td>
            <td>{step.privacy?.masked.reduce((sum, mask) => sum + mask.count, 0) ?? 0}</td>
            <td>
              {MEASURES.flatMap(([key, words]) =>
                step[key] === undefined ? [] : [`${step[key].toLocaleString('en')} ${words}`],
              ).join(', ') || '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
