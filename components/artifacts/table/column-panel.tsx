'use client'

import { Popover } from '@mantine/core'
import { ColumnMenu } from './column-menu.tsx'
import { ColumnSummaryView } from './column-summary-view.tsx'
import styles from './table.module.css'
import type { OpenedColumn, TableViewState } from './use-table-view.ts'

/** The menu or the summary of one column, hung under its heading. Focus goes back to the grid when it closes. */
export function ColumnPanel({ view, opened }: { view: TableViewState; opened: OpenedColumn }) {
  const { left, top, shows } = opened
  const anchor = <span className={styles.anchor} style={{ left, top }} aria-hidden />
  const close = () => {
    view.showColumn(null)
    view.focusGrid()
  }
  if (shows === 'menu') {
    return <ColumnMenu view={view} column={opened.column} anchor={anchor} onClose={close} />
  }
  return (
    <Popover
      opened
      position="bottom-start"
      withinPortal
      trapFocus
      shadow="md"
      onChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      <Popover.Target>{anchor}</Popover.Target>
      <Popover.Dropdown aria-label="Summary" aria-labelledby={undefined}>
        <ColumnSummaryView view={view} column={opened.column} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
