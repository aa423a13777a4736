'use client'

import { Button, Checkbox, Popover } from '@mantine/core'
import { CellText } from './cell-text.tsx'
import { ColumnsButton } from './columns-button.tsx'
import styles from './table.module.css'
import { columnName } from './use-data-table.ts'
import type { TableViewState } from './use-table-view.ts'

/** Columns listed for hiding. */
const MAX_LISTED = 300

/** Which columns are shown; and all of them as they came. */
export function ColumnChoice({ view: { data, marks } }: { view: TableViewState }) {
  const { table, shown } = data
  const columns = table.getAllLeafColumns()
  const reset = () => {
    table.resetColumnVisibility(true)
    table.resetColumnOrder(true)
    table.resetColumnPinning(true)
    table.resetColumnSizing(true)
  }
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <ColumnsButton />
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.columns}>
          {columns.slice(0, MAX_LISTED).map((column) => (
            <Checkbox
              key={column.id}
              size="xs"
              label={
                <bdi dir="auto">
                  <CellText text={columnName(data, column)} marks={marks} maxCharacters={60} />
                </bdi>
              }
              checked={column.getIsVisible()}
              disabled={column.getIsVisible() && shown.length === 1}
              onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
            />
          ))}
          {columns.length > MAX_LISTED && (
            <span className={styles.quiet}>{columns.length - MAX_LISTED} more are not listed.</span>
          )}
        </div>
        <Button variant="subtle" size="compact-xs" mt="xs" onClick={reset}>
          All columns as they came
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
