import { delimitedText } from './delimited-text.ts'
import type { ExportRequest } from './export-request.ts'
import { jsonRecords } from './json-records.ts'

/** One form in which a table is saved. */
export type ExportFormat = {
  readonly name: string
  readonly label: string
  readonly mime: string
  /** Whether spreadsheets open it, and would compute what it holds. */
  readonly isForSpreadsheets: boolean
  /** Its text, piece by piece. */
  text(request: ExportRequest): Generator<string, void>
}

/** The forms that the dialog offers; the first is chosen at first. */
export const EXPORT_FORMATS: readonly [ExportFormat, ...ExportFormat[]] = [
  {
    name: 'csv',
    label: 'CSV',
    mime: 'text/csv;charset=utf-8',
    isForSpreadsheets: true,
    text: (request) => delimitedText(request, ','),
  },
  {
    name: 'tsv',
    label: 'TSV',
    mime: 'text/tab-separated-values;charset=utf-8',
    isForSpreadsheets: true,
    text: (request) => delimitedText(request, '\t'),
  },
  {
    name: 'json',
    label: 'JSON',
    mime: 'application/json',
    isForSpreadsheets: false,
    text: jsonRecords,
  },
]
