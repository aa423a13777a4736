import type { TreeMoves } from '../tree-keys.ts'
import { childCount } from './json-rows.ts'
import type { JsonTreeState } from './use-json-tree.ts'

/** What keys do with the rows of JSON data. */
export function jsonMoves(tree: JsonTreeState): TreeMoves {
  const row = tree.rows[tree.active]
  const node = row?.kind === 'value' ? row.node : undefined
  const toggle = () => {
    if (row) tree.toggle(row)
  }
  return {
    active: tree.active,
    count: tree.rows.length,
    activate: (place) => tree.activate(place),
    enter() {
      if (!node || childCount(node.value) === 0) return
      if (tree.isOpen(node)) tree.activate(tree.active + 1)
      else toggle()
    },
    leave() {
      if (!node) return
      if (tree.isOpen(node)) {
        toggle()
        return
      }
      const { parent } = node
      const above = tree.rows.findIndex((one) => one.kind === 'value' && one.node === parent)
      if (above >= 0) tree.activate(above)
    },
    toggle,
    openEverything: () => tree.openEverything(),
  }
}
