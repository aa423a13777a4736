import { ignorableUnits } from './invisible-table.ts'
import { foldedUnits, foldLookAlike } from './look-alikes.ts'
import { MARKER_FAMILIES } from './markers/marker-families.ts'
import type { MarkerFamily } from './markers/marker-family.ts'

const SPACE = 0x20

const SPACES =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000'

/** Class of what no marker is spelled with: no step leads over it. */
const NO_CLASS = 0

/** Class of what is passed over inside a marker. */
const IGNORABLE_CLASS = 254

/** Class of what may begin a character reference or an escape. */
export const ESCAPE_CLASS = 255

/** Class of each folded unit that a marker is spelled with, from 1. */
const classByFolded = new Map<number, number>()
for (const marker of MARKER_FAMILIES.flatMap((family) => family.markers)) {
  for (const character of marker) {
    const unit = character.charCodeAt(0)
    if (!classByFolded.has(unit)) classByFolded.set(unit, classByFolded.size + 1)
  }
}

const WIDTH = classByFolded.size + 1

/** Class by UTF-16 unit as decoded from an escape: case, width, look-alikes and white space are folded. */
export const decodedClasses = new Uint8Array(0x10000)
for (const unit of [...foldedUnits(), ...classByFolded.keys()]) {
  decodedClasses[unit] = classByFolded.get(foldLookAlike(unit)) ?? NO_CLASS
}
for (const space of SPACES) {
  decodedClasses[space.charCodeAt(0)] = classByFolded.get(SPACE) ?? NO_CLASS
}

/** Class by UTF-16 unit as it stands in a text. */
export const classes = decodedClasses.slice()
for (const unit of ignorableUnits()) classes[unit] = IGNORABLE_CLASS
for (const opener of '&\\') classes[opener.charCodeAt(0)] = ESCAPE_CLASS

const NO_FAMILIES: readonly MarkerFamily[] = []

/**
 * The spellings of some families as a machine: nodes are numbers, the root is 0, and a step is one look into a
 * table. No step leads to the root, so 0 also says that there is none.
 */
export class MarkerAutomaton {
  /** The families of which a marker ends at a node; few nodes are ends. */
  readonly #families = new Map<number, MarkerFamily[]>()
  #nodes = 1
  readonly #table: Uint16Array

  constructor(families: readonly MarkerFamily[]) {
    const spellings = families.flatMap(({ markers }) => markers)
    const mostNodes = spellings.reduce((sum, { length }) => sum + length, 1)
    this.#table = new Uint16Array(mostNodes * WIDTH)
    for (const family of families) for (const marker of family.markers) this.#add(marker, family)
  }

  /** The node behind `node` once a character of `folded` class was read; `node` itself over what may be skipped. */
  next(node: number, folded: number): number {
    if (folded >= WIDTH) return folded === IGNORABLE_CLASS ? node : 0
    return this.#table[node * WIDTH + folded] ?? 0
  }

  /** The families of which a marker ends at `node`. */
  familiesAt(node: number): readonly MarkerFamily[] {
    return this.#families.get(node) ?? NO_FAMILIES
  }

  #add(marker: string, family: MarkerFamily): void {
    let node = 0
    for (let index = 0; index < marker.length; index++) {
      node = this.#child(node, classByFolded.get(marker.charCodeAt(index)) ?? 0)
      const isBesidePunctuation = !isPlain(marker, index) || !isPlain(marker, index + 1)
      if (family.spaced && isBesidePunctuation) this.#passOverSpace(node)
    }
    const ending = this.#families.get(node)
    if (ending) ending.push(family)
    else this.#families.set(node, [family])
  }

  #child(node: number, folded: number): number {
    const known = this.#table[node * WIDTH + folded]
    if (known && known !== node) return known
    const child = this.#nodes++
    this.#table[node * WIDTH + folded] = child
    return child
  }

  /** White space that no marker spells out is passed over where it may stand. */
  #passOverSpace(node: number): void {
    const step = node * WIDTH + (classByFolded.get(SPACE) ?? 0)
    if (!this.#table[step]) this.#table[step] = node
  }
}

/** True for a small letter, a digit or a space, and behind the end of `marker`. */
function isPlain(marker: string, index: number): boolean {
  const unit = index < marker.length ? marker.charCodeAt(index) : SPACE
  return unit === SPACE || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39)
}

const ANYWHERE = MARKER_FAMILIES.filter(({ position = 'anywhere' }) => position === 'anywhere')
const LINES = MARKER_FAMILIES.filter((family) => !ANYWHERE.includes(family))

/** For markers that count anywhere: families that allow white space beside punctuation, and those that don't. */
export const ANYWHERE_AUTOMATA = automataOf(ANYWHERE)

/** The same for markers that count at the start of a line. */
export const LINE_AUTOMATA = automataOf(LINES)

/** By class of the first and the second character: 1 where a marker that counts anywhere may begin with both. */
const pairs = new Uint8Array(0x10000)
for (let first = 1; first < WIDTH; first++) {
  for (const automaton of ANYWHERE_AUTOMATA) {
    const node = automaton.next(0, first)
    if (node === 0) continue
    for (let second = 0; second < WIDTH; second++) {
      if (automaton.next(node, second) !== 0) pairs[first * 256 + second] = 1
    }
    pairs[first * 256 + IGNORABLE_CLASS] = 1
    pairs[first * 256 + ESCAPE_CLASS] = 1
  }
}

/** False where no marker that counts anywhere begins at `start`, as its first two characters show. */
export function mayOpenMarker(text: string, start: number): boolean {
  const first = classes[text.charCodeAt(start)] ?? NO_CLASS
  if (first === ESCAPE_CLASS) return true
  if (start + 1 >= text.length) return false
  return pairs[first * 256 + (classes[text.charCodeAt(start + 1)] ?? NO_CLASS)] === 1
}

/** By class: 1 where a marker that counts at the start of a line may begin with it. */
const lineOpeners = new Uint8Array(256)
lineOpeners[ESCAPE_CLASS] = 1
for (let first = 1; first < WIDTH; first++) {
  if (LINE_AUTOMATA.some((automaton) => automaton.next(0, first) !== 0)) lineOpeners[first] = 1
}

/** False where no marker that counts at the start of a line begins at `start`, as its first character shows. */
export function mayOpenLineMarker(text: string, start: number): boolean {
  return start < text.length && lineOpeners[classes[text.charCodeAt(start)] ?? NO_CLASS] === 1
}

function automataOf(families: readonly MarkerFamily[]): readonly MarkerAutomaton[] {
  return [
    new MarkerAutomaton(families.filter((family) => family.spaced === true)),
    new MarkerAutomaton(families.filter((family) => family.spaced !== true)),
  ]
}
