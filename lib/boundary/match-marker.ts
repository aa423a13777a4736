import { decodeReference, decodeUnicodeEscape } from './character-references.ts'
import { isIgnorable } from './invisible-table.ts'
import { foldLookAlike } from './look-alikes.ts'
import { MARKER_TRIES, type TrieNode } from './marker-trie.ts'
import type { MarkerFamily, MarkerPosition } from './markers/marker-family.ts'

/** A marker in a text, in UTF-16 offsets. */
export type MarkerMatch = {
  readonly family: MarkerFamily
  readonly start: number
  readonly end: number
}

/** Longest attributes that are taken out with their marker, in UTF-16 units. */
const MAX_ATTRIBUTES = 256

const SPACE = 0x20

/**
 * The marker that starts at `start`, however it is spelled: case, width, look-alikes, character references,
 * `\u` escapes and ignorable characters are folded while reading. The longest one wins. A read stops at the
 * first character that no marker has there, so each character is read a bounded number of times.
 */
export function matchMarker(
  text: string,
  start: number,
  position: MarkerPosition,
): MarkerMatch | undefined {
  for (const trie of MARKER_TRIES) {
    const match = walkTrie(text, start, trie, position)
    if (match) return match
  }
  return undefined
}

function walkTrie(
  text: string,
  start: number,
  trie: TrieNode,
  position: MarkerPosition,
): MarkerMatch | undefined {
  let node: TrieNode = trie
  let at = start
  let longest: MarkerMatch | undefined
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (node !== trie && isIgnorable(unit)) {
      at++
      continue
    }
    const { folded, end } = readFolded(text, at, unit)
    const next: TrieNode | undefined = step(node, folded)
    if (next === undefined) break
    at = end
    if (next === node) continue
    node = next
    const family = node.families.find((known) => counts(text, start, end, known, position))
    if (family) longest = { family, start, end }
  }
  if (longest?.family.attributes) return { ...longest, end: attributesEnd(text, longest.end) }
  return longest
}

/** White space that no marker spells out is passed over where it may stand. */
function step(node: TrieNode, folded: number): TrieNode | undefined {
  return node.next.get(folded) ?? (node.spaced && folded === SPACE ? node : undefined)
}

function readFolded(text: string, at: number, unit: number): { folded: number; end: number } {
  if (unit === 0x26 || unit === 0x5c) {
    const decoded = unit === 0x26 ? decodeReference(text, at) : decodeUnicodeEscape(text, at)
    if (decoded) return { folded: foldSpace(decoded.text.charCodeAt(0)), end: decoded.end }
  }
  return { folded: foldSpace(unit), end: at + 1 }
}

function foldSpace(unit: number): number {
  return isSpace(unit) ? SPACE : foldLookAlike(unit)
}

const SPACES: ReadonlySet<number> = new Set(
  Array.from(
    ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
    (space) => space.charCodeAt(0),
  ),
)

function isSpace(unit: number): boolean {
  return SPACES.has(unit)
}

function counts(
  text: string,
  start: number,
  end: number,
  family: MarkerFamily,
  position: MarkerPosition,
): boolean {
  const needed = family.position ?? 'anywhere'
  if (needed !== 'anywhere' && needed !== position && position !== 'after_blank_line') return false
  if (needed === 'anywhere' && position !== 'anywhere') return false
  const first = text.charAt(start)
  if (family.capitalised && first.toLowerCase() === first) return false
  if (family.wideBars && !text.slice(start, end).includes('\uff5c')) return false
  return !family.capitals || !/\p{Ll}/u.test(text.slice(start, end))
}

/** Up to the next `>` of the line, unless another bracket comes first. */
function attributesEnd(text: string, from: number): number {
  const window = text.slice(from, from + MAX_ATTRIBUTES)
  const closing = /^[^<>\r\n\u27e6\u27e7]*>/.exec(window)
  return closing ? from + closing[0].length : from
}
