'use client'

import { TextInput } from '@mantine/core'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { ColumnKind } from './column-kind.ts'
import styles from './grid.module.css'
import { GridPart } from './grid-part.tsx'
import type { ShownColumn } from './grid-parts.ts'
import type { GridPlace } from './grid-place.ts'
import { columnIndex, type DataColumn, type DataTable } from './use-data-table.ts'

type GridHeadProps = {
  readonly id: string
  readonly data: DataTable
  readonly columns: readonly ShownColumn[]
  readonly width: number
  readonly place: GridPlace
  readonly isFiltering: boolean
  onChoose(row: number, column: number): void
}

/** The headings, and under them a field for each column's filter where that is asked for. */
export function GridHead(props: GridHeadProps) {
  const { id, data, columns, width, place, isFiltering, onChoose } = props
  return (
    <GridPart className={styles.head} role="rowgroup" style={{ width }}>
      <GridPart className={styles.headRow} role="row" aria-rowindex={1}>
        {columns.map((shown) => (
          <HeadCell
            key={shown.column.id}
            id={`${id}--1-${shown.position}`}
            data={data}
            shown={shown}
            isActive={place.row < 0 && place.column === shown.position}
            onChoose={() => onChoose(-1, shown.position)}
          />
        ))}
      </GridPart>
      {isFiltering && (
        <div className={styles.filterRow} role="presentation">
          {columns.map((shown) => (
            <FilterCell
              key={shown.column.id}
              shown={shown}
              name={data.content.columns[columnIndex(shown.column.id)] ?? ''}
              kind={data.kinds[columnIndex(shown.column.id)] ?? 'text'}
            />
          ))}
        </div>
      )}
    </GridPart>
  )
}

const SORTS = { asc: 'ascending', desc: 'descending' } as const

function HeadCell(props: {
  id: string
  data: DataTable
  shown: ShownColumn
  isActive: boolean
  onChoose: () => void
}) {
  const { id, data, shown, isActive, onChoose } = props
  const { column, position, left, width } = shown
  const sorted = column.getIsSorted()
  const name = data.content.columns[columnIndex(column.id)] ?? ''
  return (
    <GridPart
      id={id}
      role="columnheader"
      aria-colindex={position + 1}
      aria-sort={sorted ? SORTS[sorted] : 'none'}
      className={styles.headCell}
      data-active={isActive || undefined}
      style={{ transform: `translateX(${left}px)`, width }}
      onClick={(event) => {
        onChoose()
        column.toggleSorting(undefined, event.shiftKey)
      }}
    >
      <span className={styles.headName}>
        <ForeignText text={name} maxCharacters={120} />
      </span>
      {sorted && <SortSign column={column} sorted={sorted} />}
      <ResizeHandle data={data} column={column} />
    </GridPart>
  )
}

function SortSign({ column, sorted }: { column: DataColumn; sorted: 'asc' | 'desc' }) {
  const rank = column.getSortIndex()
  return (
    <span className={styles.sorted} aria-hidden>
      {sorted === 'asc' ? '▲' : '▼'}
      {rank > 0 && rank + 1}
    </span>
  )
}

/** For the pointer; the keyboard resizes from the heading itself. */
function ResizeHandle({ data, column }: { data: DataTable; column: DataColumn }) {
  const header = data.table.getFlatHeaders().find(({ id }) => id === column.id)
  const resize = header?.getResizeHandler()
  return (
    <span
      className={styles.resize}
      data-resizing={column.getIsResizing() || undefined}
      aria-hidden
      onMouseDown={resize}
      onTouchStart={resize}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => column.resetSize()}
    />
  )
}

function FilterCell({ shown, name, kind }: { shown: ShownColumn; name: string; kind: ColumnKind }) {
  const { column, left, width } = shown
  const value = column.getFilterValue()
  return (
    <div className={styles.filterCell} style={{ transform: `translateX(${left}px)`, width }}>
      <TextInput
        aria-label={`Filter ${name}`}
        placeholder={kind === 'text' ? 'contains' : '>, <, a..b'}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => column.setFilterValue(event.currentTarget.value)}
      />
    </div>
  )
}
