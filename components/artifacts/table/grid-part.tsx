import type { ComponentProps } from 'react'

/** The roles of a grid and its parts. */
type GridRole = 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'gridcell'

/**
 * A part of the grid by its role. Its rows and cells are placed freely, which the elements of a table can't be
 * without losing their meaning, so the meaning is given by role. Keys go to the grid, which has the focus and
 * points at the active cell.
 */
export function GridPart(props: ComponentProps<'div'> & { role: GridRole }) {
  return <div {...props} />
}
