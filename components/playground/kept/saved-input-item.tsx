'use client'

import { Button } from '@mantine/core'
import { useState } from 'react'
import { LocalTime } from '#components/shell/local-time.tsx'
import styles from './kept.module.css'
import type { SavedInputEntry } from './kept-ports.ts'

/** One saved input: its name as text, what it is, and what can be done with it. */
export function SavedInputItem(props: {
  input: SavedInputEntry
  isBusy: boolean
  onLoad: () => void
  onRemove: () => void
}) {
  const { input, isBusy } = props
  const [isSure, setSure] = useState(false)
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        <bdi>{input.name}</bdi>
      </p>
      <p className={styles.facts}>
        <LocalTime at={input.createdAt} format="short" />
        <span>kept at {input.privacyLevel}</span>
        {input.masked > 0 && (
          <span className={styles.masked}>
            template: {input.masked} masked or cut, fill in after loading
          </span>
        )}
      </p>
      <div className={styles.acts}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Load ${input.name}`}
          disabled={isBusy}
          onClick={props.onLoad}
        >
          Load
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          color={isSure ? 'red' : 'gray'}
          aria-label={`${isSure ? 'Remove for good' : 'Remove'} ${input.name}`}
          disabled={isBusy}
          onBlur={() => setSure(false)}
          onClick={() => (isSure ? props.onRemove() : setSure(true))}
        >
          {isSure ? 'Remove for good' : 'Remove'}
        </Button>
      </div>
    </li>
  )
}
