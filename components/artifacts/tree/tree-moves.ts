import type { TreeMoves } from '#components/inspector/tree-keys.ts'
import type { TreeState } from './use-tree.ts'

/** What keys do with the rows of a tree artifact. */
export function treeMoves(tree: TreeState): TreeMoves {
  const index = tree.seen[tree.active] ?? 0
  const row = tree.rows[index]
  return {
    active: tree.active,
    count: tree.seen.length,
    activate: (place) => tree.activate(place),
    enter() {
      if ((row?.childCount ?? 0) === 0) return
      if (tree.isOpen(index)) tree.activate(tree.active + 1)
      else tree.toggle(index)
    },
    leave() {
      if (tree.isOpen(index)) tree.toggle(index)
      else if (row && row.parent >= 0) tree.activate(tree.seen.indexOf(row.parent))
    },
    toggle: () => tree.toggle(index),
    openEverything: () => tree.openEverything(),
  }
}
