import type { Edits } from './edits.ts'
import { invisibleUnits } from './invisible-table.ts'
import { removeInvisible } from './remove-invisible.ts'
import { beginsWithMarker, MARKER_UNITS, replaceMarkers } from './replace-markers.ts'

/** Text without markers and hidden characters, and how many were taken out, by family. */
export type Neutralised = {
  readonly text: string
  readonly counts: Readonly<Record<string, number>>
}

/** What neutralising did to one text. */
export type Neutralising = {
  readonly text: string
  /** How many of each family were taken out. */
  readonly counts: ReadonlyMap<string, number>
  /** The offset in the outcome of an offset in the original. */
  map(offset: number): number
}

/** One round is enough for all that is known; the others are there so that "nothing changes" is checked. */
const MAX_ROUNDS = 4

/**
 * Takes out of `text` what no legitimate tool result needs: chat-template, tool-call and envelope markers,
 * forged turns, control, bidi and tag characters, escape sequences, and zero-width characters where no script
 * needs them. A marker leaves a visible token. Clean text of any language comes back unchanged; idempotent;
 * linear. A lone surrogate becomes U+FFFD. Source: design `boundary.md`, "Neutralised".
 */
export function neutralise(text: string): Neutralised {
  const outcome = neutraliseText(text.toWellFormed())
  return { text: outcome.text, counts: Object.fromEntries(outcome.counts) }
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map()

/** As `neutralise` for well-formed `text`, telling also where each place of it went. */
export function neutraliseText(text: string): Neutralising {
  if (!maySuspect(text)) return { text, counts: NO_COUNTS, map: (offset) => offset }
  const counts = new Map<string, number>()
  const chain: Edits[] = []
  let current = text
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const visible = removeInvisible(current, counts)
    if (visible.count > 0) chain.push(visible)
    current = visible.apply()
    const replaced = replaceMarkers(current, counts)
    if (replaced.count === 0) break
    chain.push(replaced)
    current = replaced.apply()
  }
  return {
    text: current,
    counts,
    map: (offset) => chain.reduce((place, edits) => edits.map(place), offset),
  }
}

/** What neutralising looks at, by UTF-16 unit: invisible characters, and those with which a marker may begin. */
const suspects = new Uint8Array(0x10000)
for (const unit of [...invisibleUnits(), ...MARKER_UNITS]) suspects[unit] = 1

/** One cheap pass that most texts end with. */
function maySuspect(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (suspects[text.charCodeAt(index)] === 1) return true
  }
  return beginsWithMarker(text)
}
