'use client'

import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { SCROLLER_STYLE } from '#components/inspector/bounded-scroll.ts'
import styles from './grid.module.css'
import { GridHead } from './grid-head.tsx'
import { pressGridKey } from './grid-keys.ts'
import { GridPart } from './grid-part.tsx'
import type { CellGridProps } from './grid-parts.ts'
import { type GridPlace, heldPlace } from './grid-place.ts'
import { GridRow } from './grid-row.tsx'
import { useGridWindow } from './use-grid-window.ts'

/**
 * The grid: rows and columns in view only. It has the focus itself and points at the active cell, so that there
 * is one tab stop, and focus is not lost when that cell is scrolled away. Source: WAI-ARIA APG, "Grid".
 */
export function CellGrid(props: CellGridProps) {
  const { data, title, marks } = props
  const { order, shown, content, kinds } = data
  const id = useId()
  const place = heldPlace(props.place, { rows: order.length, columns: shown.length })
  const grid = { ...props, place }
  const { rows, height, columns, width, page } = useGridWindow(grid)
  const headingOf = (column: number) => document.getElementById(`${id}--1-${column}`)
  return (
    <GridPart
      ref={props.gridRef}
      className={styles.scroll}
      style={SCROLLER_STYLE}
      role="grid"
      aria-label={title}
      aria-rowcount={order.length + 1}
      aria-colcount={shown.length}
      aria-activedescendant={`${id}-${place.row}-${place.column}`}
      aria-busy={data.isBehind}
      aria-readonly
      tabIndex={0}
      onKeyDown={(event: KeyboardEvent) => pressGridKey(event, { ...grid, page, headingOf })}
    >
      <GridHead id={id} grid={grid} columns={columns} width={width} />
      <GridPart
        className={styles.canvas}
        role="rowgroup"
        style={{ height, width }}
        onClick={(event: MouseEvent) => clickCell(event, grid)}
        onDoubleClick={(event: MouseEvent) => {
          const at = placeOf(event)
          if (at) grid.onOpenRow(at.row)
        }}
      >
        {rows.map(({ index, start }) => (
          <GridRow
            key={index}
            id={`${id}-${index}`}
            cells={content.rows[order[index] ?? -1] ?? NO_CELLS}
            kinds={kinds}
            columns={columns}
            row={index}
            offset={start}
            marks={marks}
            activeColumn={index === place.row ? place.column : -1}
          />
        ))}
      </GridPart>
      {order.length === 0 && <Nothing isFiltered={content.rows.length > 0} />}
    </GridPart>
  )
}

const NO_CELLS: readonly never[] = []

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <GridPart className={styles.nothing} role="rowgroup">
      <GridPart role="row">
        <GridPart role="gridcell">
          {isFiltered ? 'No row fits the search and the filters.' : 'The table has no rows.'}
        </GridPart>
      </GridPart>
    </GridPart>
  )
}

function clickCell(event: MouseEvent, grid: CellGridProps): void {
  const at = placeOf(event)
  if (!at) return
  grid.onPlace(at)
  const isJson = event.target instanceof Element && event.target.closest('[data-json]') !== null
  if (isJson && window.getSelection()?.isCollapsed !== false) grid.onOpenCell(at)
}

function placeOf(event: MouseEvent): GridPlace | null {
  const cell = event.target instanceof Element ? event.target.closest('[data-position]') : null
  const row = cell?.closest('[data-row]')
  if (!cell || !row) return null
  return {
    row: Number(row.getAttribute('data-row')),
    column: Number(cell.getAttribute('data-position')),
  }
}
