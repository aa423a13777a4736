'use client'

import { CloseButton, Loader } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { inSlices } from '../in-slices.ts'
import { CellText } from './cell-text.tsx'
import { type ColumnKind, KIND_NAMES } from './column-kind.ts'
import { type ColumnSummary, columnSummary, type Histogram } from './column-summary.ts'
import styles from './summary.module.css'
import type { Cell } from './table-fault.ts'
import { columnIndex, columnName, type DataColumn } from './use-data-table.ts'
import type { TableViewState } from './use-table-view.ts'

type ColumnSummaryViewProps = {
  readonly view: TableViewState
  readonly column: DataColumn
  onClose(): void
}

/** One column in short, over the rows that the filters let through. */
export function ColumnSummaryView({ view, column, onClose }: ColumnSummaryViewProps) {
  const { data, marks } = view
  const index = columnIndex(column.id)
  const kind = data.kinds[index] ?? 'text'
  const summary = useSummary(view, index, kind)
  return (
    <section className={styles.summary} aria-label="Column summary" aria-busy={summary === null}>
      <header className={styles.head}>
        <bdi dir="auto">
          <CellText text={columnName(data, column)} marks={marks} maxCharacters={60} />
        </bdi>
        <span className={styles.kind}>{KIND_NAMES[kind]}</span>
        <CloseButton size="sm" aria-label="Close the summary" onClick={onClose} />
      </header>
      {summary === null ? (
        <Loader size="sm" aria-label="Counting" />
      ) : (
        <Facts summary={summary} kind={kind} marks={marks} />
      )}
    </section>
  )
}

function useSummary({ data }: TableViewState, column: number, kind: ColumnKind) {
  const { content, order, collator } = data
  const question = useMemo(
    () => ({ rows: content.rows, order, column, kind, collator }),
    [content, order, column, kind, collator],
  )
  const [answer, setAnswer] = useState<{ to: unknown; summary: ColumnSummary } | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    inSlices(columnSummary(question), abort.signal).then(
      (summary) => summary && setAnswer({ to: question, summary }),
      reportError,
    )
    return () => abort.abort()
  }, [question])
  return answer?.to === question ? answer.summary : null
}

type FactsProps = {
  readonly summary: ColumnSummary
  readonly kind: ColumnKind
  readonly marks: boolean
}

function Facts({ summary, kind, marks }: FactsProps) {
  const { rows, empty, distinct, min, max, histogram } = summary
  const value = (cell: Cell) => (
    <bdi dir="auto">
      <CellText text={String(cell)} marks={marks} maxCharacters={120} />
    </bdi>
  )
  return (
    <>
      <dl className={styles.facts}>
        <dt>Rows</dt>
        <dd>{count(rows)}</dd>
        <dt>Distinct</dt>
        <dd>{count(distinct)}</dd>
        <dt>Empty</dt>
        <dd>{count(empty)}</dd>
        <dt>Min</dt>
        <dd className={styles.value}>{min === null ? '–' : value(min)}</dd>
        <dt>Max</dt>
        <dd className={styles.value}>{max === null ? '–' : value(max)}</dd>
      </dl>
      <Bars histogram={histogram} kind={kind} marks={marks} />
    </>
  )
}

function Bars(props: { histogram: Histogram; kind: ColumnKind; marks: boolean }) {
  const { histogram, kind, marks } = props
  if (histogram.of === 'nothing') return null
  const most = Math.max(...histogram.bars.map((bar) => bar.count))
  const share = (of: number) => `${(of / most) * 100}%`
  if (histogram.of === 'stretches') {
    return (
      <ol className={styles.stretches} aria-label="How the values spread">
        {histogram.bars.map(({ from, to, count: of }) => {
          const said = `${edge(from, kind)} to ${edge(to, kind)}: ${count(of)}`
          return (
            <li key={from} title={said}>
              <span style={{ height: share(of) }} aria-hidden />
              <span className={styles.said}>{said}</span>
            </li>
          )
        })}
      </ol>
    )
  }
  return (
    <ol className={styles.values} aria-label="The most frequent values">
      {histogram.bars.map(({ value, count: of }) => (
        <li key={String(value)}>
          <span className={styles.bar} style={{ width: share(of) }} aria-hidden />
          <bdi dir="auto">
            <CellText text={String(value)} marks={marks} maxCharacters={60} />
          </bdi>
          <span className={styles.count}>{count(of)}</span>
        </li>
      ))}
      {histogram.others > 0 && <li>{count(histogram.others)} other values</li>}
    </ol>
  )
}

function edge(at: number, kind: ColumnKind): string {
  if (kind === 'date') return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return at.toLocaleString('en', { maximumSignificantDigits: 4 })
}

function count(value: number): string {
  return value.toLocaleString('en')
}
