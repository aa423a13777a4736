'use client'

import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core'
import { IconArrowBarDown, IconArrowBarUp, IconFold } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import { FindField } from '#components/inspector/text/find-field.tsx'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { MarksToggle } from '#components/inspector/text/marks.tsx'
import { ToolbarToggle } from '#components/inspector/text/toolbar-toggle.tsx'
import type { TextFind } from '#components/inspector/text/use-text-find.ts'
import styles from './diff.module.css'

export type DiffLayoutName = 'unified' | 'beside'

const LAYOUTS = [
  { value: 'unified', label: 'Unified' },
  { value: 'beside', label: 'Side by side' },
] as const

type DiffToolbarProps = {
  readonly find: TextFind
  readonly path: string
  readonly counts: { readonly added: number; readonly removed: number; readonly changes: number }
  /** Null where there is no room for a choice. */
  readonly layout: DiffLayoutName | null
  readonly marks: boolean
  readonly unfolded: boolean
  onLayout(layout: DiffLayoutName): void
  onMarks(marks: boolean): void
  onUnfolded(unfolded: boolean): void
  /** Goes `by` changes further. */
  onMove(by: number): void
  patch(): string
}

/** Find, how much changed, the ways to the next change, layout, folding, labels, and copying the patch. */
export function DiffToolbar(props: DiffToolbarProps) {
  const { find, path, counts, layout, marks, unfolded } = props
  return (
    <div className={styles.toolbar}>
      <FindField find={find} />
      <span className={styles.facts}>
        {path !== '' && <ForeignText text={path} maxCharacters={120} />}
        <Counts {...counts} />
      </span>
      <span className={styles.tools}>
        <Move label="Previous change" by={-1} {...props}>
          <IconArrowBarUp size={16} />
        </Move>
        <Move label="Next change" by={1} {...props}>
          <IconArrowBarDown size={16} />
        </Move>
        {layout && (
          <SegmentedControl
            size="xs"
            aria-label="Layout"
            value={layout}
            data={[...LAYOUTS]}
            onChange={(chosen) => props.onLayout(chosen === 'beside' ? 'beside' : 'unified')}
          />
        )}
        <ToolbarToggle
          label="Show all unchanged lines"
          pressed={unfolded}
          onChange={props.onUnfolded}
        >
          <IconFold size={16} />
        </ToolbarToggle>
        <MarksToggle marks={marks} onChange={props.onMarks} />
        <CopyIcon label="Copy as a unified patch" text={props.patch} />
      </span>
    </div>
  )
}

function Counts({ added, removed, changes }: DiffToolbarProps['counts']) {
  const told = (count: number) => count.toLocaleString('en')
  return (
    <span className={styles.counts}>
      {told(changes)} {changes === 1 ? 'change' : 'changes'}
      <span className={styles.added}>+{told(added)}</span>
      <span className={styles.removed}>−{told(removed)}</span>
    </span>
  )
}

function Move(props: DiffToolbarProps & { label: string; by: number; children: ReactNode }) {
  const { label, by, counts, onMove, children } = props
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        disabled={counts.changes === 0}
        onClick={() => onMove(by)}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
