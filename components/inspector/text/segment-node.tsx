import { MARK_NAMES } from './mark-names.ts'
import type { Segment } from './row-segments.ts'
import styles from './text.module.css'

/** One segment as it goes into the page: a text node, at most inside an element that marks it. */
export function SegmentNode({ segment }: { segment: Segment }) {
  const { kind, text, tone, token } = segment
  const toneClass = tone ? ` ${styles[tone]}` : ''
  if (kind === 'text') {
    const coloured = token ? <span className={styles[token]}>{text}</span> : text
    return tone ? <mark className={styles[tone]}>{coloured}</mark> : coloured
  }
  if (kind === 'marker') {
    return (
      <span className={`${styles.pill}${toneClass}`} title="The boundary took a marker out here">
        {text} removed
      </span>
    )
  }
  return (
    <span className={`${styles.mark}${toneClass}`} title={MARK_NAMES.get(text)} data-mark="">
      {text}
    </span>
  )
}
