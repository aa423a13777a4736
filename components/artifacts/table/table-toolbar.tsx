'use client'

import { Button, Checkbox, Popover, TextInput } from '@mantine/core'
import { IconColumns, IconDownload, IconFilter } from '@tabler/icons-react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { csvName, csvText } from './csv.ts'
import styles from './grid.module.css'
import { columnIndex, type DataTable } from './use-data-table.ts'

/** Columns listed for hiding. */
const MAX_LISTED = 300

type TableToolbarProps = {
  readonly data: DataTable
  readonly title: string
  readonly isFiltering: boolean
  onFiltering(isFiltering: boolean): void
}

/** Search in all columns, filters by column, hiding columns, and CSV of what is shown. */
export function TableToolbar({ data, title, isFiltering, onFiltering }: TableToolbarProps) {
  const { table } = data
  return (
    <div className={styles.toolbar}>
      <TextInput
        className={styles.search}
        aria-label="Search all columns"
        placeholder="Search all columns"
        value={String(table.state.globalFilter ?? '')}
        onChange={(event) => table.setGlobalFilter(event.currentTarget.value)}
      />
      <span className={styles.tools}>
        <Button
          variant={isFiltering ? 'light' : 'subtle'}
          color={isFiltering ? undefined : 'gray'}
          size="compact-xs"
          leftSection={<IconFilter size={14} aria-hidden />}
          aria-pressed={isFiltering}
          onClick={() => {
            if (isFiltering) table.resetColumnFilters(true)
            onFiltering(!isFiltering)
          }}
        >
          Filter columns
        </Button>
        <ColumnChoice data={data} />
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => saveCsv(data, title)}
        >
          CSV
        </Button>
      </span>
    </div>
  )
}

function ColumnChoice({ data }: { data: DataTable }) {
  const columns = data.table.getAllLeafColumns().slice(0, MAX_LISTED)
  const shown = data.table.getVisibleLeafColumns().length
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconColumns size={14} aria-hidden />}
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.columns}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              size="xs"
              label={
                <ForeignText
                  text={data.content.columns[columnIndex(column.id)] ?? ''}
                  maxCharacters={60}
                />
              }
              checked={column.getIsVisible()}
              disabled={column.getIsVisible() && shown === 1}
              onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Saves the rows that the filters let through, in their order, with the columns that are not hidden. */
function saveCsv({ table, content, order }: DataTable, title: string): void {
  const columns = table.getVisibleLeafColumns().map(({ id }) => columnIndex(id))
  const file = new Blob([csvText(content, order, columns)], { type: 'text/csv;charset=utf-8' })
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = csvName(title)
  anchor.click()
  // The browser reads the blob after this task.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
