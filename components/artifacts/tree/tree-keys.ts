import type { TreeState } from './use-tree.ts'

/** Rows that Page Up and Page Down move by. */
const PAGE = 20

type TreeKey = (tree: TreeState) => void

/** What each key does on a tree. Source: WAI-ARIA Authoring Practices, "Tree View". */
const TREE_KEYS: ReadonlyMap<string, TreeKey> = new Map<string, TreeKey>([
  ['ArrowDown', (tree) => tree.activate(tree.active + 1)],
  ['ArrowUp', (tree) => tree.activate(tree.active - 1)],
  ['PageDown', (tree) => tree.activate(tree.active + PAGE)],
  ['PageUp', (tree) => tree.activate(tree.active - PAGE)],
  ['Home', (tree) => tree.activate(0)],
  ['End', (tree) => tree.activate(tree.seen.length - 1)],
  ['ArrowRight', openOrEnter],
  ['ArrowLeft', closeOrLeave],
  ['Enter', toggleActive],
  [' ', toggleActive],
  ['*', (tree) => tree.openEverything()],
])

/** Does what `key` means on the tree; false where it means nothing. */
export function pressTreeKey(key: string, tree: TreeState): boolean {
  const press = TREE_KEYS.get(key)
  press?.(tree)
  return press !== undefined
}

function openOrEnter(tree: TreeState): void {
  const index = tree.seen[tree.active] ?? 0
  if ((tree.rows[index]?.childCount ?? 0) === 0) return
  if (tree.isOpen(index)) tree.activate(tree.active + 1)
  else tree.toggle(index)
}

function closeOrLeave(tree: TreeState): void {
  const index = tree.seen[tree.active] ?? 0
  if (tree.isOpen(index)) {
    tree.toggle(index)
    return
  }
  const parent = tree.rows[index]?.parent ?? -1
  if (parent >= 0) tree.activate(tree.seen.indexOf(parent))
}

function toggleActive(tree: TreeState): void {
  tree.toggle(tree.seen[tree.active] ?? 0)
}
