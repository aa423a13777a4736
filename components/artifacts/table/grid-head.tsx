'use client'

import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { markedText } from '#components/inspector/text/marked-text.ts'
import { CellText } from './cell-text.tsx'
import styles from './grid.module.css'
import { GridPart } from './grid-part.tsx'
import type { CellGridProps, ShownColumn } from './grid-parts.ts'
import { placedAt } from './placed-at.ts'
import { type ColumnDrag, useColumnDrag } from './use-column-drag.ts'
import { columnName, type DataColumn, type DataTable } from './use-data-table.ts'

/** Characters of a name in its heading. */
const NAME_CHARACTERS = 120

type GridHeadProps = {
  readonly id: string
  readonly grid: CellGridProps
  readonly columns: readonly ShownColumn[]
  readonly width: number
}

/** The headings. A click sorts, a drag moves the column, the edge resizes it. */
export function GridHead({ id, grid, columns, width }: GridHeadProps) {
  const { place } = grid
  const drag = useColumnDrag(grid.data)
  return (
    <GridPart className={styles.head} role="rowgroup" style={{ width }}>
      <GridPart className={styles.headRow} role="row" aria-rowindex={1}>
        {columns.map((shown) => (
          <HeadCell
            key={shown.column.id}
            id={`${id}--1-${shown.position}`}
            grid={grid}
            shown={shown}
            drag={drag}
            isActive={place.row < 0 && place.column === shown.position}
          />
        ))}
      </GridPart>
    </GridPart>
  )
}

const SORTS = { asc: 'ascending', desc: 'descending' } as const

function HeadCell(props: {
  id: string
  grid: CellGridProps
  shown: ShownColumn
  drag: ColumnDrag
  isActive: boolean
}) {
  const { id, grid, shown, drag, isActive } = props
  const { column, position } = shown
  const sorted = column.getIsSorted()
  const name = columnName(grid.data, column)
  return (
    <GridPart
      id={id}
      role="columnheader"
      aria-colindex={position + 1}
      aria-sort={sorted ? SORTS[sorted] : 'none'}
      className={styles.headCell}
      data-column={column.id}
      data-active={isActive || undefined}
      data-stuck={shown.isStuck || undefined}
      data-dragged={drag.dragged === column.id || undefined}
      data-drop={drag.dropSide(column.id)}
      style={placedAt(shown)}
      title={markedText(name)}
      {...drag.handlers(column.id)}
      onClick={(event: MouseEvent) => {
        if (drag.endsHere()) return
        grid.onPlace({ row: -1, column: position })
        column.toggleSorting(undefined, event.shiftKey)
      }}
    >
      <span className={styles.headName} dir="auto">
        <CellText text={name} marks={grid.marks} maxCharacters={NAME_CHARACTERS} />
      </span>
      {sorted && <SortSign data={grid.data} column={column} sorted={sorted} />}
      <MenuButton
        name={name}
        onOpen={(heading) => {
          grid.onPlace({ row: -1, column: position })
          grid.onMenu(column, heading)
        }}
      />
      <ResizeHandle data={grid.data} column={column} />
    </GridPart>
  )
}

/** The direction, and where several columns sort, which comes first. */
function SortSign(props: { data: DataTable; column: DataColumn; sorted: 'asc' | 'desc' }) {
  const { data, column, sorted } = props
  const isOneOfMany = data.table.state.sorting.length > 1
  return (
    <span className={styles.sorted}>
      {sorted === 'asc' ? '▲' : '▼'}
      {isOneOfMany && <span className={styles.sortRank}>{column.getSortIndex() + 1}</span>}
    </span>
  )
}

/** For the pointer; the keyboard opens the menu from the grid, which is one tab stop. */
function MenuButton({ name, onOpen }: { name: string; onOpen(heading: Element | null): void }) {
  return (
    <UnstyledButton
      className={styles.menuButton}
      tabIndex={-1}
      aria-label={`Menu of ${markedText(name)}`}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation()
        onOpen(event.currentTarget.closest('[role=columnheader]'))
      }}
    >
      <IconChevronDown size={13} aria-hidden />
    </UnstyledButton>
  )
}

/** For the pointer; the keyboard resizes from the heading itself. */
function ResizeHandle({ data, column }: { data: DataTable; column: DataColumn }) {
  const header = data.table.getFlatHeaders().find(({ id }) => id === column.id)
  const resize = header?.getResizeHandler()
  return (
    <span
      className={styles.resize}
      data-resizing={column.getIsResizing() || undefined}
      aria-hidden
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={resize}
      onTouchStart={resize}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => column.resetSize()}
    />
  )
}
