import { memo } from 'react'
import { rowSegments } from '#components/inspector/text/row-segments.ts'
import { SegmentNode } from '#components/inspector/text/segment-node.tsx'
import { cutToCharacters } from '#lib/base/text.ts'
import styles from './grid.module.css'

/** Segments of a cell; one with more is cut there. */
const MAX_SEGMENTS = 40

type CellTextProps = {
  readonly text: string
  /** Whether invisible characters are labelled; off, they are shown raw. */
  readonly marks: boolean
  readonly maxCharacters: number
}

/**
 * A foreign string within a cell that isolates it (`dir="auto"`): text nodes only, and nothing but one where it
 * needs no label, so that a large grid is few nodes.
 */
export const CellText = memo(function CellText({ text, marks, maxCharacters }: CellTextProps) {
  const shown = text.length > maxCharacters ? cutToCharacters(text, maxCharacters) : text
  const segments = rowSegments(shown, 0, shown.length, { marks, highlights: [] })
  const keptTo = segments[MAX_SEGMENTS]?.start ?? shown.length
  return (
    <>
      {segments.slice(0, MAX_SEGMENTS).map((segment) => (
        <SegmentNode key={segment.start} segment={segment} />
      ))}
      {keptTo < text.length && (
        <span className={styles.rest}> … {(text.length - keptTo).toLocaleString('en')} more</span>
      )}
    </>
  )
})
