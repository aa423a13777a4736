'use client'

import { loadedLater } from '#components/shell/loaded-later.tsx'
import { CellGrid } from './cell-grid.tsx'
import styles from './table.module.css'
import type { TableContent } from './table-fault.ts'
import { TableFoot } from './table-foot.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { useTableView } from './use-table-view.ts'

/** Stands for a part while its code is on its way. */
function Nothing() {
  return null
}

const FilterBar = loadedLater(
  () => import('./filter-bar.tsx').then((module) => module.FilterBar),
  Nothing,
)
const ColumnPanel = loadedLater(
  () => import('./column-panel.tsx').then((module) => module.ColumnPanel),
  Nothing,
)
const OpenedPanel = loadedLater(
  () => import('./opened-panel.tsx').then((module) => module.OpenedPanel),
  Nothing,
)
const ExportDialog = loadedLater(
  () => import('./export/export-dialog.tsx').then((module) => module.ExportDialog),
  Nothing,
)

/**
 * A table of any length: sorted by several columns, searched and filtered, its columns resized, moved, pinned,
 * hidden and summed up, its cells copied, its rows and cells opened, what is shown exported.
 */
export function TableView({ content, title }: { content: TableContent; title: string }) {
  const view = useTableView(content, title)
  const { data, grid, column, opened } = view
  return (
    <div className={styles.table}>
      <TableToolbar view={view} />
      {data.filters.length > 0 && <FilterBar view={view} />}
      <div ref={view.gridBox} className={styles.gridBox}>
        <CellGrid {...grid} />
        {column && <ColumnPanel view={view} opened={column} />}
      </div>
      {opened && <OpenedPanel view={view} opened={opened} />}
      <TableFoot view={view} />
      {view.isExporting && <ExportDialog view={view} />}
    </div>
  )
}
