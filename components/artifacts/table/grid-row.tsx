import { memo } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { ColumnKind } from './column-kind.ts'
import styles from './grid.module.css'
import { GridPart } from './grid-part.tsx'
import type { ShownColumn } from './grid-parts.ts'
import type { Cell } from './table-fault.ts'
import { columnIndex } from './use-data-table.ts'

/** Characters of a cell in the grid; the row's detail shows more. */
const CELL_CHARACTERS = 200

type GridRowProps = {
  readonly id: string
  readonly cells: readonly Cell[]
  readonly kinds: readonly ColumnKind[]
  readonly columns: readonly ShownColumn[]
  /** Its place in the order. */
  readonly row: number
  readonly offset: number
  /** Position of the active cell's column, -1 where it is in another row. */
  readonly activeColumn: number
  onChoose(row: number, column: number): void
  onOpen(row: number): void
}

/** One row of the grid, with the cells in view. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, cells, kinds, columns, row, offset, activeColumn, onChoose, onOpen } = props
  return (
    <GridPart
      role="row"
      aria-rowindex={row + 2}
      aria-selected={activeColumn >= 0}
      className={styles.row}
      style={{ transform: `translateY(${offset}px)` }}
      onDoubleClick={() => onOpen(row)}
    >
      {columns.map(({ column, position, left, width }) => {
        const index = columnIndex(column.id)
        return (
          <GridCell
            key={column.id}
            id={`${id}-${position}`}
            cell={cells[index] ?? null}
            kind={kinds[index] ?? 'text'}
            position={position}
            left={left}
            width={width}
            isActive={position === activeColumn}
            onChoose={() => onChoose(row, position)}
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
  position: number
  left: number
  width: number
  isActive: boolean
  onChoose: () => void
}) {
  const { id, cell, kind, position, left, width, isActive, onChoose } = props
  return (
    <GridPart
      id={id}
      role="gridcell"
      aria-colindex={position + 1}
      className={styles.cell}
      data-kind={kind}
      data-null={cell === null || undefined}
      data-active={isActive || undefined}
      style={{ transform: `translateX(${left}px)`, width }}
      onClick={onChoose}
    >
      {typeof cell === 'string' ? (
        <ForeignText text={cell} maxCharacters={CELL_CHARACTERS} />
      ) : (
        String(cell)
      )}
    </GridPart>
  )
}
