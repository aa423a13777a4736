import type { TreeNode } from '#lib/contract/kinds/tree.ts'
import { count } from '../wording.ts'

/** One entry of a listing, as its line shows it. */
export type ListedEntry = {
  /** From the listed folder on. */
  readonly path: string
  readonly kind: string
  readonly bytes: number | null
  readonly modified: string | null
}

type Branch = { label: string; value?: string; children?: Branch[] }

/**
 * The entries as a tree of folders. A folder whose own entry is not among them, because it stands on another
 * page of the listing, is there without a value.
 */
export function fileTree(entries: readonly ListedEntry[]): readonly TreeNode[] {
  const root: Branch = { label: '', children: [] }
  const byPath = new Map([['', root]])
  for (const entry of entries) {
    const node = branchAt(byPath, entry.path)
    node.value = toldValue(entry)
    if (entry.kind === 'folder') node.children ??= []
  }
  return root.children ?? []
}

/** The node at `path`, made with those above it where it is not there yet. */
function branchAt(byPath: Map<string, Branch>, path: string): Branch {
  let node = byPath.get('') ?? { label: '' }
  let end = 0
  for (const label of path.split('/')) {
    end += label.length + 1
    const place = path.slice(0, end - 1)
    const known = byPath.get(place)
    const next: Branch = known ?? { label }
    if (!known) {
      byPath.set(place, next)
      node.children ??= []
      node.children.push(next)
    }
    node = next
  }
  return node
}

function toldValue({ kind, bytes, modified }: ListedEntry): string {
  const size = bytes === null ? kind : `${count(bytes)} bytes`
  return modified === null ? size : `${size}, ${modified.slice(0, 16).replace('T', ' ')} UTC`
}
