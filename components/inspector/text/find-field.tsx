'use client'

import { ActionIcon, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import styles from './text.module.css'
import type { TextFind } from './use-text-find.ts'

/** The field of "find in text", how many finds there are, and the ways to the next. */
export function FindField({ find }: { find: TextFind }) {
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
