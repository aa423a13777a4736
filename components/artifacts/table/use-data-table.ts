'use client'

import {
  type Column,
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  globalFilteringFeature,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useDeferredValue, useMemo } from 'react'
import { type ColumnKind, columnKind } from './column-kind.ts'
import { columnWidth } from './column-width.ts'
import { RowFilter } from './row-filter.ts'
import { sortedOrder } from './row-order.ts'
import type { Cell, TableContent } from './table-fault.ts'

type Row = readonly Cell[]

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  columnVisibilityFeature,
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
  /** Indexes of the rows that the filters let through, in the order of the sorting. */
  readonly order: readonly number[]
  /** True while the rows shown are behind the filters typed. */
  readonly isBehind: boolean
}

/** TanStack is given no rows: it holds the columns and the state, rows are an array of indexes. */
const NO_ROWS: Row[] = []

/** The state of the grid over `content`: sorting, filters, hidden columns, widths. */
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
    manualFiltering: true,
    manualSorting: true,
    columnResizeMode: 'onChange',
    enableMultiSort: true,
  })
  const { order, isBehind } = useRowOrder(content, kinds, {
    global: String(table.state.globalFilter ?? ''),
    columnFilters: table.state.columnFilters,
    sorting: table.state.sorting,
  })
  return { table, content, kinds, order, isBehind }
}

/** The index of the column that `id` names. */
export function columnIndex(id: string): number {
  return Number(id.slice(1))
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
        minSize: 48,
        maxSize: 1600,
        sortDescFirst: false,
      }),
    ),
  )
}

type Question = {
  readonly global: string
  readonly columnFilters: readonly { readonly id: string; readonly value: unknown }[]
  readonly sorting: readonly { readonly id: string; readonly desc: boolean }[]
}

function useRowOrder(content: TableContent, kinds: readonly ColumnKind[], question: Question) {
  const { global, columnFilters, sorting } = question
  const askedFor = useMemo(
    () => ({ global, columnFilters, sorting }),
    [global, columnFilters, sorting],
  )
  const answered = useDeferredValue(askedFor)
  const collator = useMemo(() => new Intl.Collator(undefined, { numeric: true }), [])
  const filter = useMemo(() => new RowFilter(content.rows), [content])
  const filtered = useMemo(() => {
    const filters = answered.columnFilters.map(({ id, value }) => {
      return {
        column: columnIndex(id),
        kind: kinds[columnIndex(id)] ?? 'text',
        text: String(value),
      }
    })
    return filter.indexes(answered.global, filters)
  }, [filter, kinds, answered.global, answered.columnFilters])
  const order = useMemo(() => {
    const rules = answered.sorting.map(({ id, desc }) => {
      return { column: columnIndex(id), kind: kinds[columnIndex(id)] ?? 'text', descending: desc }
    })
    return sortedOrder(content.rows, filtered, rules, collator)
  }, [content, kinds, filtered, answered.sorting, collator])
  return { order, isBehind: answered !== askedFor }
}
