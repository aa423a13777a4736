'use client'

import { IconTextWrap } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyIcon } from '../copy-icon.tsx'
import { FindField } from './find-field.tsx'
import { MarksToggle } from './marks.tsx'
import styles from './text.module.css'
import { ToolbarToggle } from './toolbar-toggle.tsx'
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
        <ToolbarToggle label="Wrap lines" pressed={wrap} onChange={props.onWrap}>
          <IconTextWrap size={16} />
        </ToolbarToggle>
        <MarksToggle marks={marks} onChange={props.onMarks} />
        <CopyIcon label={copyLabel} text={() => text} />
      </span>
    </div>
  )
}
