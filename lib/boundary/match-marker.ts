import { type Decoded, decodeReference, decodeUnicodeEscape } from './character-references.ts'
import {
  ANYWHERE_AUTOMATA,
  classes,
  decodedClasses,
  ESCAPE_CLASS,
  LINE_AUTOMATA,
  type MarkerAutomaton,
  mayOpenMarker,
} from './marker-automaton.ts'
import type { MarkerFamily } from './markers/marker-family.ts'

/** A marker in a text, in UTF-16 offsets. */
export type MarkerMatch = {
  readonly family: MarkerFamily
  readonly start: number
  readonly end: number
}

/** Longest attributes that are taken out with their marker, in UTF-16 units. */
const MAX_ATTRIBUTES = 256

/** The marker that starts at `start` and counts anywhere, however it is spelled. */
export function matchMarker(text: string, start: number): MarkerMatch | undefined {
  if (!mayOpenMarker(text, start)) return undefined
  return longestMatch(text, start, ANYWHERE_AUTOMATA, undefined)
}

/** As `matchMarker`, for those that count at the start of a line or, asked only if need be, behind a blank one. */
export function matchLineMarker(
  text: string,
  start: number,
  isAfterBlankLine: () => boolean,
): MarkerMatch | undefined {
  return longestMatch(text, start, LINE_AUTOMATA, isAfterBlankLine)
}

function longestMatch(
  text: string,
  start: number,
  automata: readonly MarkerAutomaton[],
  isAfterBlankLine: (() => boolean) | undefined,
): MarkerMatch | undefined {
  const first = readClass(text, start)
  for (const automaton of automata) {
    const node = automaton.next(0, first.folded)
    if (node === 0) continue
    const match = runAutomaton(text, start, automaton, node, first.end, isAfterBlankLine)
    if (match) return match
  }
  return undefined
}

/**
 * Case, width, look-alikes, character references, `\u` escapes and ignorable characters are folded while
 * reading: here on from node `second`, in which the first character at `start` ended at `from`. The longest wins. A read stops at the first character that no marker has there, so each
 * character is read a bounded number of times.
 */
function runAutomaton(
  text: string,
  start: number,
  automaton: MarkerAutomaton,
  second: number,
  from: number,
  isAfterBlankLine: (() => boolean) | undefined,
): MarkerMatch | undefined {
  let node = second
  let longest: MarkerMatch | undefined
  for (let at = from; at < text.length; ) {
    const { folded, end } = readClass(text, at)
    const next = automaton.next(node, folded)
    if (next === 0) break
    at = end
    if (next === node) continue
    node = next
    const family = countingFamily(automaton.familiesAt(node), text, start, end, isAfterBlankLine)
    if (family) longest = { family, start, end }
  }
  if (longest?.family.attributes) return { ...longest, end: attributesEnd(text, longest.end) }
  return longest
}

/** The class of the character at `at`, or of the one that a reference or an escape there stands for. */
function readClass(text: string, at: number): { readonly folded: number; readonly end: number } {
  const own = classes[text.charCodeAt(at)] ?? 0
  if (own !== ESCAPE_CLASS) return { folded: own, end: at + 1 }
  const decoded = decodeEscape(text, at)
  if (decoded === undefined) return { folded: 0, end: at + 1 }
  return { folded: decodedClasses[firstUnit(decoded.point)] ?? 0, end: decoded.end }
}

function decodeEscape(text: string, at: number): Decoded | undefined {
  return text.charCodeAt(at) === 0x26 ? decodeReference(text, at) : decodeUnicodeEscape(text, at)
}

function firstUnit(point: number): number {
  return point > 0xffff ? 0xd800 + ((point - 0x10000) >> 10) : point
}

function countingFamily(
  families: readonly MarkerFamily[],
  text: string,
  start: number,
  end: number,
  isAfterBlankLine: (() => boolean) | undefined,
): MarkerFamily | undefined {
  for (const family of families) {
    const isPlaced = family.position !== 'after_blank_line' || isAfterBlankLine?.() === true
    if (isPlaced && isSpelled(family, text, start, end)) return family
  }
  return undefined
}

function isSpelled(family: MarkerFamily, text: string, start: number, end: number): boolean {
  if (family.capitalised && text.charAt(start).toLowerCase() === text.charAt(start)) return false
  if (family.wideBars && !text.slice(start, end).includes('\uff5c')) return false
  return !family.capitals || !/\p{Ll}/u.test(text.slice(start, end))
}

/** Up to the next `>` of the line, unless another bracket comes first. */
function attributesEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_ATTRIBUTES)
  for (let at = from; at < limit; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x3e) return at + 1
    if (ENDS_ATTRIBUTES.has(unit)) break
  }
  return from
}

/** Brackets, line ends, and the brackets of tokens. */
const ENDS_ATTRIBUTES: ReadonlySet<number> = new Set([0x3c, 0x0d, 0x0a, 0x27e6, 0x27e7])
