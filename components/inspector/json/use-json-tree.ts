'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { type FoundNodes, findInJson } from './find-in-json.ts'
import {
  CHILDREN_AT_ONCE,
  childCount,
  firstOpen,
  flatRows,
  type JsonNode,
  type JsonRow,
  type OpenNodes,
  openAll,
  openTo,
  rootNode,
} from './json-rows.ts'
import type { TreeValue } from './parse-json.ts'

/** The state of one tree and what can be done with it. */
export type JsonTreeState = {
  readonly rows: readonly JsonRow[]
  /** Index of the row that the keyboard is on. */
  readonly active: number
  readonly query: string
  readonly found: FoundNodes
  readonly foundIndex: number
  /** Set where opening everything stopped at its budget. */
  readonly note: string | null
  isOpen(node: JsonNode): boolean
  activate(index: number): void
  /** Opens or closes a container, or shows more of it. */
  toggle(row: JsonRow): void
  openEverything(): void
  closeEverything(): void
  search(query: string): void
  moveFind(by: number): void
}

/** Holds which containers are open, which row is active and what is searched for. */
export function useJsonTree(value: TreeValue): JsonTreeState {
  const root = useMemo(() => rootNode(value), [value])
  const [open, setOpen] = useKept<OpenNodes>(root, () => firstOpen(root))
  const [active, setActive] = useKept<JsonNode>(root, () => root)
  const [note, setNote] = useKept<string | null>(root, () => null)
  const rows = useMemo(() => flatRows(root, open), [root, open])
  const search = useJsonFind(root, (node) => {
    setOpen(openTo(node, open))
    setActive(node)
  })
  const activeIndex = useMemo(
    () =>
      Math.max(
        0,
        rows.findIndex((row) => row.kind === 'value' && row.node === active),
      ),
    [rows, active],
  )
  return {
    ...search,
    rows,
    active: activeIndex,
    note,
    isOpen: (node) => open.has(node),
    activate(index) {
      const row = rows[Math.max(0, Math.min(rows.length - 1, index))]
      if (row?.kind === 'value') setActive(row.node)
    },
    toggle: (row) => setOpen(toggled(row, open)),
    openEverything() {
      const all = openAll(root, open)
      setOpen(all.open)
      setNote(all.isAll ? null : 'Not everything was opened: the tree has too many rows for that.')
    },
    closeEverything() {
      setOpen(new Map())
      setActive(root)
      setNote(null)
    },
  }
}

function toggled(row: JsonRow, open: OpenNodes): OpenNodes {
  const next = new Map(open)
  if (row.kind === 'more') next.set(row.node, (next.get(row.node) ?? 0) + CHILDREN_AT_ONCE)
  else if (!next.delete(row.node)) {
    const count = childCount(row.node.value)
    if (count > 0) next.set(row.node, Math.min(count, CHILDREN_AT_ONCE))
  }
  return next
}

function useJsonFind(root: JsonNode, reveal: (node: JsonNode) => void) {
  const [query, setQuery] = useState('')
  const [foundIndex, setFoundIndex] = useState(-1)
  const looked = useDeferredValue(query)
  const found = useMemo(() => findInJson(root, looked), [root, looked])
  return {
    query,
    found,
    foundIndex,
    search(next: string) {
      setQuery(next)
      setFoundIndex(-1)
    },
    moveFind(by: number) {
      const count = found.nodes.length
      if (count === 0) return
      const index = foundIndex < 0 && by < 0 ? count - 1 : (foundIndex + by + count) % count
      const node = found.nodes[index]
      setFoundIndex(index)
      if (node) reveal(node)
    },
  }
}

/** State that begins anew when `owner` is another one. */
function useKept<State>(owner: object, first: () => State): [State, (next: State) => void] {
  const [kept, setKept] = useState(() => ({ owner, state: first() }))
  if (kept.owner === owner) return [kept.state, (state) => setKept({ owner, state })]
  const renewed = { owner, state: first() }
  setKept(renewed)
  return [renewed.state, (state) => setKept({ owner, state })]
}
