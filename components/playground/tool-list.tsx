'use client'

import { Kbd, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconClipboardText, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { ApprovalBadge } from './approval-badge.tsx'
import { HeldBadge } from './held-badge.tsx'
import { ListEntry } from './list-entry.tsx'
import styles from './tool-list.module.css'
import { matchingTools, toolsBySource } from './tools-by-source.ts'

/** What the list can choose: a tool by name, or null for the inspection of a result. */
export type Choice = string | null

/** All that can be run: the inspection of a result, and the tools by source. */
export function ToolList(props: {
  tools: readonly ToolDefinition[]
  /** How the definitions of tools stand that may not run now, by name. */
  held: ReadonlyMap<string, string>
  /** Undefined where nothing is chosen. */
  chosen: Choice | undefined
  hasSingleKeys: boolean
  onChoose: (choice: Choice) => void
}) {
  const { tools, held, chosen, onChoose } = props
  const [search, setSearch] = useState('')
  const list = useRef<HTMLElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const groups = useMemo(
    () => toolsBySource(matchingTools(tools, search, held)),
    [tools, search, held],
  )
  useHotkeys(props.hasSingleKeys ? [['/', () => searchField.current?.focus()]] : [])
  return (
    <nav
      ref={list}
      aria-label="Tools"
      className={styles.list}
      onKeyDown={(event) => moveThrough(event, list.current)}
    >
      <TextInput
        ref={searchField}
        type="search"
        className={styles.search}
        aria-label="Search tools"
        placeholder="Search tools"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={14} stroke={1.7} />}
        rightSection={props.hasSingleKeys ? <Kbd size="xs">/</Kbd> : null}
        rightSectionPointerEvents="none"
      />
      <ListEntry
        href="?mode=inspect"
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
        name={
          <span className={styles.inspect}>
            <IconClipboardText size={15} stroke={1.7} aria-hidden="true" /> Inspect a result
          </span>
        }
        detail="Paste or drop what a tool returned"
      />
      {groups.map(({ source, tools: members }) => (
        <section key={source} aria-label={`Tools of ${source}`}>
          <h2 className={styles.source}>
            <span>{source}</span> <span className={styles.count}>{members.length}</span>
          </h2>
          <ul className={styles.entries}>
            {members.map((tool) => (
              <li key={tool.name}>
                <ListEntry
                  href={`?tool=${encodeURIComponent(tool.name)}`}
                  isChosen={chosen === tool.name}
                  onChoose={() => onChoose(tool.name)}
                  name={<code>{tool.name}</code>}
                  badge={<Badge tool={tool} standing={held.get(tool.name)} />}
                  detail={tool.description}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <NothingFound hasTools={tools.length > 0} />}
    </nav>
  )
}

/** What keeps a tool from running comes before what it asks for. */
function Badge({ tool, standing }: { tool: ToolDefinition; standing: string | undefined }) {
  if (standing !== undefined) return <HeldBadge standing={standing} />
  return <ApprovalBadge approval={tool.approval} isShort />
}

function NothingFound({ hasTools }: { hasTools: boolean }) {
  return (
    <p className={styles.nothing} role="status">
      {hasTools ? 'No tool matches. Try part of its name or description.' : 'No tools are set up.'}
    </p>
  )
}

/** Up and down move the focus through the search field and the entries. */
function moveThrough(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !list || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [...list.querySelectorAll<HTMLElement>('input, a')]
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? stops.indexOf(focused) : -1
  stops[Math.min(stops.length - 1, Math.max(0, current + step))]?.focus()
  event.preventDefault()
}
