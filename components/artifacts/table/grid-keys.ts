import type { KeyboardEvent } from 'react'
import { movedPast } from './column-arrangement.ts'
import type { CellGridProps } from './grid-parts.ts'
import { movedPlace } from './grid-place.ts'
import { holdsJson } from './json-cell.ts'
import type { Cell } from './table-fault.ts'
import { arrange, arrangementOf, columnIndex, columnName, MIN_COLUMN_PX } from './use-data-table.ts'

/** Pixels that a column grows or shrinks by at a key. */
const RESIZE_PX = 16

/** The grid, and what only the keys ask of it. */
type KeyedGrid = CellGridProps & {
  /** Rows that Page Up and Page Down move by. */
  readonly page: number
  /** The heading of the visible column at a position, where it is in the page. */
  headingOf(position: number): Element | null
}

type KeyAction = (grid: KeyedGrid) => void

/** What a key does beside moving, by its name with the modifiers before it: in any cell, and on a heading. */
const CELL_ACTIONS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['Control+c', copyCell],
  ['Enter', openCellOrRow],
  [' ', openCellOrRow],
  ['F2', (grid) => grid.onOpenCell(grid.place)],
  ['Alt+ArrowDown', openMenu],
  ['Shift+F10', openMenu],
  ['ContextMenu', openMenu],
])
const HEAD_ACTIONS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['Control+c', copyCell],
  ['Enter', (grid) => sortColumn(grid, false)],
  [' ', (grid) => sortColumn(grid, false)],
  ['Shift+Enter', (grid) => sortColumn(grid, true)],
  ['Shift+ ', (grid) => sortColumn(grid, true)],
  ['Shift+ArrowRight', (grid) => resizeColumn(grid, RESIZE_PX)],
  ['Shift+ArrowLeft', (grid) => resizeColumn(grid, -RESIZE_PX)],
  ['Control+Shift+ArrowRight', (grid) => moveColumn(grid, 1)],
  ['Control+Shift+ArrowLeft', (grid) => moveColumn(grid, -1)],
  ['Alt+ArrowDown', openMenu],
  ['Shift+F10', openMenu],
  ['ContextMenu', openMenu],
])

/** Does what a key means in the grid. */
export function pressGridKey(event: KeyboardEvent, grid: KeyedGrid): void {
  const isControl = event.ctrlKey || event.metaKey
  const name = `${isControl ? 'Control+' : ''}${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`
  const action = (grid.place.row < 0 ? HEAD_ACTIONS : CELL_ACTIONS).get(name)
  if (action) {
    action(grid)
    event.preventDefault()
  } else if (event.key === 'Escape') {
    // A key that closed something here closes or stops nothing else.
    if (grid.onClose()) event.stopPropagation()
  } else if (!event.altKey && !event.shiftKey) moveTo(event, isControl, grid)
}

function moveTo(event: KeyboardEvent, isControl: boolean, grid: KeyedGrid): void {
  const { order, shown } = grid.data
  const size = { rows: order.length, columns: shown.length, page: grid.page }
  const place = movedPlace(grid.place, size, { key: event.key, isControl })
  if (!place) return
  grid.onPlace(place)
  event.preventDefault()
}

function activeColumn({ data, place }: CellGridProps) {
  return data.shown[place.column]
}

function activeCell(grid: CellGridProps): Cell {
  const { content, order } = grid.data
  const column = activeColumn(grid)
  return content.rows[order[grid.place.row] ?? -1]?.[columnIndex(column?.id ?? '')] ?? null
}

function openCellOrRow(grid: KeyedGrid): void {
  if (holdsJson(activeCell(grid))) grid.onOpenCell(grid.place)
  else grid.onOpenRow(grid.place.row)
}

function openMenu(grid: KeyedGrid): void {
  const column = activeColumn(grid)
  if (column) grid.onMenu(column, grid.headingOf(grid.place.column))
}

function sortColumn(grid: KeyedGrid, isAdded: boolean): void {
  activeColumn(grid)?.toggleSorting(undefined, isAdded)
}

function resizeColumn(grid: KeyedGrid, byPx: number): void {
  const column = activeColumn(grid)
  if (!column) return
  const width = Math.max(MIN_COLUMN_PX, column.getSize() + byPx)
  grid.data.table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: width }))
}

function moveColumn(grid: KeyedGrid, by: -1 | 1): void {
  const { data, place, onPlace, onSaid } = grid
  const column = activeColumn(grid)
  const shown = data.shown.map(({ id }) => id)
  const moved = column && movedPast(arrangementOf(data), shown, column.id, by)
  if (!moved) return
  arrange(data, moved)
  onPlace({ row: place.row, column: place.column + by })
  onSaid(`Column ${place.column + by + 1} of ${shown.length}`)
}

/** Copies the active cell or heading as it came, without labels. */
export function copyCell(grid: Pick<CellGridProps, 'data' | 'place' | 'onSaid'>): void {
  const { data, place, onSaid } = grid
  const column = data.shown[place.column]
  if (!column) return
  const row = data.content.rows[data.order[place.row] ?? -1]
  const text = row ? String(row[columnIndex(column.id)] ?? '') : columnName(data, column)
  navigator.clipboard.writeText(text).then(
    () => onSaid('Cell copied'),
    () => onSaid('The browser did not let the page copy'),
  )
}
