'use client'

import { useMemo } from 'react'
import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { objectsOf } from '../payload-faults.ts'
import { RowList } from '../rows/row-list.tsx'
import { RowText, type WholeText } from '../rows/row-text.tsx'
import styles from '../rows/rows.module.css'

const NOUN = { one: 'entry', many: 'entries' } as const

/** Named scalars: the fields of one record, the facts about one thing. */
export function KeyValueArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const entries = useMemo(() => readEntries(payload), [payload])
  const rows = useMemo(() => entries.map(({ key, value }) => [key, String(value)]), [entries])
  return (
    <RowList
      rows={rows}
      noun={NOUN}
      label={title}
      copyLabel="Copy all entries"
      copyText={() => entries.map(({ key, value }) => `${key}: ${copied(value)}`).join('\n')}
      row={(index, open) => {
        const { key, value } = entries[index] ?? { key: '', value: null }
        return (
          <div className={styles.pair}>
            <span className={styles.key}>
              <RowText text={key} name={`key ${index + 1}`} onOpen={open} />
            </span>
            <Value name={key} value={value} onOpen={open} />
            <span className={styles.copy}>
              <CopyIcon label={`Copy value ${index + 1}`} text={() => copied(value)} />
            </span>
          </div>
        )
      }}
    />
  )
}

function Value(props: { name: string; value: JsonValue; onOpen: (whole: WholeText) => void }) {
  const { name, value, onOpen } = props
  const kind = value === '' ? 'empty' : value === null ? 'null' : typeof value
  return (
    <span className={styles.value} data-kind={kind}>
      {typeof value === 'string' && value !== '' ? (
        <RowText text={value} name={name} onOpen={onOpen} />
      ) : (
        plainWord(value)
      )}
    </span>
  )
}

function plainWord(value: JsonValue): string {
  return value === '' ? 'empty text' : String(value)
}

function copied(value: JsonValue): string {
  return value === null ? '' : String(value)
}

function readEntries(payload: JsonObject) {
  const members = objectsOf(payload.entries) ?? []
  return members.map(({ key, value = null }) => ({ key: String(key), value }))
}
