import { isObject, type JsonArray, type JsonObject, type JsonValue } from '#lib/base/json.ts'

/** One node of a tree artifact, in the order of reading. */
export type TreeRow = {
  readonly label: string
  /** Text of its value; null where it has none. */
  readonly value: string | null
  /** From 1 on. */
  readonly level: number
  /** Place among its siblings from 1 on, and how many they are. */
  readonly position: number
  readonly setSize: number
  /** Index of its parent, -1 for none. */
  readonly parent: number
  readonly childCount: number
  readonly isBranch: boolean
  /** Index of the first row after it and all that is in it. */
  end: number
}

/** Nodes that are read of a tree. */
export const MAX_NODES = 200_000

/** Why a payload is not one of kind `tree`, or null. A loop, since a tree may be deeper than a stack. */
export function treeFault({ nodes }: JsonObject): string | null {
  if (!isList(nodes)) return 'The payload of kind “tree” holds no list of nodes.'
  const waiting: JsonArray[] = [nodes]
  for (let list = waiting.pop(); list; list = waiting.pop()) {
    for (const node of list) {
      const fault = nodeFault(node)
      if (fault !== null) return fault
      if (isObject(node) && isList(node.children)) waiting.push(node.children)
    }
  }
  return null
}

function nodeFault(node: JsonValue): string | null {
  if (!isObject(node) || typeof node.label !== 'string') return 'A node of this tree has no label.'
  const { value = null, children } = node
  if (value !== null && typeof value === 'object') return 'A value in this tree is no scalar.'
  return children === undefined || isList(children)
    ? null
    : 'What is in a node of this tree is no list.'
}

/** The nodes of a payload without a fault, as far as `MAX_NODES`; `isCut` says that there are more. */
export function treeRows(payload: JsonObject): {
  readonly rows: readonly TreeRow[]
  readonly isCut: boolean
} {
  const rows: TreeRow[] = []
  const open: Frame[] = [{ list: listOf(payload.nodes), next: 0, row: -1 }]
  let isCut = false
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const node = frame.list[frame.next]
    if (node !== undefined && rows.length === MAX_NODES) isCut = true
    if (node === undefined || isCut) {
      open.pop()
      const row = rows[frame.row]
      if (row) row.end = rows.length
      continue
    }
    frame.next++
    const children = isObject(node) ? listOf(node.children) : []
    open.push({ list: children, next: 0, row: rows.length })
    rows.push(rowOf(node, frame, open.length - 1, children.length))
  }
  return { rows, isCut }
}

type Frame = { readonly list: JsonArray; next: number; readonly row: number }

function rowOf(node: JsonValue, { list, next, row }: Frame, level: number, childCount: number) {
  const { label = '', value, children } = isObject(node) ? node : {}
  return {
    label: String(label),
    value: value === undefined ? null : String(value),
    level,
    position: next,
    setSize: list.length,
    parent: row,
    childCount,
    isBranch: children !== undefined,
    end: 0,
  }
}

/** The indexes of the rows that are seen when the branches `open` are open, in order. */
export function seenRows(rows: readonly TreeRow[], open: ReadonlySet<number>): readonly number[] {
  const seen: number[] = []
  for (let index = 0; index < rows.length; ) {
    seen.push(index)
    index = open.has(index) ? index + 1 : (rows[index]?.end ?? rows.length)
  }
  return seen
}

/** The branches to open so that about `budget` rows are seen, upper levels first. */
export function openWithin(rows: readonly TreeRow[], budget: number): ReadonlySet<number> {
  const open = new Set<number>()
  const branches = [...rows.keys()].filter((index) => (rows[index]?.childCount ?? 0) > 0)
  const level = (index: number) => rows[index]?.level ?? 0
  branches.sort((one, other) => level(one) - level(other) || one - other)
  let seen = rows.filter((row) => row.parent < 0).length
  for (const index of branches) {
    seen += rows[index]?.childCount ?? 0
    if (seen > budget) break
    open.add(index)
  }
  return open
}

/** The tree as lines of text, each level set in by two spaces. */
export function treeText(rows: readonly TreeRow[]): string {
  return rows
    .map(({ label, value, level }) => {
      const line = `${'  '.repeat(level - 1)}${label}`
      return value === null ? line : `${line}: ${value}`
    })
    .join('\n')
}

function listOf(value: JsonValue | undefined): JsonArray {
  return isList(value) ? value : []
}

function isList(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value)
}
