import type { JsonValue } from '#lib/base/json.ts'
import { carriersAt } from './carriers.ts'
import type { DecodedText } from './decoders/decoder.ts'
import { DECODERS } from './decoders/decoders.ts'
import type { Heuristic } from './heuristics/heuristic.ts'
import { HEURISTICS } from './heuristics/heuristics.ts'
import { hiddenText } from './heuristics/hidden-text.ts'
import { structuralForgery } from './heuristics/structural-forgery.ts'
import { hiddenRuns } from './hidden-runs.ts'
import { LeafMap } from './leaf-map.ts'
import { HINT, hintOf } from './reading/hints.ts'
import { MAX_LOOKS_PER_LEAF, type PhraseHit, Reader } from './reading/reader.ts'
import { beginsWithMarker, nextMarker } from './replace-markers.ts'

/** What was found, and in which leaf; `lastLeaf` is another one where it runs over the end of the first. */
export type Hit = {
  readonly heuristic: Heuristic
  readonly leaf: number
  readonly lastLeaf: number
  readonly start: number
  readonly end: number
  readonly via: readonly string[]
}

/** How many hits of one heuristic in one leaf are kept: enough to see that it is full of them. */
const MAX_HITS_PER_LEAF = 8

/** How many hits are kept in all. */
const MAX_HITS = 1000

/** How often what was decoded is decoded again. */
const MAX_LEVELS = 3

/** UTF-16 units that may be decoded in all: this many times what was read, and a little for small texts. */
const DECODING_FACTOR = 2
const DECODING_FLOOR = 16_384

type Place = { readonly start: number; readonly end: number }

/** A text being read: a leaf, or what a part of one decodes to. */
type Source = {
  readonly text: string
  readonly leaf: number
  readonly via: readonly string[]
  /** What it was decoded from, and how its places are found there. */
  readonly from?: Source
  readonly decoded?: DecodedText
}

/** A text whose hints ask for more than reading. */
type Suspect = { readonly source: Source; readonly hints: number }

/** Place of each heuristic in the list of all. */
const HEURISTIC_NUMBERS: ReadonlyMap<Heuristic, number> = new Map(
  HEURISTICS.map((heuristic, number) => [heuristic, number]),
)

const SHAPES = HEURISTICS.flatMap((heuristic) =>
  (heuristic.match.shapes ?? []).map((shape) => ({
    heuristic,
    hints: hintOf(shape.needs),
    ...shape,
  })),
)

const MARKER_HINTS =
  HINT.lessThan | HINT.bracket | HINT.bracketLike | HINT.ampersand | HINT.backslash | HINT.lines

const DECODER_HINTS = DECODERS.reduce((hints, decoder) => hints | decoder.hints, 0)

const ALL_HINTS = SHAPES.reduce(
  (hints, shape) => hints | shape.hints,
  MARKER_HINTS | HINT.hidden | DECODER_HINTS,
)

/**
 * Scans the texts of one value: words as they stand, then what hints ask for (shapes, hidden runs, markers,
 * encoded texts up to three levels, within a budget). Source: design `boundary.md`, "Flagged, not removed".
 */
