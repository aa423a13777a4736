import type { Cell } from './table-fault.ts'

/** Widths of a column that no one has resized, in pixels. */
const MIN_PX = 72
const MAX_PX = 340
/** Mean width of a character in the grid's face, and the room around a cell. */
const CHARACTER_PX = 7.4
const ROOM_PX = 34

/** Rows that a column's first width is judged by. */
const SAMPLE = 100

/** A first width for column `index`: enough for its name and for most of its first cells. */
export function columnWidth(
  name: string,
  rows: readonly (readonly Cell[])[],
  index: number,
): number {
  let longest = name.length + 2
  for (const row of rows.slice(0, SAMPLE)) {
    longest = Math.max(longest, Math.min(60, String(row[index] ?? '').length))
  }
  return Math.round(Math.max(MIN_PX, Math.min(MAX_PX, longest * CHARACTER_PX + ROOM_PX)))
}
