'use client'

import { useDeferredValue, useMemo } from 'react'
import { type ColumnFilter, filterTest } from './column-filter.ts'
import type { ColumnKind } from './column-kind.ts'
import { RowFilter } from './row-filter.ts'
import { sortedOrder } from './row-order.ts'
import type { TableContent } from './table-fault.ts'

/** What decides which rows are shown, and in which order. */
type Question = {
  readonly search: string
  readonly filters: readonly ColumnFilter[]
  readonly sorting: readonly { readonly id: string; readonly desc: boolean }[]
}

/** Indexes of the rows to show; computed after what was typed is in the page. */
export function useRowOrder(
  content: TableContent,
  kinds: readonly ColumnKind[],
  question: Question,
) {
  const { search, filters, sorting } = question
  const asked = useMemo(() => ({ search, filters, sorting }), [search, filters, sorting])
  const answered = useDeferredValue(asked)
  const collator = useMemo(() => new Intl.Collator(undefined, { numeric: true }), [])
  const rowFilter = useMemo(() => new RowFilter(content.rows), [content])
  const filtered = useMemo(() => {
    const tests = answered.filters.flatMap((filter) => {
      const { test } = filterTest(filter, kinds[filter.column] ?? 'text')
      return test ? [{ column: filter.column, test }] : []
    })
    return rowFilter.indexes(answered.search, tests)
  }, [rowFilter, kinds, answered.search, answered.filters])
  const order = useMemo(() => {
    const rules = answered.sorting.map(({ id, desc }) => {
      const column = Number(id.slice(1))
      return { column, kind: kinds[column] ?? 'text', descending: desc }
    })
    return sortedOrder(content.rows, filtered, rules, collator)
  }, [content, kinds, filtered, answered.sorting, collator])
  return { order, isBehind: answered !== asked, collator }
}
