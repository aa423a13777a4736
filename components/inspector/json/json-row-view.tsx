import { memo } from 'react'
import { ForeignText } from '../text/foreign-text.tsx'
import { ExactNumber } from './exact-number.ts'
import styles from './json.module.css'
import { childCount, isContainer, isList, type JsonNode, type JsonRow } from './json-rows.ts'
import type { TreeValue } from './parse-json.ts'

/** Characters of a string or a key in its row; the whole string opens below the tree. */
export const ROW_CHARACTERS = 160

/** Pixels that each level is set in. */
const INDENT_PX = 16

type JsonRowViewProps = {
  readonly id: string
  readonly row: JsonRow
  readonly index: number
  readonly offset: number
  readonly isActive: boolean
  readonly isFound: boolean
  readonly isOpen: boolean
}

/** One row of the tree: a treeitem with a key and a value, or the button-like row that shows more. */
export const JsonRowView = memo(function JsonRowView(props: JsonRowViewProps) {
  const { id, row, index, offset, isActive, isFound, isOpen } = props
  const { node } = row
  const isBranch = row.kind === 'value' && childCount(node.value) > 0
  const level = row.kind === 'more' ? node.level + 1 : node.level
  return (
    // Keys are handled by the tree that has the focus: its items never have it.
    // biome-ignore lint/a11y/useFocusableInteractive: the tree points at its active item.
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.kind === 'more' ? childCount(node.value) - row.left + 1 : node.position}
      aria-setsize={setSize(row)}
      aria-expanded={isBranch ? isOpen : undefined}
      aria-selected={isActive}
      data-index={index}
      data-active={isActive || undefined}
      data-found={isFound || undefined}
      className={styles.row}
      style={{
        transform: `translateY(${offset}px)`,
        paddingInlineStart: (level - 1) * INDENT_PX + 4,
      }}
    >
      {row.kind === 'more' ? (
        <span className={styles.size}>
          … {row.left.toLocaleString('en')} more: Enter shows them
        </span>
      ) : (
        <>
          <span className={styles.twist} data-twist="">
            {isBranch ? (isOpen ? '▾' : '▸') : ''}
          </span>
          <KeyText node={node} />
          <ValueText value={node.value} />
        </>
      )}
    </div>
  )
})

function setSize(row: JsonRow): number {
  if (row.kind === 'more') return childCount(row.node.value)
  return row.node.parent ? childCount(row.node.parent.value) : 1
}

function KeyText({ node }: { node: JsonNode }) {
  if (node.key === null) return null
  if (typeof node.key === 'number') return <span className={styles.index}>{node.key}: </span>
  return (
    <span className={styles.key}>
      <ForeignText text={node.key} maxCharacters={ROW_CHARACTERS} />
      {': '}
    </span>
  )
}

function ValueText({ value }: { value: TreeValue }) {
  if (isContainer(value)) {
    const count = childCount(value)
    const [open, close] = isList(value) ? '[]' : '{}'
    return (
      <span className={styles.size}>
        {count === 0 ? `${open}${close}` : `${open}${count.toLocaleString('en')}${close}`}
      </span>
    )
  }
  if (value instanceof ExactNumber) {
    return (
      <span className={styles.value} data-kind="number">
        {value.digits.slice(0, ROW_CHARACTERS)}
      </span>
    )
  }
  return (
    <span className={styles.value} data-kind={value === null ? 'null' : typeof value}>
      {typeof value === 'string' ? <StringText text={value} /> : String(value)}
    </span>
  )
}

/** Quoted, and with the escapes that JSON has for line breaks and tabs, so that a row stays one line. */
function StringText({ text }: { text: string }) {
  const shown = text.slice(0, ROW_CHARACTERS)
  const escaped = JSON.stringify(shown).slice(1, -1)
  const left = text.length - shown.length
  return (
    <>
      "<ForeignText text={escaped} maxCharacters={ROW_CHARACTERS * 6} />"
      {left > 0 && <span className={styles.size}> … {left.toLocaleString('en')} more</span>}
    </>
  )
}
