'use client'

import { Button, Menu, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconClock, IconColumns, IconSearch } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { LocalTime } from '#components/shell/local-time.tsx'
import { RUN_MODES, RUN_STATUSES } from '#lib/events/run-event.ts'
import { PRIVACY_LEVELS } from '#lib/privacy/privacy-level.ts'
import styles from './audit.module.css'
import { RUN_COLUMNS } from './run-columns.tsx'
import {
  changedParams,
  type FilterName,
  hasFilter,
  hiddenColumns,
  type RunListParams,
  runListUrl,
} from './run-list-url.ts'

/** How long a reader stops typing before the list is asked again, in milliseconds. */
const TYPING_PAUSE_MS = 250

const FINDING_CHOICES = [
  { value: 'true', label: 'with findings' },
  { value: 'false', label: 'without findings' },
]

/** The filters of the list. Each change is an address of its own, so that a link shows the same list. */
export function RunFilters({
  params,
  toolNames,
}: {
  params: RunListParams
  toolNames: readonly string[]
}) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const go = (change: RunListParams) => {
    startTransition(() => router.push(runListUrl(changedParams(params, change)), { scroll: false }))
  }
  const search = useDebouncedCallback((text: string) => go({ text }), TYPING_PAUSE_MS)
  const choice = (name: FilterName, label: string, options: Options) => (
    <Select
      aria-label={label}
      placeholder={label}
      data={[...options]}
      value={params[name] ?? null}
      onChange={(value) => go({ [name]: value ?? '' })}
      clearable
      searchable={name === 'toolName'}
      className={styles.choice}
      data-set={params[name] ? true : undefined}
    />
  )
  return (
    <search className={styles.filters} aria-busy={isPending}>
      <TextInput
        key={params.text ?? ''}
        aria-label="Search in tool names, sources and run ids"
        placeholder="Search names and ids"
        leftSection={<IconSearch size={14} aria-hidden="true" />}
        defaultValue={params.text ?? ''}
        onChange={(event) => search(event.currentTarget.value)}
        className={styles.search}
        maxLength={200}
      />
      {choice('toolName', 'Tool', toolNames)}
      {choice('status', 'Status', RUN_STATUSES)}
      {choice('flagged', 'Findings', FINDING_CHOICES)}
      {choice('mode', 'Mode', RUN_MODES)}
      {choice('privacyLevel', 'Kept', PRIVACY_LEVELS)}
      <StartedChoice params={params} go={go} />
      <ColumnChoice params={params} go={go} />
      {hasFilter(params) && (
        <Button
          variant="subtle"
          onClick={() => router.push(runListUrl({ hidden: params.hidden }), { scroll: false })}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}

type Options = readonly string[] | readonly { readonly value: string; readonly label: string }[]

type Go = (change: RunListParams) => void

const HOUR_MS = 3_600_000

const PERIODS = [
  { label: 'in the last hour', ms: HOUR_MS },
  { label: 'in the last 24 hours', ms: 24 * HOUR_MS },
  { label: 'in the last 7 days', ms: 7 * 24 * HOUR_MS },
  { label: 'in the last 30 days', ms: 30 * 24 * HOUR_MS },
]

/** A period becomes an instant when it is chosen, so that a link shows a colleague the same runs. */
function StartedChoice({ params, go }: { params: RunListParams; go: Go }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconClock size={14} aria-hidden="true" />}>
          {params.from ? (
            <span>
              since <LocalTime at={params.from} format="short" />
            </span>
          ) : (
            'Started any time'
          )}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => go({ from: '', to: '' })}>any time</Menu.Item>
        {PERIODS.map(({ label, ms }) => (
          <Menu.Item
            key={label}
            onClick={() => go({ from: new Date(Date.now() - ms).toISOString(), to: '' })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function ColumnChoice({ params, go }: { params: RunListParams; go: Go }) {
  const hidden = new Set(hiddenColumns(params))
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    go({ hidden: [...next].join(',') })
  }
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns size={14} aria-hidden="true" />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {RUN_COLUMNS.slice(1).map(({ id, label }) => (
          <Menu.CheckboxItem key={id} checked={!hidden.has(id)} onChange={() => toggle(id)}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
