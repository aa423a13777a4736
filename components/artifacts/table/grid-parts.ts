import type { RefObject } from 'react'
import type { GridPlace } from './grid-place.ts'
import type { DataColumn, DataTable } from './use-data-table.ts'

/** What the grid shows and tells of. */
export type CellGridProps = {
  readonly gridRef: RefObject<HTMLDivElement | null>
  readonly data: DataTable
  readonly title: string
  readonly place: GridPlace
  readonly isFiltering: boolean
  onPlace(place: GridPlace): void
  /** Opens the row at this place of the order. */
  onOpen(row: number): void
  /** Says what was copied, or why nothing was. */
  onCopied(said: string): void
}

/** A column that is in view: where it stands and how wide it is, in pixels. */
export type ShownColumn = {
  readonly column: DataColumn
  /** Its position among the visible columns. */
  readonly position: number
  readonly left: number
  readonly width: number
}
