'use client'

import { Button, CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import { JsonTree } from '#components/inspector/json/json-tree.tsx'
import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import { CellText } from './cell-text.tsx'
import { jsonRecords } from './export/json-records.ts'
import { cellTree, holdsJson } from './json-cell.ts'
import styles from './opened.module.css'
import type { Cell } from './table-fault.ts'
import type { Opened, TableViewState } from './use-table-view.ts'

/** Characters of one cell in its row; the cell, opened, is shown whole. */
const FIELD_CHARACTERS = 2000
/** Columns of an opened row; more are counted. */
const MAX_FIELDS = 200

/** A row or a cell in full, below the grid. Escape closes it and goes back to the grid. */
export function OpenedPanel({ view, opened }: { view: TableViewState; opened: Opened }) {
  const { data } = view
  const position = useMemo(() => data.order.indexOf(opened.row), [data.order, opened.row])
  const row =
    position < 0 ? 'A row that the filters leave out' : `Row ${(position + 1).toLocaleString('en')}`
  const cells = data.content.rows[opened.row] ?? []
  if (opened.column === null) {
    return (
      <Panel
        label={`${row} in full`}
        heading={row}
        isOpenedAs={opened}
        view={view}
        tools={<CopyIcon label="Copy the row as JSON" text={() => rowJson(view, opened.row)} />}
      >
        <Fields view={view} cells={cells} />
      </Panel>
    )
  }
  const name = data.content.columns[opened.column] ?? ''
  const cell = cells[opened.column] ?? null
  return (
    <Panel
      label={`One cell of ${row.toLowerCase()}`}
      heading={
        <>
          {row},{' '}
          <bdi dir="auto">
            <CellText text={name} marks={view.marks} maxCharacters={120} />
          </bdi>
        </>
      }
      isOpenedAs={opened}
      view={view}
      tools={
        <Button
          variant="subtle"
          size="compact-xs"
          onClick={() => view.open({ row: opened.row, column: null })}
        >
          Whole row
        </Button>
      }
    >
      <WholeCell cell={cell} />
    </Panel>
  )
}

function Panel(props: {
  label: string
  heading: ReactNode
  /** Has the focus when this changes. */
  isOpenedAs: Opened
  view: TableViewState
  tools: ReactNode
  children: ReactNode
}) {
  const { label, heading, isOpenedAs, view, tools, children } = props
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpenedAs) panel.current?.focus()
  }, [isOpenedAs])
  return (
    <section
      ref={panel}
      className={styles.opened}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        view.close()
      }}
    >
      <div className={styles.openedHead}>
        <span className={styles.openedName}>{heading}</span>
        {tools}
        <CloseButton size="sm" aria-label="Close" onClick={view.close} />
      </div>
      {children}
    </section>
  )
}

function Fields({ view, cells }: { view: TableViewState; cells: readonly Cell[] }) {
  const { columns } = view.data.content
  const more = columns.length - MAX_FIELDS
  const fields = columns.slice(0, MAX_FIELDS).map((name, column) => {
    // Names may be equal: columns are told apart by where they stand.
    return { id: `c${column}`, name, column, cell: cells[column] ?? null }
  })
  return (
    <div className={styles.openedBody}>
      <dl className={styles.fields}>
        {fields.map(({ id, ...field }) => (
          <Field key={id} view={view} {...field} />
        ))}
      </dl>
      {more > 0 && <p className={styles.quiet}>{more} more columns are not listed here.</p>}
    </div>
  )
}

function Field(props: { view: TableViewState; name: string; column: number; cell: Cell }) {
  const { view, name, column, cell } = props
  const text = String(cell)
  const canOpen = holdsJson(cell) || text.length > FIELD_CHARACTERS
  const row = view.opened?.row
  return (
    <>
      <dt>
        <bdi dir="auto">
          <CellText text={name} marks={view.marks} maxCharacters={200} />
        </bdi>
      </dt>
      <dd data-null={cell === null || undefined}>
        <bdi dir="auto">
          <CellText text={text} marks={view.marks} maxCharacters={FIELD_CHARACTERS} />
        </bdi>
        {canOpen && row !== undefined && (
          <>
            {' '}
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={`Open column ${column + 1}`}
              onClick={() => view.open({ row, column })}
            >
              Open
            </Button>
          </>
        )}
      </dd>
    </>
  )
}

function WholeCell({ cell }: { cell: Cell }) {
  const tree = useMemo(() => cellTree(cell), [cell])
  return (
    <div className={styles.openedViewer}>
      {tree === undefined ? (
        <TextViewer text={String(cell ?? '')} label="The whole cell" />
      ) : (
        <JsonTree value={tree} label="The cell as a tree" />
      )}
    </div>
  )
}

function rowJson({ data }: TableViewState, row: number): string {
  const columns = data.content.columns.map((_, column) => column)
  const request = { content: data.content, order: [row], columns }
  return [...jsonRecords({ ...request, neutralises: false, marksOrder: false })].join('')
}
