import { memo } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import styles from './tree.module.css'
import type { TreeRow } from './tree-rows.ts'

/** Characters of a label and of a value in their row; the whole opens below the tree. */
export const LABEL_CHARACTERS = 200
export const VALUE_CHARACTERS = 120

/** Pixels that each level is set in, and the deepest level that is: a row must keep room for its label. */
const INDENT_PX = 18
const MAX_INDENTS = 24

type TreeRowViewProps = {
  readonly row: TreeRow
  readonly place: number
  readonly offset: number
  readonly isActive: boolean
  readonly isOpen: boolean
}

/** One row of the tree: a treeitem with a label and a value. */
export const TreeRowView = memo(function TreeRowView(props: TreeRowViewProps) {
  const { row, place, offset, isActive, isOpen } = props
  const indents = Math.min(row.level - 1, MAX_INDENTS)
  const isFull = row.childCount > 0
  return (
    <div
      role="treeitem"
      tabIndex={isActive ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={isFull ? isOpen : undefined}
      aria-selected={isActive}
      data-index={place}
      data-active={isActive || undefined}
      className={styles.row}
      style={{ transform: `translateY(${offset}px)`, paddingInlineStart: indents * INDENT_PX + 4 }}
    >
      <span className={styles.twist} data-twist="">
        {isFull ? (isOpen ? '▾' : '▸') : ''}
      </span>
      <span className={styles.label} data-branch={row.isBranch || undefined}>
        <ForeignText text={onOneLine(row.label)} maxCharacters={LABEL_CHARACTERS} />
      </span>
      {isFull && <span className={styles.size}>{row.childCount.toLocaleString('en')}</span>}
      {row.value !== null && (
        <span className={styles.value}>
          <ForeignText text={onOneLine(row.value)} maxCharacters={VALUE_CHARACTERS} />
        </span>
      )}
    </div>
  )
})

/** Breaks and tabs as symbols, so that a row stays one line. */
function onOneLine(text: string): string {
  return text.replaceAll('\n', '␊').replaceAll('\r', '␍').replaceAll('\t', '␉')
}
