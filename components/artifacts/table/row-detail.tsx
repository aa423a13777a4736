import { CloseButton } from '@mantine/core'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import styles from './grid.module.css'
import type { TableContent } from './table-fault.ts'

/** Characters of one cell in the detail of its row. */
const DETAIL_CHARACTERS = 5000
/** Columns in the detail; more are counted. */
const MAX_FIELDS = 200

/** One row in full, a line a column. */
export function RowDetail(props: {
  content: TableContent
  /** The row's index in the table as it came. */
  index: number
  /** Its place in the grid. */
  position: number
  onClose: () => void
}) {
  const { content, index, position, onClose } = props
  const row = content.rows[index] ?? []
  const more = content.columns.length - MAX_FIELDS
  return (
    <section className={styles.detail} aria-label={`Row ${position + 1} in full`}>
      <div className={styles.detailHead}>
        Row {(position + 1).toLocaleString('en')}
        <CloseButton size="sm" aria-label="Close the row" onClick={onClose} />
      </div>
      <dl className={styles.fields}>
        {content.columns.slice(0, MAX_FIELDS).map((name, column) => (
          // Names may be equal, and the columns of a table never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed.
          <Field key={column} name={name} text={String(row[column] ?? 'null')} />
        ))}
      </dl>
      {more > 0 && <p className={styles.nothing}>{more} more columns are not listed here.</p>}
    </section>
  )
}

function Field({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>
        <ForeignText text={name} />
      </dt>
      <dd>
        <ForeignText text={text} maxCharacters={DETAIL_CHARACTERS} />
      </dd>
    </>
  )
}
