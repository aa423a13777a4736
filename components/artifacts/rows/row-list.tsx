'use client'

import { TextInput } from '@mantine/core'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import { MarksContext, MarksToggle } from '#components/inspector/text/marks.tsx'
import { findRows, MAX_ROWS } from './find-rows.ts'
import { RowPanel } from './row-panel.tsx'
import { RowScroll } from './row-scroll.tsx'
import type { WholeText } from './row-text.tsx'
import styles from './rows.module.css'

type RowListProps = {
  /** Each row as the texts it is found by. */
  readonly rows: readonly (readonly string[])[]
  /** What a row is called, as in "3 items". */
  readonly noun: { readonly one: string; readonly many: string }
  readonly label: string
  readonly copyLabel: string
  copyText(): string
  /** The cells of one row. */
  row(index: number, open: (whole: WholeText) => void): ReactNode
}

/**
 * Rows of foreign text, of any number and height: found by their words, copied, a long text opened below. Only
 * the rows in view are in the page. Fills its parent, which must bound its height to be filled.
 */
export function RowList(props: RowListProps) {
  const { rows, noun, label, copyLabel, copyText, row } = props
  const [query, setQuery] = useState('')
  const [marks, setMarks] = useState(true)
  const [whole, setWhole] = useState<WholeText | null>(null)
  const looked = useDeferredValue(query)
  const found = useMemo(() => findRows(rows, looked), [rows, looked])
  const said = (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? noun.one : noun.many}`
  if (rows.length === 0) return <p className={styles.empty}>There are no {noun.many} in it.</p>
  return (
    <div className={styles.viewer}>
      <div className={styles.toolbar}>
        <TextInput
          className={styles.find}
          aria-label={`Find ${noun.many}`}
          placeholder={`Find ${noun.many}`}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <span className={styles.count} role="status">
          {looked === '' ? said(rows.length) : `${found.length} of ${said(rows.length)}`}
        </span>
        <span className={styles.tools}>
          <MarksToggle marks={marks} onChange={setMarks} />
          <CopyIcon label={copyLabel} text={copyText} />
        </span>
      </div>
      <MarksContext value={marks}>
        <RowScroll label={label} indexes={found} row={(index) => row(index, setWhole)} />
      </MarksContext>
      {whole && <RowPanel whole={whole} onClose={() => setWhole(null)} />}
      {found.length > MAX_ROWS && (
        <p className={styles.cut}>
          The first {said(MAX_ROWS)} are listed. Find looks at all of them, and Copy takes all.
        </p>
      )}
    </div>
  )
}
