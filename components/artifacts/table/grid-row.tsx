import { memo } from 'react'
import { CellText } from './cell-text.tsx'
import type { ColumnKind } from './column-kind.ts'
import styles from './grid.module.css'
import { GridPart } from './grid-part.tsx'
import type { ShownColumn } from './grid-parts.ts'
import { holdsJson } from './json-cell.ts'
import { placedAt } from './placed-at.ts'
import type { Cell } from './table-fault.ts'
import { columnIndex } from './use-data-table.ts'

/** Characters of a cell in the grid; the cell and its row, opened, show more. */
const CELL_CHARACTERS = 200

type GridRowProps = {
  readonly id: string
  readonly cells: readonly Cell[]
  readonly kinds: readonly ColumnKind[]
  readonly columns: readonly ShownColumn[]
  /** Its place in the order. */
  readonly row: number
  readonly offset: number
  readonly marks: boolean
  /** Position of the active cell's column, -1 where it is in another row. */
  readonly activeColumn: number
}

/** One row of the grid, with the cells in view. The grid listens for what is done to them. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, cells, kinds, columns, row, offset, marks, activeColumn } = props
  return (
    <GridPart
      role="row"
      aria-rowindex={row + 2}
      aria-selected={activeColumn >= 0}
      className={styles.row}
      data-row={row}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {columns.map((shown) => {
        const index = columnIndex(shown.column.id)
        return (
          <GridCell
            key={shown.column.id}
            id={`${id}-${shown.position}`}
            cell={cells[index] ?? null}
            kind={kinds[index] ?? 'text'}
            shown={shown}
            marks={marks}
            isActive={shown.position === activeColumn}
          />
        )
      })}
    </GridPart>
  )
})

function GridCell(props: {
  id: string
  cell: Cell
  kind: ColumnKind
  shown: ShownColumn
  marks: boolean
  isActive: boolean
}) {
  const { id, cell, kind, shown, marks, isActive } = props
  const isJson = holdsJson(cell)
  return (
    <GridPart
      id={id}
      role="gridcell"
      aria-colindex={shown.position + 1}
      className={styles.cell}
      dir="auto"
      data-position={shown.position}
      data-kind={kind}
      data-null={cell === null || undefined}
      data-json={isJson || undefined}
      data-stuck={shown.isStuck || undefined}
      data-active={isActive || undefined}
      style={placedAt(shown)}
    >
      {typeof cell === 'string' ? (
        <CellText text={cell} marks={marks} maxCharacters={CELL_CHARACTERS} />
      ) : (
        String(cell)
      )}
    </GridPart>
  )
}
