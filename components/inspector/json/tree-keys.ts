import { childCount } from './json-rows.ts'
import type { JsonTreeState } from './use-json-tree.ts'

/** Rows that Page Up and Page Down move by. */
const PAGE = 20

type TreeKey = (tree: JsonTreeState) => void

/** What each key does on a tree. Source: WAI-ARIA Authoring Practices, "Tree View". */
const TREE_KEYS: ReadonlyMap<string, TreeKey> = new Map<string, TreeKey>([
  ['ArrowDown', (tree) => tree.activate(tree.active + 1)],
  ['ArrowUp', (tree) => tree.activate(tree.active - 1)],
  ['PageDown', (tree) => tree.activate(tree.active + PAGE)],
  ['PageUp', (tree) => tree.activate(tree.active - PAGE)],
  ['Home', (tree) => tree.activate(0)],
  ['End', (tree) => tree.activate(tree.rows.length - 1)],
  ['ArrowRight', openOrEnter],
  ['ArrowLeft', closeOrLeave],
  ['Enter', toggleActive],
  [' ', toggleActive],
  ['*', (tree) => tree.openEverything()],
])

/** Does what `key` means on the tree; false where it means nothing. */
export function pressTreeKey(key: string, tree: JsonTreeState): boolean {
  const press = TREE_KEYS.get(key)
  press?.(tree)
  return press !== undefined
}

function openOrEnter(tree: JsonTreeState): void {
  const row = tree.rows[tree.active]
  if (row?.kind !== 'value' || childCount(row.node.value) === 0) return
  if (tree.isOpen(row.node)) tree.activate(tree.active + 1)
  else tree.toggle(row)
}

function closeOrLeave(tree: JsonTreeState): void {
  const row = tree.rows[tree.active]
  if (row?.kind !== 'value') return
  if (tree.isOpen(row.node)) {
    tree.toggle(row)
    return
  }
  const { parent } = row.node
  const above = tree.rows.findIndex((one) => one.kind === 'value' && one.node === parent)
  if (above >= 0) tree.activate(above)
}

function toggleActive(tree: JsonTreeState): void {
  const row = tree.rows[tree.active]
  if (row) tree.toggle(row)
}