export class Scanner {
  readonly leaves = new LeafMap()
  readonly hits: Hit[] = []
  /** The texts of leaves that neutralising may change: all others hold nothing to take out. */
  readonly unclean: string[] = []
  readonly #texts: string[] = []
  readonly #suspects: Suspect[] = []
  readonly #kept = new Map<string, { count: number; end: number }>()
  readonly #reader = new Reader(
    (hit) => this.#reportPhrase(hit),
    (leaf) => this.leaves.isKey(leaf),
  )
  readonly #looks = new Map<number, number>()
  #budget = DECODING_FLOOR
  /** The decoded text that is being read; the leaves are read before any. */
  #decoded: Source | undefined

  /** Scans every key and string of `value`; once. */
  scan(value: JsonValue): void {
    this.leaves.walk(value, (text, leaf) => {
      this.#texts.push(text)
      this.#budget += text.length * DECODING_FACTOR
      const hints = this.#reader.read(text, leaf) | hintOfStart(text)
      if ((hints & ALL_HINTS) !== 0) this.#suspects.push({ source: { text, leaf, via: [] }, hints })
    })
    this.#reader.finish()
    const leaves = this.#suspects.length
    // Decoding appends to the list that is walked: at most three levels deep, within the budget.
    for (let index = 0; index < this.#suspects.length; index++) {
      const suspect = this.#suspects[index]
      if (suspect === undefined) continue
      if (index < leaves) this.#examine(suspect.source, suspect.hints)
      this.#decode(suspect.source, suspect.hints)
    }
  }

  /** The text of a leaf. */
  text(leaf: number): string {
    return this.#texts[leaf] ?? ''
  }

  #examine(source: Source, hints: number): void {
    for (const shape of SHAPES) if ((shape.hints & hints) !== 0) this.#lookForShape(source, shape)
    const isHidden = (hints & HINT.hidden) !== 0
    if (isHidden) {
      for (const run of hiddenRuns(source.text)) this.#report(hiddenText, source, run, [])
    }
    const hasMarkers = (hints & MARKER_HINTS) !== 0 && this.#reportMarkers(source)
    if (source.from === undefined && (isHidden || hasMarkers)) this.unclean.push(source.text)
  }

  /** True where there is one at least. */
  #reportMarkers(source: Source): boolean {
    const { text } = source
    const first = nextMarker(text, 0)
    for (let match = first; match; match = nextMarker(text, match.end)) {
      if (!this.#report(structuralForgery, source, match, [])) break
    }
    return first !== undefined
  }

  #lookForShape(source: Source, shape: (typeof SHAPES)[number]): void {
    if (!source.text.includes(shape.needs)) return
    const found = shape.expression.exec(source.text)
    if (!found) return
    const place = { start: found.index, end: found.index + found[0].length }
    this.#report(shape.heuristic, source, place, [])
  }

  #decode(source: Source, hints: number): void {
    for (const decoder of DECODERS) {
      if ((decoder.hints & hints) === 0) continue
      const via = [...source.via, decoder.name]
      for (const decoded of decoder.decode(source.text)) {
        if (decoded.text.length > this.#budget) return
        this.#budget -= decoded.text.length
        this.#readDecoded({ text: decoded.text, leaf: source.leaf, via, from: source, decoded })
      }
    }
  }

  #readDecoded(source: Source): void {
    this.#decoded = source
    const hints = this.#reader.read(source.text, this.#texts.length) | hintOfStart(source.text)
    this.#reader.finish()
    this.#examine(source, hints)
    // Not kept beyond that without need: a text can carry as many small ones as it has words.
    if (source.via.length < MAX_LEVELS && (hints & DECODER_HINTS) !== 0) {
      this.#suspects.push({ source, hints })
    }
  }

  #reportPhrase(hit: PhraseHit): void {
    const { heuristic, leaf, lastLeaf, start, end, folds } = hit
    const source = this.#decoded ?? { text: this.text(leaf), leaf, via: [] }
    const isWithin = leaf === lastLeaf
    const place = { start, end: isWithin ? end : source.text.length }
    this.#report(heuristic, source, place, folds, isWithin ? source.leaf : lastLeaf)
  }

  /** False where more of the heuristic in this leaf would not be looked at. */
  #report(
    heuristic: Heuristic,
    source: Source,
    place: Place,
    folds: readonly string[],
    lastLeaf: number = source.leaf,
  ): boolean {
    if (this.hits.length >= MAX_HITS) return false
    const origin = originOf(source, place)
    if (!origin) return true
    if (this.#hasSeenEnough(heuristic, source.leaf)) return false
    const carriers = carriersAt(source.text, place.start)
    const outer = source.from ? carriersAt(this.text(source.leaf), origin.start) : []
    const via = [...outer, ...source.via, ...carriers, ...folds]
    const name = `${heuristic.name} ${source.leaf} ${via.join()}`
    const kept = this.#kept.get(name) ?? { count: 0, end: -1 }
    if (origin.start < kept.end || kept.count >= MAX_HITS_PER_LEAF) return true
    this.#kept.set(name, { count: kept.count + 1, end: origin.end })
    this.leaves.hide(source.leaf)
    this.hits.push({ heuristic, leaf: source.leaf, lastLeaf, ...origin, via })
    return true
  }

  /** True once so many places of one heuristic in one leaf were looked at that more would only be the same. */
  #hasSeenEnough(heuristic: Heuristic, leaf: number): boolean {
    const number = leaf * HEURISTICS.length + (HEURISTIC_NUMBERS.get(heuristic) ?? 0)
    const looks = (this.#looks.get(number) ?? 0) + 1
    if (looks <= MAX_LOOKS_PER_LEAF) this.#looks.set(number, looks)
    return looks > MAX_LOOKS_PER_LEAF
  }
}

/** The start of a text is the start of a line. */
function hintOfStart(text: string): number {
  return beginsWithMarker(text) ? HINT.lines : 0
}

/** Where a place of a decoded text stands in its leaf; undefined where decoding changed nothing there. */
function originOf(source: Source, place: Place): Place | undefined {
  let at: Place | undefined = place
  for (let text: Source | undefined = source; text?.decoded && at; text = text.from) {
    at = text.decoded.place(at.start, at.end)
  }
  return at
}
