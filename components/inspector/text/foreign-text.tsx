'use client'

import { memo, use } from 'react'
import { cutToCharacters } from '#lib/base/text.ts'
import { MarksContext } from './marks.tsx'
import { INLINE_SEGMENTS, rowSegments } from './row-segments.ts'
import { SegmentNode } from './segment-node.tsx'
import styles from './text.module.css'

/**
 * A short foreign string within a sentence, a cell or a heading: text nodes only, isolated from the text
 * around it, invisible characters labelled. Past `maxCharacters` it says how much is left out.
 */
export const ForeignText = memo(function ForeignText(props: {
  text: string
  maxCharacters?: number
}) {
  const { text, maxCharacters = 300 } = props
  const shown = text.length > maxCharacters ? cutToCharacters(text, maxCharacters) : text
  const marks = use(MarksContext)
  const segments = rowSegments(shown, 0, shown.length, { marks, highlights: [] })
  const kept = segments.slice(0, INLINE_SEGMENTS)
  const keptTo = segments[INLINE_SEGMENTS]?.start ?? shown.length
  return (
    <bdi dir="auto" className={styles.inline}>
      {kept.map((segment) => (
        <SegmentNode key={segment.start} segment={segment} />
      ))}
      {keptTo < text.length && (
        <span className={styles.rest}> … {(text.length - keptTo).toLocaleString('en')} more</span>
      )}
    </bdi>
  )
})
