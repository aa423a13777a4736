'use client'

import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyIcon } from '../copy-icon.tsx'
import styles from './json.module.css'
import { jsonText } from './json-text.ts'
import type { TreeValue } from './parse-json.ts'
import type { JsonTreeState } from './use-json-tree.ts'

/** Search, opening and closing everything, and copying the whole. */
export function JsonToolbar(props: {
  value: TreeValue
  tree: JsonTreeState
  /** More of them, before copying. */
  tools: ReactNode
}) {
  const { value, tree, tools } = props
  return (
    <div className={styles.toolbar}>
      <TextInput
        className={styles.find}
        aria-label="Search keys and values"
        placeholder="Search keys and values"
        value={tree.query}
        onChange={(event) => tree.search(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tree.moveFind(event.shiftKey ? -1 : 1)
          if (event.key === 'Escape' && tree.query !== '') {
            event.stopPropagation()
            tree.search('')
          }
        }}
      />
      {tree.query !== '' && <FindControls tree={tree} />}
      <span className={styles.tools}>
        <Button variant="subtle" color="gray" size="compact-xs" onClick={tree.openEverything}>
          Expand all
        </Button>
        <Button variant="subtle" color="gray" size="compact-xs" onClick={tree.closeEverything}>
          Collapse
        </Button>
        {tools}
        <CopyIcon label="Copy as JSON" text={() => jsonText(value)} />
      </span>
    </div>
  )
}

function FindControls({ tree }: { tree: JsonTreeState }) {
  const count = tree.found.nodes.length
  const more = tree.found.more ? '+' : ''
  const place = tree.foundIndex >= 0 ? `${tree.foundIndex + 1} of ` : ''
  return (
    <>
      <span className={styles.count} role="status">
        {count === 0 ? 'No match' : `${place}${count}${more}`}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Previous match"
        onClick={() => tree.moveFind(-1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Next match"
        onClick={() => tree.moveFind(1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
    </>
  )
}
