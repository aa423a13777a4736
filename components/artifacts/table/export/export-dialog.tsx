'use client'

import { Button, Group, Modal, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { inSlices } from '../../in-slices.ts'
import { columnIndex } from '../use-data-table.ts'
import type { TableViewState } from '../use-table-view.ts'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats.ts'
import { exportName } from './export-name.ts'
import { hasOneNameEach } from './json-records.ts'

/** Saves the rows that the filters let through, in their order, with the columns that are shown. */
export function ExportDialog({ view }: { view: TableViewState }) {
  const { data, title } = view
  const [format, setFormat] = useState<ExportFormat>(EXPORT_FORMATS[0])
  const [neutralises, setNeutralises] = useState(true)
  const [marksOrder, setMarksOrder] = useState(false)
  const columns = data.shown.map(({ id }) => columnIndex(id))
  const close = () => {
    view.setExporting(false)
    view.focusGrid()
  }
  const { isSaving, save } = useSaving(close)
  const request = { content: data.content, order: data.order, columns, neutralises, marksOrder }
  const sheet = format.isForSpreadsheets
  return (
    <Modal
      opened
      title="Export the table"
      closeButtonProps={{ 'aria-label': 'Close the export' }}
      returnFocus={false}
      onClose={close}
    >
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Format"
          size="xs"
          data={EXPORT_FORMATS.map(({ name, label }) => ({ value: name, label }))}
          value={format.name}
          onChange={(name) => setFormat(formatNamed(name))}
        />
        <Text size="sm">{whatIsSaved(view)}</Text>
        <Switch
          checked={neutralises && sheet}
          disabled={!sheet}
          label="Neutralise formulas"
          description={
            sheet
              ? 'A text that begins with =, +, -, @, a tab or a line end, also fullwidth or after spaces, gets an apostrophe before it, so that a spreadsheet shows it and computes nothing. Negative numbers such as -5 stay numbers.'
              : 'JSON holds every cell as it came: no program computes it.'
          }
          onChange={(event) => setNeutralises(event.currentTarget.checked)}
        />
        {sheet && (
          <Switch
            checked={marksOrder}
            label="Byte order mark"
            description="Excel reads letters beyond ASCII rightly only with it; other programs do without."
            onChange={(event) => setMarksOrder(event.currentTarget.checked)}
          />
        )}
        {!sheet && !hasOneNameEach(data.content.columns, columns) && (
          <Text size="xs">
            Some columns have the same name, so that the file holds columns and rows, not records.
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={isSaving} onClick={() => save(format, request, title)}>
            Save {format.label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function formatNamed(name: string): ExportFormat {
  return EXPORT_FORMATS.find((format) => format.name === name) ?? EXPORT_FORMATS[0]
}

function whatIsSaved({ data }: TableViewState): string {
  const { content, order, shown } = data
  const rows = counted(order.length, content.rows.length, 'row')
  return `${rows}, ${counted(shown.length, content.columns.length, 'column')}, in the order shown.`
}

function counted(some: number, all: number, noun: string): string {
  const of = some === all ? '' : ` of ${all.toLocaleString('en')}`
  return `${some.toLocaleString('en')}${of} ${all === 1 ? noun : `${noun}s`}`
}

function useSaving(onSaved: () => void) {
  const [isSaving, setSaving] = useState(false)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const save = (
    format: ExportFormat,
    request: Parameters<ExportFormat['text']>[0],
    title: string,
  ): void => {
    const pieces: string[] = []
    const aborted = new AbortController()
    abort.current = aborted
    setSaving(true)
    inSlices(format.text(request), aborted.signal, (piece) => pieces.push(piece)).then((result) => {
      if (result === null) return
      saveFile(new Blob(pieces, { type: format.mime }), exportName(title, format.name))
      onSaved()
    }, reportError)
  }
  return { isSaving, save }
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // The browser reads the blob after this task.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
