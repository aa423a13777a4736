'use client'

import { Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconChartBar,
  IconEyeOff,
  IconFilter,
  IconFilterOff,
  IconPin,
  IconPinnedOff,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { markedText } from '#components/inspector/text/marked-text.ts'
import { movedPast, pinnedOrNot } from './column-arrangement.ts'
import {
  arrange,
  arrangementOf,
  columnIndex,
  columnName,
  type DataColumn,
  type DataTable,
} from './use-data-table.ts'
import type { TableViewState } from './use-table-view.ts'

type ColumnMenuProps = {
  readonly view: TableViewState
  readonly column: DataColumn
  readonly anchor: ReactNode
  onClose(): void
}

const ICON = { size: 14, 'aria-hidden': true } as const

/** What can be done with one column. */
export function ColumnMenu({ view, column, anchor, onClose }: ColumnMenuProps) {
  const { data } = view
  const name = markedText(columnName(data, column))
  return (
    <Menu
      opened
      position="bottom-start"
      withinPortal
      shadow="md"
      returnFocus={false}
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Menu.Target>{anchor}</Menu.Target>
      <Menu.Dropdown aria-label={`Column ${name}`} aria-labelledby={undefined}>
        <SortItems data={data} column={column} />
        <Menu.Divider />
        <FilterItem view={view} column={columnIndex(column.id)} />
        <Menu.Item
          leftSection={<IconChartBar {...ICON} />}
          closeMenuOnClick={false}
          onClick={() => view.showColumn('summary')}
        >
          Summary
        </Menu.Item>
        <Menu.Divider />
        <PlaceItems data={data} column={column} />
      </Menu.Dropdown>
    </Menu>
  )
}

function FilterItem({ view, column }: { view: TableViewState; column: number }) {
  const { filters, setFilters } = view.data
  if (filters.some((filter) => filter.column === column)) {
    return (
      <Menu.Item
        leftSection={<IconFilterOff {...ICON} />}
        onClick={() => setFilters(filters.filter((filter) => filter.column !== column))}
      >
        Remove its filter
      </Menu.Item>
    )
  }
  return (
    <Menu.Item
      leftSection={<IconFilter {...ICON} />}
      closeMenuOnClick={false}
      onClick={() => {
        // Focus goes to the filter, not back to the grid.
        view.showColumn(null)
        view.addFilter(column)
      }}
    >
      Filter
    </Menu.Item>
  )
}

function SortItems({ data, column }: { data: DataTable; column: DataColumn }) {
  const sorted = column.getIsSorted()
  const others = data.table.state.sorting.filter(({ id }) => id !== column.id).length
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp {...ICON} />}
        onClick={() => column.toggleSorting(false, false)}
      >
        Sort ascending
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown {...ICON} />}
        onClick={() => column.toggleSorting(true, false)}
      >
        Sort descending
      </Menu.Item>
      {others > 0 && (
        <>
          <Menu.Item
            leftSection={<IconArrowUp {...ICON} />}
            onClick={() => column.toggleSorting(false, true)}
          >
            Then sort ascending
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown {...ICON} />}
            onClick={() => column.toggleSorting(true, true)}
          >
            Then sort descending
          </Menu.Item>
        </>
      )}
      {sorted && (
        <Menu.Item leftSection={<IconX {...ICON} />} onClick={() => column.clearSorting()}>
          Do not sort by it
        </Menu.Item>
      )}
    </>
  )
}

function PlaceItems({ data, column }: { data: DataTable; column: DataColumn }) {
  const arrangement = arrangementOf(data)
  const shown = data.shown.map(({ id }) => id)
  const isPinned = arrangement.ids.indexOf(column.id) < arrangement.pinned
  const toLeft = movedPast(arrangement, shown, column.id, -1)
  const toRight = movedPast(arrangement, shown, column.id, 1)
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowLeft {...ICON} />}
        disabled={!toLeft}
        onClick={() => toLeft && arrange(data, toLeft)}
      >
        Move left
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowRight {...ICON} />}
        disabled={!toRight}
        onClick={() => toRight && arrange(data, toRight)}
      >
        Move right
      </Menu.Item>
      <Menu.Item
        leftSection={isPinned ? <IconPinnedOff {...ICON} /> : <IconPin {...ICON} />}
        onClick={() => arrange(data, pinnedOrNot(arrangement, column.id))}
      >
        {isPinned ? 'Unpin' : 'Pin to the left'}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconEyeOff {...ICON} />}
        disabled={shown.length === 1}
        onClick={() => column.toggleVisibility(false)}
      >
        Hide
      </Menu.Item>
    </>
  )
}
