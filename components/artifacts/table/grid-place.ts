/** Where the keyboard is: a row of the order, -1 for the header, and a visible column. */
export type GridPlace = { readonly row: number; readonly column: number }

/** How large the grid is, and how many of its rows are in view. */
export type GridSize = { readonly rows: number; readonly columns: number; readonly page: number }

/** A pressed key, as far as the grid asks for it. */
export type GridKey = { readonly key: string; readonly isControl: boolean }

type Move = (place: GridPlace, size: GridSize, isControl: boolean) => GridPlace

const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowDown', ({ row, column }) => ({ row: row + 1, column })],
  ['ArrowUp', ({ row, column }) => ({ row: row - 1, column })],
  ['ArrowRight', ({ row, column }) => ({ row, column: column + 1 })],
  ['ArrowLeft', ({ row, column }) => ({ row, column: column - 1 })],
  ['PageDown', ({ row, column }, { page }) => ({ row: row + page, column })],
  ['PageUp', ({ row, column }, { page }) => ({ row: row - page, column })],
  ['Home', ({ row }, _, isControl) => ({ row: isControl ? 0 : row, column: 0 })],
  [
    'End',
    ({ row }, size, isControl) => ({
      row: isControl ? size.rows - 1 : row,
      column: size.columns - 1,
    }),
  ],
])

/** Where `key` moves to, within the grid; null where it does not move. Source: WAI-ARIA APG, "Grid". */
export function movedPlace(place: GridPlace, size: GridSize, key: GridKey): GridPlace | null {
  const move = MOVES.get(key.key)
  return move ? heldPlace(move(place, size, key.isControl), size) : null
}

/** `place` held within a grid of `size`. */
export function heldPlace(
  { row, column }: GridPlace,
  size: Pick<GridSize, 'rows' | 'columns'>,
): GridPlace {
  return {
    row: Math.max(-1, Math.min(size.rows - 1, row)),
    column: Math.max(0, Math.min(size.columns - 1, column)),
  }
}
