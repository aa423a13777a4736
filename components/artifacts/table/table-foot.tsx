import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import styles from './table.module.css'
import { columnIndex, columnName } from './use-data-table.ts'
import type { TableViewState } from './use-table-view.ts'

/** How many rows are shown, where the keyboard is, and what its keys do. */
export function TableFoot({ view }: { view: TableViewState }) {
  const { data, said } = view
  const { content, order } = data
  const all = content.rows.length
  return (
    <div className={styles.foot}>
      <span role="status">
        {order.length === all
          ? `${count(all)} rows`
          : `${count(order.length)} of ${count(all)} rows`}
        {said !== '' && ` · ${said}`}
      </span>
      {content.total !== null && content.total !== all && (
        <span>The tool counts {count(content.total)} rows in all.</span>
      )}
      <ActiveCell view={view} />
      <span className={styles.hint}>
        {view.grid.place.row < 0
          ? 'Enter sorts, Shift adds · Alt ↓ menu · Shift ← → resizes · Ctrl Shift ← → moves'
          : 'Arrows move · Enter opens the row, F2 the cell · Alt ↓ menu · Ctrl C copies'}
      </span>
    </div>
  )
}

function ActiveCell({ view: { data, grid } }: { view: TableViewState }) {
  const { place } = grid
  const column = data.shown[place.column]
  const row = data.content.rows[data.order[place.row] ?? -1]
  if (!column || !row) return null
  return (
    <span className={styles.activeCell}>
      Row {count(place.row + 1)}, column {place.column + 1}
      <CopyIcon
        label={`Copy the cell in ${columnName(data, column).slice(0, 40)}`}
        text={() => String(row[columnIndex(column.id)] ?? '')}
      />
    </span>
  )
}

function count(value: number): string {
  return value.toLocaleString('en')
}
