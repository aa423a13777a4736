'use client'

import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconTextWrap } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyIcon } from '../copy-icon.tsx'
import styles from './text.module.css'
import type { TextFind } from './use-text-find.ts'

type TextToolbarProps = {
  readonly text: string
  readonly find: TextFind
  readonly wrap: boolean
  readonly marks: boolean
  /** What the copy button copies, named for its label: "Copy …". */
  readonly copyLabel: string
  readonly facts?: ReactNode
  onWrap(wrap: boolean): void
  onMarks(marks: boolean): void
}

/** Find, wrap, labels of invisible characters, and copying the exact text. */
export function TextToolbar(props: TextToolbarProps) {
  const { text, find, wrap, marks, copyLabel, facts } = props
  return (
    <div className={styles.toolbar}>
      <FindField find={find} />
      {facts && <span className={styles.facts}>{facts}</span>}
      <span className={styles.tools}>
        <Toggle label="Wrap lines" pressed={wrap} onChange={props.onWrap}>
          <IconTextWrap size={16} />
        </Toggle>
        <Toggle label="Label invisible characters" pressed={marks} onChange={props.onMarks}>
          {marks ? <IconEye size={16} /> : <IconEyeOff size={16} />}
        </Toggle>
        <CopyIcon label={copyLabel} text={() => text} />
      </span>
    </div>
  )
}

function FindField({ find }: { find: TextFind }) {
  const { query, finds, index } = find
  const count = finds.ranges.length
  const said = count === 0 ? 'No match' : `${index + 1} of ${count}${finds.more ? '+' : ''}`
  return (
    <>
      <TextInput
        className={styles.find}
        aria-label="Find in text"
        placeholder="Find in text"
        value={query}
        onChange={(event) => find.setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') find.move(event.shiftKey ? -1 : 1)
          if (event.key === 'Escape' && query !== '') {
            event.stopPropagation()
            find.setQuery('')
          }
        }}
      />
      {query !== '' && (
        <>
          <span className={styles.count} role="status">
            {said}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Previous match"
            onClick={() => find.move(-1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Next match"
            onClick={() => find.move(1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
        </>
      )}
    </>
  )
}

function Toggle(props: {
  label: string
  pressed: boolean
  children: ReactNode
  onChange: (pressed: boolean) => void
}) {
  const { label, pressed, children, onChange } = props
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-pressed={pressed}
        onClick={() => onChange(!pressed)}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
