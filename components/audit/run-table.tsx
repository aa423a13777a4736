'use client'

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import {
  type ColumnDef,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import Link from 'next/link'
import { useMemo } from 'react'
import type { RunRow } from '#lib/events/run-row.ts'
import { RUN_COLUMNS, type RunColumn } from './run-columns.tsx'
import {
  hiddenColumns,
  isDescending,
  nextOrder,
  type RunListParams,
  runListUrl,
} from './run-list-url.ts'
import styles from './run-table.module.css'

const features = tableFeatures({ columnVisibilityFeature })

const columns: ColumnDef<typeof features, RunRow>[] = RUN_COLUMNS.map(({ id, label, cell }) => ({
  id,
  header: label,
  cell: ({ row }) => cell(row.original),
}))

const byId = new Map(RUN_COLUMNS.map((column) => [column.id, column]))

/** One page of runs. Order and hidden columns stand in the address; the server sorts. */
export function RunTable({ rows, params }: { rows: readonly RunRow[]; params: RunListParams }) {
  const columnVisibility = useMemo(
    () => Object.fromEntries(hiddenColumns(params).map((id) => [id, false])),
    [params],
  )
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (run) => run.runId,
    state: { columnVisibility },
  })
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <HeaderCell key={header.id} column={byId.get(header.id)} params={params} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id} data-number={byId.get(cell.column.id)?.isNumber}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeaderCell({ column, params }: { column: RunColumn | undefined; params: RunListParams }) {
  if (!column) return <th scope="col" />
  const { sort, label, isNumber } = column
  if (sort === undefined) {
    return (
      <th scope="col" data-number={isNumber}>
        {label}
      </th>
    )
  }
  const isSorted = (params.sort ?? 'startedAt') === sort
  const order = isSorted ? (isDescending(params) ? 'descending' : 'ascending') : 'none'
  return (
    <th scope="col" data-number={isNumber} aria-sort={order}>
      <Link
        href={runListUrl(nextOrder(params, sort))}
        className={styles.sort}
        prefetch={false}
        scroll={false}
      >
        {label}
        {order === 'descending' && <IconArrowDown size={13} aria-hidden="true" />}
        {order === 'ascending' && <IconArrowUp size={13} aria-hidden="true" />}
      </Link>
    </th>
  )
}
