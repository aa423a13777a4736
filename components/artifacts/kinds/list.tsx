'use client'

import { type CSSProperties, useMemo } from 'react'
import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import { textsOf } from '../payload-faults.ts'
import { RowList } from '../rows/row-list.tsx'
import { RowText } from '../rows/row-text.tsx'
import styles from '../rows/rows.module.css'

const NOUN = { one: 'item', many: 'items' } as const

/** Short texts in an order. */
export function ListArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const items = useMemo(() => textsOf(payload.items) ?? [], [payload])
  const rows = useMemo(() => items.map((item) => [item]), [items])
  const gutter = { '--gutter': `${String(items.length).length}ch` } as CSSProperties
  return (
    <RowList
      rows={rows}
      noun={NOUN}
      label={title}
      copyLabel="Copy all items"
      copyText={() => items.join('\n')}
      row={(index, open) => (
        <div className={styles.item} style={gutter}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <span className={styles.text}>
            <RowText text={items[index] ?? ''} name={`item ${index + 1}`} onOpen={open} />
          </span>
          <span className={styles.copy}>
            <CopyIcon label={`Copy item ${index + 1}`} text={() => items[index] ?? ''} />
          </span>
        </div>
      )}
    />
  )
}
