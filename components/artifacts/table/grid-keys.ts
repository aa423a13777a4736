import type { KeyboardEvent } from 'react'
import type { CellGridProps } from './grid-parts.ts'
import { movedPlace } from './grid-place.ts'
import { columnIndex } from './use-data-table.ts'

/** Pixels that a heading grows or shrinks by at a key. */
const RESIZE_PX = 16

/** Does what a key means in the grid; keys of a field inside it are left alone. */
export function pressGridKey(event: KeyboardEvent, grid: CellGridProps): void {
  if (event.target instanceof HTMLInputElement) return
  const isControl = event.ctrlKey || event.metaKey
  const isHead = grid.place.row < 0
  if (isControl && event.key === 'c') {
    copyCell(grid)
    event.preventDefault()
  } else if (isHead && event.shiftKey && event.key.startsWith('Arrow')) {
    resizeColumn(event.key, grid)
    event.preventDefault()
  } else if (event.key === 'Enter' || event.key === ' ') {
    if (isHead) sortColumn(event.shiftKey, grid)
    else grid.onOpen(grid.place.row)
    event.preventDefault()
  } else moveTo(event, isControl, grid)
}

function moveTo(event: KeyboardEvent, isControl: boolean, grid: CellGridProps): void {
  const { order, table } = grid.data
  const size = { rows: order.length, columns: table.getVisibleLeafColumns().length }
  const place = movedPlace(grid.place, size, { key: event.key, isControl })
  if (!place) return
  grid.onPlace(place)
  event.preventDefault()
}

function activeColumn({ data, place }: CellGridProps) {
  return data.table.getVisibleLeafColumns()[place.column]
}

function sortColumn(isMulti: boolean, grid: CellGridProps): void {
  activeColumn(grid)?.toggleSorting(undefined, isMulti)
}

function resizeColumn(key: string, grid: CellGridProps): void {
  const column = activeColumn(grid)
  const by = key === 'ArrowRight' ? RESIZE_PX : key === 'ArrowLeft' ? -RESIZE_PX : 0
  if (!column || by === 0) return
  const width = Math.max(48, column.getSize() + by)
  grid.data.table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: width }))
}

function copyCell(grid: CellGridProps): void {
  const { content, order } = grid.data
  const column = activeColumn(grid)
  if (!column) return
  const index = columnIndex(column.id)
  const row = content.rows[order[grid.place.row] ?? -1]
  const text = row ? String(row[index] ?? '') : (content.columns[index] ?? '')
  navigator.clipboard.writeText(text).then(
    () => grid.onCopied('Cell copied'),
    () => grid.onCopied('The browser did not let the page copy'),
  )
}
