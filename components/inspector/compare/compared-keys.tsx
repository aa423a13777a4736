'use client'

import { useState } from 'react'
import type { JsonValue } from '#lib/base/json.ts'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { ComparedKey } from '#lib/events/compare-views.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import { JsonTree } from '../json/json-tree.tsx'
import { ReceiptList } from '../tabs/receipt-list.tsx'
import { ForeignText } from '../text/foreign-text.tsx'
import { TextViewer } from '../text/text-viewer.tsx'
import { CHANGE_WORDS, listedKeys } from './change-counts.ts'
import styles from './compare.module.css'
import type { ComparedPart, SideNames } from './compared-part.ts'
import { provenSize } from './proven-comparison.ts'

/** Characters of a value in its cell; the whole is shown below the table. */
const CELL_CHARACTERS = 160

/** Bytes from which on a value says how large it is. */
const SIZE_FROM = 40

/** One part of a comparison, a row a key; a chosen key shows both values whole, side by side. */
export function ComparedKeys(props: {
  part: ComparedPart
  names: SideNames
  isLeftGone: boolean
  onlyDifferences: boolean
}) {
  const { part, names, isLeftGone, onlyDifferences } = props
  const [opened, setOpened] = useState<string | null>(null)
  const keys = listedKeys(part.keys, onlyDifferences)
  const open = keys.find(({ key }) => key === opened)
  return (
    <section className={styles.detail} aria-label={part.label}>
      {part.step?.privacy && <ReceiptList receipt={part.step.privacy} />}
      <table className={styles.keys}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">{names.left}</th>
            <th scope="col">{names.right}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((compared) => (
            <KeyRow
              key={compared.key}
              compared={compared}
              step={part.step}
              isLeftGone={isLeftGone}
              isOpen={compared.key === opened}
              onOpen={() => setOpened(compared.key === opened ? null : compared.key)}
            />
          ))}
        </tbody>
      </table>
      {keys.length === 0 && <p className={styles.note}>Both sides are the same here.</p>}
      {open && (
        <div className={styles.sides}>
          <Side name={names.left} value={open.left} />
          <Side name={names.right} value={open.right} />
        </div>
      )}
    </section>
  )
}

function KeyRow(props: {
  compared: ComparedKey
  step: RunStep | null
  isLeftGone: boolean
  isOpen: boolean
  onOpen: () => void
}) {
  const { compared, step, isLeftGone, isOpen, onOpen } = props
  const { key, change, isFilterMark } = compared
  return (
    <tr>
      <td>
        <button type="button" className={styles.key} aria-expanded={isOpen} onClick={onOpen}>
          <ForeignText text={key} maxCharacters={80} />
        </button>
        <span className={styles.change} data-change={change}>
          {isFilterMark && change === 'added' ? 'written by the filter' : CHANGE_WORDS[change]}
        </span>
      </td>
      <td>
        {isLeftGone ? (
          <span className={styles.absent}>{goneText(compared, step)}</span>
        ) : (
          <Value value={compared.left} />
        )}
      </td>
      <td>
        <Value value={compared.right} />
      </td>
    </tr>
  )
}

function goneText({ key, change, isFilterMark }: ComparedKey, step: RunStep | null): string {
  if (isFilterMark) return 'not there'
  if (change === 'same') return 'as stored'
  if (change === 'changed') return 'gone; parts of it were masked'
  const size = step && provenSize(step, key)
  return size ? `gone; it held ${size}` : 'gone'
}

function Value({ value }: { value: JsonValue | undefined }) {
  if (value === undefined) return <span className={styles.absent}>absent</span>
  const text = typeof value === 'string' ? value : serialise(value)
  const bytes = utf8Length(text)
  return (
    <>
      <span className={styles.value}>
        <ForeignText text={text} maxCharacters={CELL_CHARACTERS} />
      </span>
      {bytes >= SIZE_FROM && (
        <span className={styles.size}>{bytes.toLocaleString('en')} bytes</span>
      )}
    </>
  )
}

function Side({ name, value }: { name: string; value: JsonValue | undefined }) {
  return (
    <div className={styles.side}>
      <h3 className={styles.sideName}>{name}</h3>
      {value === undefined && <p className={styles.absent}>There is no value on this side.</p>}
      {typeof value === 'string' && <TextViewer text={value} label={`${name}: value`} />}
      {value !== undefined && typeof value !== 'string' && (
        <JsonTree value={value} label={`${name}: value`} />
      )}
    </div>
  )
}
