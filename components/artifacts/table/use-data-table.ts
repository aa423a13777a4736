'use client'

import {
  type Column,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Arrangement } from './column-arrangement.ts'
import type { ColumnFilter } from './column-filter.ts'
import { type ColumnKind, columnKind } from './column-kind.ts'
import { columnWidth } from './column-width.ts'
import type { Cell, TableContent } from './table-fault.ts'
import { useRowOrder } from './use-row-order.ts'

type Row = readonly Cell[]

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
})

export type DataColumn = Column<typeof features, Row>

/** A table as the grid shows it. */
export type DataTable = {
  readonly table: ReactTable<typeof features, Row>
  readonly content: TableContent
  /** The kind of each column. */
  readonly kinds: readonly ColumnKind[]
  /** Columns that are not hidden, as they stand: the pinned ones first. */
  readonly shown: readonly DataColumn[]
  /** Indexes of the rows that the filters let through, in the order of the sorting. */
  readonly order: readonly number[]
  /** True while the rows shown are behind the filters typed. */
  readonly isBehind: boolean
  /** Orders text in the reader's locale. */
  readonly collator: Intl.Collator
  readonly search: string
  readonly filters: readonly ColumnFilter[]
  setSearch(search: string): void
  setFilters(filters: readonly ColumnFilter[]): void
}

/** The narrowest that a column gets, in pixels. */
export const MIN_COLUMN_PX = 56

/** TanStack is given no rows: it holds the columns and the state, rows are an array of indexes. */
const NO_ROWS: Row[] = []

/** The state of the grid over `content`: sorting, filters, and how its columns stand. */
export function useDataTable(content: TableContent): DataTable {
  const kinds = useMemo(
    () => content.columns.map((_, index) => columnKind(content.rows, index)),
    [content],
  )
  const columns = useMemo(() => columnsOf(content), [content])
  const table = useTable({
    features,
    columns,
    data: NO_ROWS,
    manualSorting: true,
    columnResizeMode: 'onChange',
    enableMultiSort: true,
  })
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<readonly ColumnFilter[]>([])
  const { sorting } = table.state
  const rowOrder = useRowOrder(content, kinds, { search, filters, sorting })
  const shown = table.getVisibleLeafColumns()
  return { table, content, kinds, shown, search, filters, setSearch, setFilters, ...rowOrder }
}

/** The index of the column that `id` names. */
export function columnIndex(id: string): number {
  return Number(id.slice(1))
}

/** The foreign name of a column. */
export function columnName({ content }: DataTable, { id }: DataColumn): string {
  return content.columns[columnIndex(id)] ?? ''
}

/** How all columns stand. */
export function arrangementOf({ table }: DataTable): Arrangement {
  const pinned = table.state.columnPinning.start
  const others = table.getAllLeafColumns().filter(({ id }) => !pinned.includes(id))
  return { ids: [...pinned, ...others.map(({ id }) => id)], pinned: pinned.length }
}

/** Lets the columns stand as `arrangement` says. */
export function arrange({ table }: DataTable, { ids, pinned }: Arrangement): void {
  table.setColumnOrder([...ids])
  table.setColumnPinning({ start: ids.slice(0, pinned), end: [] })
}

function columnsOf({ columns, rows }: TableContent) {
  const helper = createColumnHelper<typeof features, Row>()
  return helper.columns(
    columns.map((name, index) =>
      helper.accessor((row) => row[index], {
        // Names are foreign and may be equal: an id of our own tells columns apart.
        id: `c${index}`,
        header: name,
        size: columnWidth(name, rows, index),
        minSize: MIN_COLUMN_PX,
        maxSize: 1600,
        sortDescFirst: false,
      }),
    ),
  )
}
