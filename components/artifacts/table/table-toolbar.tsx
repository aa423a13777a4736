'use client'

import { Button, TextInput } from '@mantine/core'
import { IconDownload, IconEye, IconEyeOff, IconFilter } from '@tabler/icons-react'
import { ToolbarToggle } from '#components/inspector/text/toolbar-toggle.tsx'
import { loadedLater } from '#components/shell/loaded-later.tsx'
import { ColumnsButton } from './columns-button.tsx'
import styles from './table.module.css'
import { columnIndex } from './use-data-table.ts'
import type { TableViewState } from './use-table-view.ts'

const ColumnChoice = loadedLater(
  () => import('./column-choice.tsx').then((module) => module.ColumnChoice),
  ColumnsButton,
)

/** Search in all columns, filters by column, hiding columns, export, and labels of invisible characters. */
export function TableToolbar({ view }: { view: TableViewState }) {
  const { data, marks, setMarks } = view
  return (
    <div className={styles.toolbar}>
      <TextInput
        className={styles.search}
        aria-label="Search all columns"
        placeholder="Search all columns"
        value={data.search}
        onChange={(event) => data.setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || data.search === '') return
          event.stopPropagation()
          data.setSearch('')
        }}
      />
      <span className={styles.tools}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconFilter size={14} aria-hidden />}
          onClick={() => view.addFilter(nextToFilter(view))}
        >
          Add filter
        </Button>
        <ColumnChoice view={view} />
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => view.setExporting(true)}
        >
          Export
        </Button>
        <ToolbarToggle label="Label invisible characters" pressed={marks} onChange={setMarks}>
          {marks ? <IconEye size={16} /> : <IconEyeOff size={16} />}
        </ToolbarToggle>
      </span>
    </div>
  )
}

/** The active column, or the first after it without a filter. */
function nextToFilter({ data, grid }: TableViewState): number {
  const from = Math.min(grid.place.column, data.shown.length - 1)
  const columns = data.shown.map(({ id }) => columnIndex(id))
  const isFree = (column: number) => !data.filters.some((filter) => filter.column === column)
  return [...columns.slice(from), ...columns.slice(0, from)].find(isFree) ?? -1
}
