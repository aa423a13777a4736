'use client'

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo } from 'react'
import { observeBoundedRect } from '#components/inspector/bounded-scroll.ts'
import { stuckCount } from './column-arrangement.ts'
import type { CellGridProps, ShownColumn } from './grid-parts.ts'

/** Heights of a row and of the headings in pixels: the module's `row` and `head`. */
const ROW_PX = 28
const HEAD_PX = 32

/** As large as a grid is taken for until it is measured. */
const FIRST_RECT = { width: 800, height: 480 }

/**
 * The rows and columns in view. The active row and column are always among them, so that what the grid points at
 * is in the page; columns that stay in view are too.
 */
export function useGridWindow({ data, place, gridRef }: CellGridProps) {
  const { shown, order, table } = data
  const rows = useVirtualizer({
    count: order.length,
    getScrollElement: () => gridRef.current,
    observeElementRect: observeBoundedRect,
    estimateSize: () => ROW_PX,
    rangeExtractor: useRangeWith(place.row, 0),
    overscan: 5,
    scrollPaddingStart: HEAD_PX,
    initialRect: FIRST_RECT,
  })
  const width = rows.scrollRect?.width ?? FIRST_RECT.width
  const sizes = table.state.columnSizing
  const pinned = table.state.columnPinning.start
  const stuck = useMemo(() => {
    const widths = shown.map((column) => (sizes ? column.getSize() : 0))
    const count = shown.filter(({ id }) => pinned.includes(id)).length
    const held = stuckCount(widths, count, width)
    return { count: held, px: widths.slice(0, held).reduce((sum, one) => sum + one, 0) }
  }, [shown, sizes, pinned, width])
  const columns = useVirtualizer({
    horizontal: true,
    count: shown.length,
    getScrollElement: () => gridRef.current,
    observeElementRect: observeBoundedRect,
    estimateSize: (index) => shown[index]?.getSize() ?? 0,
    rangeExtractor: useRangeWith(place.column, stuck.count),
    overscan: 1,
    scrollPaddingStart: stuck.px,
    initialRect: FIRST_RECT,
  })
  useEffect(() => {
    // Widths and order are TanStack Table's: the virtual list is told when they change.
    if (sizes && shown) columns.measure()
  }, [columns, sizes, shown])
  useEffect(() => {
    if (place.row >= 0) rows.scrollToIndex(place.row)
    if (place.column >= stuck.count) columns.scrollToIndex(place.column)
  }, [rows, columns, place, stuck.count])
  const items = columns.getVirtualItems()
  const shownColumns = useMemo(
    () =>
      items.flatMap(({ index, start, size }): ShownColumn[] => {
        const column = shown[index]
        const isStuck = index < stuck.count
        return column ? [{ column, position: index, left: start, width: size, isStuck }] : []
      }),
    [items, shown, stuck.count],
  )
  return {
    rows: rows.getVirtualItems(),
    height: rows.getTotalSize(),
    columns: shownColumns,
    width: columns.getTotalSize(),
    /** Rows that a page of the grid holds. */
    page: Math.max(1, Math.floor(((rows.scrollRect?.height ?? 0) - HEAD_PX) / ROW_PX) - 1),
  }
}

/** What is in view, the first `leading` of all, and the one at `kept`. */
function useRangeWith(kept: number, leading: number): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const inView = new Set(defaultRangeExtractor(range))
      for (let index = 0; index < Math.min(leading, range.count); index++) inView.add(index)
      if (kept >= 0 && kept < range.count) inView.add(kept)
      return [...inView].sort((one, other) => one - other)
    },
    [kept, leading],
  )
}
