'use client'

import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { markedText } from '#components/inspector/text/marked-text.ts'
import { type ColumnFilter, filterTest, operatorOf, operatorsOf } from './column-filter.ts'
import { KIND_NAMES } from './column-kind.ts'
import styles from './table.module.css'
import type { DataTable } from './use-data-table.ts'
import type { TableViewState } from './use-table-view.ts'

/** The filters by column, a line each; a row is shown where it fits all of them. */
export function FilterBar({ view }: { view: TableViewState }) {
  const { data } = view
  const { filters, setFilters } = data
  return (
    <fieldset className={styles.filters} aria-label="Filters">
      {filters.map((filter, index) => (
        <FilterLine
          key={filter.column}
          data={data}
          filter={filter}
          onChange={(next) => setFilters(filters.map((other, at) => (at === index ? next : other)))}
          onRemove={() => {
            setFilters(filters.filter((other) => other !== filter))
            if (filters.length === 1) view.focusGrid()
          }}
        />
      ))}
      {filters.length > 1 && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          onClick={() => {
            setFilters([])
            view.focusGrid()
          }}
        >
          Remove all
        </Button>
      )}
    </fieldset>
  )
}

type FilterLineProps = {
  readonly data: DataTable
  readonly filter: ColumnFilter
  onChange(filter: ColumnFilter): void
  onRemove(): void
}

function FilterLine({ data, filter, onChange, onRemove }: FilterLineProps) {
  const kind = data.kinds[filter.column] ?? 'text'
  const name = markedText(data.content.columns[filter.column] ?? '')
  const operator = operatorOf(filter, kind)
  const { fault } = filterTest(filter, kind)
  return (
    <div className={styles.filter}>
      <ColumnSelect data={data} filter={filter} onChange={onChange} />
      <NativeSelect
        aria-label={`How ${name} is filtered, a column of ${KIND_NAMES[kind]}`}
        data={operatorsOf(kind).map((known) => ({ value: known.name, label: known.label }))}
        value={operator.name}
        onChange={(event) => onChange({ ...filter, operator: event.currentTarget.value })}
      />
      {operator.operands > 0 && (
        <Operand
          label={`Filter ${name}`}
          value={filter.operand}
          fault={fault}
          onChange={(operand) => onChange({ ...filter, operand })}
        />
      )}
      {operator.operands > 1 && (
        <>
          <span className={styles.quiet}>and</span>
          <Operand
            label={`Filter ${name}, up to`}
            value={filter.upTo}
            fault={null}
            onChange={(upTo) => onChange({ ...filter, upTo })}
          />
        </>
      )}
      <CloseButton size="sm" aria-label={`Remove the filter of ${name}`} onClick={onRemove} />
    </div>
  )
}

function ColumnSelect({ data, filter, onChange }: Omit<FilterLineProps, 'onRemove'>) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus(), [])
  const taken = new Set(data.filters.map(({ column }) => column))
  return (
    <NativeSelect
      ref={select}
      className={styles.filterColumn}
      aria-label="Column to filter"
      data={data.content.columns.map((name, column) => ({
        value: String(column),
        label: markedText(name) || `Column ${column + 1}`,
        disabled: taken.has(column) && column !== filter.column,
      }))}
      value={String(filter.column)}
      onChange={(event) =>
        onChange({ ...filter, column: Number(event.currentTarget.value), operator: '' })
      }
    />
  )
}

function Operand(props: {
  label: string
  value: string
  fault: string | null
  onChange: (value: string) => void
}) {
  const { label, value, fault, onChange } = props
  return (
    <TextInput
      className={styles.operand}
      aria-label={label}
      value={value}
      error={fault}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
