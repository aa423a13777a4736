import type { RefObject } from 'react'
import type { GridPlace } from './grid-place.ts'
import type { DataColumn, DataTable } from './use-data-table.ts'

/** What the grid shows and tells of. */
export type CellGridProps = {
  readonly gridRef: RefObject<HTMLDivElement | null>
  readonly data: DataTable
  readonly title: string
  readonly place: GridPlace
  /** Whether invisible characters are labelled. */
  readonly marks: boolean
  onPlace(place: GridPlace): void
  /** Opens the row at this place of the order. */
  onOpenRow(row: number): void
  /** Opens one cell in full. */
  onOpenCell(place: GridPlace): void
  /** Opens the menu of a column under its heading. */
  onMenu(column: DataColumn, heading: Element | null): void
  /** Closes what stands beside the grid; false where nothing does. */
  onClose(): boolean
  /** Says what was copied, or why nothing was. */
  onSaid(said: string): void
}

/** A column that is in view: where it stands and how wide it is, in pixels. */
export type ShownColumn = {
  readonly column: DataColumn
  /** Its position among the visible columns. */
  readonly position: number
  readonly left: number
  readonly width: number
  /** Whether it stays in view when the others are scrolled. */
  readonly isStuck: boolean
}
