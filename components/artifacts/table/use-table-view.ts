'use client'

import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { ColumnFilter } from './column-filter.ts'
import type { CellGridProps } from './grid-parts.ts'
import type { GridPlace } from './grid-place.ts'
import type { TableContent } from './table-fault.ts'
import { columnIndex, type DataColumn, type DataTable, useDataTable } from './use-data-table.ts'

/** A row or one cell of it, opened in full; by their indexes in the table as it came. */
export type Opened = { readonly row: number; readonly column: number | null }

/** The menu or the summary of a column, and where in the box of the grid it hangs. */
export type OpenedColumn = {
  readonly shows: 'menu' | 'summary'
  readonly column: DataColumn
  readonly left: number
  readonly top: number
}

/** A table and what stands open around its grid. */
export type TableViewState = {
  readonly title: string
  readonly data: DataTable
  readonly grid: CellGridProps
  readonly gridBox: RefObject<HTMLDivElement | null>
  readonly marks: boolean
  readonly opened: Opened | null
  readonly column: OpenedColumn | null
  readonly isExporting: boolean
  /** What was copied or moved last, for the foot. */
  readonly said: string
  setMarks(marks: boolean): void
  setExporting(isExporting: boolean): void
  showColumn(shows: OpenedColumn['shows'] | null): void
  open(opened: Opened): void
  /** Closes the opened row or cell and goes back to the grid. */
  close(): void
  focusGrid(): void
  /** Adds a filter for a column that has none yet. */
  addFilter(column: number): void
}

/** Holds what of a table is open, marked and active. */
export function useTableView(content: TableContent, title: string): TableViewState {
  const data = useDataTable(content)
  const gridRef = useRef<HTMLDivElement>(null)
  const gridBox = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 })
  const [marks, setMarks] = useState(true)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [column, setColumn] = useState<OpenedColumn | null>(null)
  const [isExporting, setExporting] = useState(false)
  const [said, setSaid] = useState('')
  const focusGrid = useCallback(() => gridRef.current?.focus({ preventScroll: true }), [])
  const openAt = (at: GridPlace, isCell: boolean) => {
    const row = data.order[at.row]
    const id = data.shown[at.column]?.id
    if (row !== undefined) {
      setOpened({ row, column: isCell && id !== undefined ? columnIndex(id) : null })
    }
  }
  const close = () => {
    setOpened(null)
    focusGrid()
  }
  const grid: CellGridProps = {
    gridRef,
    data,
    title,
    place,
    marks,
    onPlace: setPlace,
    onOpenRow: (row) => openAt({ row, column: 0 }, false),
    onOpenCell: (at) => openAt(at, true),
    onMenu: (of, heading) =>
      setColumn({ shows: 'menu', column: of, ...cornerOf(heading, gridBox.current) }),
    onClose: () => {
      if (opened !== null) close()
      return opened !== null
    },
    onSaid: setSaid,
  }
  const showColumn = (shows: OpenedColumn['shows'] | null) =>
    setColumn((before) => (before && shows ? { ...before, shows } : null))
  return {
    ...{ title, data, grid, gridBox, marks, opened, column, isExporting, said },
    ...{ setMarks, setExporting, showColumn, open: setOpened, close, focusGrid },
    addFilter: useAddFilter(data),
  }
}

function useAddFilter({ filters, setFilters }: DataTable) {
  return useMemo(
    () => (column: number) => {
      if (filters.some((filter) => filter.column === column)) return
      setFilters([...filters, emptyFilter(column)])
    },
    [filters, setFilters],
  )
}

function emptyFilter(column: number): ColumnFilter {
  return { column, operator: '', operand: '', upTo: '' }
}

/** The lower left corner of a heading within the grid's box, in pixels. */
function cornerOf(heading: Element | null, box: Element | null) {
  if (!heading || !box) return { left: 0, top: 0 }
  const [inner, outer] = [heading.getBoundingClientRect(), box.getBoundingClientRect()]
  const left = Math.min(Math.max(0, inner.left - outer.left), outer.width - 24)
  return { left, top: inner.bottom - outer.top }
}
