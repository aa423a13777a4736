import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { JsonValue } from '#lib/base/json.ts'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { ComparedKey, KeyChange } from '#lib/events/compare-views.ts'
import styles from './compare.module.css'

/** Characters of a value that are shown; its whole size stands beside it. */
const SHOWN_CHARACTERS = 400

/** What became of a key, in a word that reads from left to right. */
const CHANGE_WORDS: Readonly<Record<KeyChange, string>> = {
  same: 'same',
  removed: 'removed',
  added: 'added',
  changed: 'changed',
}

/** Keys of one step, or of a run's header or end, side by side. */
export function CompareKeys(props: {
  keys: readonly ComparedKey[]
  left: string
  right: string
  caption: string
}) {
  const { keys, left, right, caption } = props
  if (keys.length === 0) return null
  return (
    <table className={styles.keys}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Change</th>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.key} data-change={key.isFilterMark ? 'mark' : key.change}>
            <th scope="row">
              <ForeignText text={key.key} maxCharacters={60} />
            </th>
            <td className={styles.change}>
              {key.isFilterMark && key.change === 'added' ? 'summary' : CHANGE_WORDS[key.change]}
            </td>
            <ValueCell value={key.left} side={left} />
            <ValueCell value={key.right} side={right} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ValueCell({ value, side }: { value: JsonValue | undefined; side: string }) {
  if (value === undefined) {
    return (
      <td className={styles.absent} data-side={side}>
        absent
      </td>
    )
  }
  const text = typeof value === 'string' ? value : serialise(value)
  return (
    <td className={styles.value} data-side={side}>
      <ForeignText text={text} maxCharacters={SHOWN_CHARACTERS} />
      {text.length > SHOWN_CHARACTERS && (
        <span className={styles.size}>{utf8Length(text).toLocaleString('en')} bytes in all</span>
      )}
    </td>
  )
}
