import { isObject } from '#lib/base/json.ts'
import { ExactNumber } from './exact-number.ts'
import type { TreeObject, TreeValue } from './parse-json.ts'

/** One value of the tree and its way to the root. Made when its parent is first opened. */
export type JsonNode = {
  readonly parent: JsonNode | null
  /** Member name or array index; null for the root. */
  readonly key: string | number | null
  readonly value: TreeValue
  /** 1 for the root. */
  readonly level: number
  /** Position among its siblings, from 1. */
  readonly position: number
}

/** How many children of each open container are shown. A container that is not in it is closed. */
export type OpenNodes = ReadonlyMap<JsonNode, number>

/** A row of the tree: a value, or the place where more children of `node` wait to be asked for. */
export type JsonRow =
  | { readonly kind: 'value'; readonly node: JsonNode }
  | { readonly kind: 'more'; readonly node: JsonNode; readonly left: number }

/** Children shown of a container at once, and as many more each time they are asked for. */
export const CHILDREN_AT_ONCE = 20_000
/** Rows that opening everything may add. */
const OPEN_ALL_ROWS = 50_000
/** Rows that a tree opens with, so that small data is seen at once. */
const FIRST_ROWS = 60

/** The root of a tree over `value`. */
export function rootNode(value: TreeValue): JsonNode {
  return { parent: null, key: null, value, level: 1, position: 1 }
}

/** How many members a container holds; 0 for a scalar. */
export function childCount(value: TreeValue): number {
  if (isList(value)) return value.length
  return isContainer(value) ? Object.keys(value).length : 0
}

/** True for an array. */
export function isList(value: TreeValue): value is readonly TreeValue[] {
  return Array.isArray(value)
}

/** True for an array or an object. */
export function isContainer(value: TreeValue): value is readonly TreeValue[] | TreeObject {
  return isList(value) || (isObject(value) && !(value instanceof ExactNumber))
}

const children = new WeakMap<JsonNode, readonly JsonNode[]>()

/** The members of a container in their order, each a node that stays the same from call to call. */
export function childNodes(node: JsonNode): readonly JsonNode[] {
  const known = children.get(node)
  if (known) return known
  const { value, level } = node
  const made = members(value).map(([key, member], index) => {
    return { parent: node, key, value: member, level: level + 1, position: index + 1 }
  })
  children.set(node, made)
  return made
}

function members(value: TreeValue): readonly (readonly [string | number, TreeValue])[] {
  if (isList(value)) return value.map((member, index) => [index, member])
  return isContainer(value) ? Object.entries(value) : []
}

/** The rows of what is open, in order. Walks with its own stack: the depth is foreign. */
export function flatRows(root: JsonNode, open: OpenNodes): JsonRow[] {
  const rows: JsonRow[] = []
  const stack: JsonRow[] = [{ kind: 'value', node: root }]
  for (let row = stack.pop(); row; row = stack.pop()) {
    rows.push(row)
    const shown = row.kind === 'value' ? open.get(row.node) : undefined
    if (shown === undefined) continue
    const all = childNodes(row.node)
    if (shown < all.length) stack.push({ kind: 'more', node: row.node, left: all.length - shown })
    for (let index = Math.min(shown, all.length) - 1; index >= 0; index--) {
      const node = all[index]
      if (node) stack.push({ kind: 'value', node })
    }
  }
  return rows
}

/** The root open, and the levels below it as far as they fit in a screenful. */
export function firstOpen(root: JsonNode): OpenNodes {
  return openWithin(root, new Map(), FIRST_ROWS)
}

/** Everything under `node` open, level by level, until it would add too many rows; says if all are. */
export function openAll(node: JsonNode, open: OpenNodes): { open: OpenNodes; isAll: boolean } {
  const opened = openWithin(node, open, OPEN_ALL_ROWS)
  const isAll = flatRows(node, opened).every(
    (row) => row.kind === 'value' && (childCount(row.node.value) === 0 || opened.has(row.node)),
  )
  return { open: opened, isAll }
}

function openWithin(from: JsonNode, open: OpenNodes, maxRows: number): OpenNodes {
  const opened = new Map(open)
  const queue = [from]
  let rows = 0
  for (let index = 0; index < queue.length; index++) {
    const node = queue[index] ?? from
    const count = childCount(node.value)
    // What is asked for opens always, what is below it only where it fits.
    if (node !== from && rows + count > maxRows) continue
    if (count > 0)
      opened.set(node, Math.max(opened.get(node) ?? 0, Math.min(count, CHILDREN_AT_ONCE)))
    rows += count
    if (rows <= maxRows) queue.push(...childNodes(node))
  }
  return opened
}

/** The keys from the root to `node`. */
export function nodePath(node: JsonNode): (string | number)[] {
  const path: (string | number)[] = []
  for (let at: JsonNode | null = node; at && at.key !== null; at = at.parent) path.push(at.key)
  return path.reverse()
}

/** Every container above `node` open, far enough for `node` to be a row. */
export function openTo(node: JsonNode, open: OpenNodes): OpenNodes {
  const opened = new Map(open)
  for (let at = node; at.parent; at = at.parent) {
    const needed = Math.ceil(at.position / CHILDREN_AT_ONCE) * CHILDREN_AT_ONCE
    opened.set(at.parent, Math.max(opened.get(at.parent) ?? 0, needed))
  }
  return opened
}
