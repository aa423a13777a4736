'use client'

import { useRef, useState } from 'react'
import { CellGrid } from './cell-grid.tsx'
import styles from './grid.module.css'
import type { GridPlace } from './grid-place.ts'
import { RowDetail } from './row-detail.tsx'
import type { TableContent } from './table-fault.ts'
import { TableToolbar } from './table-toolbar.tsx'
import { columnIndex, type DataTable, useDataTable } from './use-data-table.ts'

/** A table of any length: sorted, filtered, resized, its columns hidden, its cells copied, its rows opened. */
export function TableView({ content, title }: { content: TableContent; title: string }) {
  const data = useDataTable(content)
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 })
  const [opened, setOpened] = useState<number | null>(null)
  const [isFiltering, setFiltering] = useState(false)
  const [copied, setCopied] = useState('')
  const grid = useRef<HTMLDivElement>(null)
  const index = data.order[opened ?? -1]
  return (
    <div className={styles.table}>
      <TableToolbar
        data={data}
        title={title}
        isFiltering={isFiltering}
        onFiltering={setFiltering}
      />
      <CellGrid
        gridRef={grid}
        data={data}
        title={title}
        place={place}
        isFiltering={isFiltering}
        onPlace={setPlace}
        onOpen={setOpened}
        onCopied={setCopied}
      />
      {opened !== null && index !== undefined && (
        <RowDetail
          content={content}
          index={index}
          position={opened}
          onClose={() => {
            setOpened(null)
            grid.current?.focus()
          }}
        />
      )}
      <TableFoot data={data} place={place} copied={copied} />
    </div>
  )
}

function TableFoot({ data, place, copied }: { data: DataTable; place: GridPlace; copied: string }) {
  const { content, order, table } = data
  const column = table.getVisibleLeafColumns()[place.column]
  const all = content.rows.length
  const count = (value: number) => value.toLocaleString('en')
  return (
    <div className={styles.foot}>
      <span role="status">
        {order.length === all
          ? `${count(all)} rows`
          : `${count(order.length)} of ${count(all)} rows`}
        {copied !== '' && ` · ${copied}`}
      </span>
      {content.total !== null && content.total !== all && (
        <span>The tool counts {count(content.total)} rows in all.</span>
      )}
      {column && place.row >= 0 && (
        <span>
          Row {count(place.row + 1)}, column {columnIndex(column.id) + 1}
        </span>
      )}
      <span>
        Arrows move · Enter opens or sorts · Ctrl C copies · Shift ← → on a heading resizes
      </span>
    </div>
  )
}
