'use client'

import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useMemo } from 'react'
import { observeBoundedRect, SCROLLER_STYLE } from '#components/inspector/bounded-scroll.ts'
import styles from './grid.module.css'
import { GridHead } from './grid-head.tsx'
import { pressGridKey } from './grid-keys.ts'
import { GridPart } from './grid-part.tsx'
import type { CellGridProps, ShownColumn } from './grid-parts.ts'
import { heldPlace } from './grid-place.ts'
import { GridRow } from './grid-row.tsx'
import type { DataColumn } from './use-data-table.ts'

/** Height of a row in pixels: the module's `row`. */
const ROW_PX = 28

/**
 * The grid: rows and columns in view only. It has the focus itself and points at the active cell, so that
 * focus is not lost when that cell is scrolled away. Source: WAI-ARIA APG, "Grid".
 */
export function CellGrid(props: CellGridProps) {
  const { data, title, onPlace, onOpen } = props
  const id = useId()
  const { rows, columns, all, width } = useGridWindow(props)
  const place = heldPlace(props.place, { rows: data.order.length, columns: all.length })
  const choose = (row: number, column: number) => onPlace({ row, column })
  const press = (event: KeyboardEvent) => pressGridKey(event, { ...props, place })
  return (
    <GridPart
      ref={props.gridRef}
      className={styles.scroll}
      style={SCROLLER_STYLE}
      role="grid"
      aria-label={title}
      aria-rowcount={data.order.length + 1}
      aria-colcount={all.length}
      aria-activedescendant={`${id}-${place.row}-${place.column}`}
      aria-busy={data.isBehind}
      tabIndex={0}
      onKeyDown={press}
    >
      <GridHead
        id={id}
        data={data}
        columns={columns}
        width={width}
        place={place}
        isFiltering={props.isFiltering}
        onChoose={choose}
      />
      <GridPart className={styles.canvas} role="rowgroup" style={{ height: rows.total, width }}>
        {rows.items.map(({ index, start }) => (
          <GridRow
            key={index}
            id={`${id}-${index}`}
            cells={data.content.rows[data.order[index] ?? -1] ?? NO_CELLS}
            kinds={data.kinds}
            columns={columns}
            row={index}
            offset={start}
            activeColumn={index === place.row ? place.column : -1}
            onChoose={choose}
            onOpen={onOpen}
          />
        ))}
        {data.order.length === 0 && <div className={styles.nothing}>No row fits the filters.</div>}
      </GridPart>
    </GridPart>
  )
}

const NO_CELLS: readonly never[] = []

function useGridWindow({ data, place, gridRef, isFiltering }: CellGridProps) {
  const all = data.table.getVisibleLeafColumns()
  const sizes = data.table.state.columnSizing
  const headPx = isFiltering ? 62 : 32
  const rowVirtual = useVirtualizer({
    count: data.order.length,
    getScrollElement: () => gridRef.current,
    observeElementRect: observeBoundedRect,
    estimateSize: () => ROW_PX,
    overscan: 6,
    scrollPaddingStart: headPx,
    initialRect: { width: 800, height: 480 },
  })
  const columnVirtual = useVirtualizer({
    horizontal: true,
    count: all.length,
    getScrollElement: () => gridRef.current,
    observeElementRect: observeBoundedRect,
    estimateSize: (index) => all[index]?.getSize() ?? 0,
    overscan: 2,
    initialRect: { width: 800, height: 480 },
  })
  useEffect(() => {
    // Widths are TanStack Table's: the virtual list is told when they change.
    if (sizes && all) columnVirtual.measure()
  }, [columnVirtual, sizes, all])
  useEffect(() => {
    if (place.row >= 0) rowVirtual.scrollToIndex(place.row)
    columnVirtual.scrollToIndex(place.column)
  }, [rowVirtual, columnVirtual, place])
  const items = columnVirtual.getVirtualItems()
  const columns = useMemo(() => shownColumns(items, all), [items, all])
  return {
    rows: { items: rowVirtual.getVirtualItems(), total: rowVirtual.getTotalSize() },
    columns,
    all,
    width: columnVirtual.getTotalSize(),
  }
}

function shownColumns(items: readonly VirtualItem[], all: readonly DataColumn[]): ShownColumn[] {
  return items.flatMap(({ index, start, size }) => {
    const column = all[index]
    return column ? [{ column, position: index, left: start, width: size }] : []
  })
}
