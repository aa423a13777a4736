/** Rows that Page Up and Page Down move by. */
const PAGE = 20

/** What keys do with a tree of rows, one of which is active. */
export type TreeMoves = {
  /** Place of the active row among those that are seen. */
  readonly active: number
  /** How many rows are seen. */
  readonly count: number
  activate(place: number): void
  /** Opens the active row, or goes to its first child where it is open. */
  enter(): void
  /** Closes the active row, or goes to its parent where it is closed. */
  leave(): void
  /** Opens or closes the active row. */
  toggle(): void
  openEverything(): void
}

/** Source: WAI-ARIA Authoring Practices, "Tree View". */
const TREE_KEYS: ReadonlyMap<string, (tree: TreeMoves) => void> = new Map([
  ['ArrowDown', (tree: TreeMoves) => tree.activate(tree.active + 1)],
  ['ArrowUp', (tree) => tree.activate(tree.active - 1)],
  ['PageDown', (tree) => tree.activate(tree.active + PAGE)],
  ['PageUp', (tree) => tree.activate(tree.active - PAGE)],
  ['Home', (tree) => tree.activate(0)],
  ['End', (tree) => tree.activate(tree.count - 1)],
  ['ArrowRight', (tree) => tree.enter()],
  ['ArrowLeft', (tree) => tree.leave()],
  ['Enter', (tree) => tree.toggle()],
  [' ', (tree) => tree.toggle()],
  ['*', (tree) => tree.openEverything()],
])

/** Does what `key` means on the tree; false where it means nothing. */
export function pressTreeKey(key: string, tree: TreeMoves): boolean {
  const press = TREE_KEYS.get(key)
  press?.(tree)
  return press !== undefined
}
