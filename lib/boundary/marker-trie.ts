import { MARKER_FAMILIES } from './markers/marker-families.ts'
import type { MarkerFamily } from './markers/marker-family.ts'

/** A step on the way through the spellings of markers, by folded UTF-16 unit. */
export type TrieNode = {
  readonly next: Map<number, TrieNode>
  /** The families of which a marker ends here. */
  readonly families: MarkerFamily[]
  /** White space may stand here. */
  spaced: boolean
}

/** One trie for the families that allow white space beside punctuation, one for those that don't. */
export const MARKER_TRIES: readonly TrieNode[] = [
  buildTrie(MARKER_FAMILIES.filter((family) => family.spaced === true)),
  buildTrie(MARKER_FAMILIES.filter((family) => family.spaced !== true)),
]

function buildTrie(families: readonly MarkerFamily[]): TrieNode {
  const root = emptyNode()
  for (const family of families) {
    for (const marker of family.markers) addMarker(root, marker, family)
  }
  return root
}

function addMarker(root: TrieNode, marker: string, family: MarkerFamily): void {
  let node = root
  for (let index = 0; index < marker.length; index++) {
    const unit = marker.charCodeAt(index)
    const child = node.next.get(unit) ?? emptyNode()
    node.next.set(unit, child)
    node = child
    const isBesidePunctuation = /[^a-z0-9 ]/.test(marker.slice(index, index + 2))
    if (family.spaced && isBesidePunctuation) node.spaced = true
  }
  node.families.push(family)
}

function emptyNode(): TrieNode {
  return { next: new Map(), families: [], spaced: false }
}
