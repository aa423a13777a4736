import type { JsonValue } from '#lib/base/json.ts'
import { asFinding } from './as-finding.ts'
import type { Finding, FindingChannel } from './finding.ts'
import type { Neutralising } from './neutralise.ts'
import { type NeutralisedValue, neutraliseValue } from './neutralise-value.ts'
import { Neutraliser } from './neutraliser.ts'
import { type Hit, Scanner } from './scanner.ts'
import { serialisedOffsets, serialisedPlaces } from './serialised-places.ts'

/** One part of a result, neutralised and scanned. */
export type Examined = {
  readonly value: JsonValue
  readonly findings: readonly Finding[]
}

/** How findings of a part tell their place. */
export type Placing = {
  readonly channel: FindingChannel
  /** True where the part is delivered as its JSON text: offsets are then in that text. */
  readonly isSerialised: boolean
}

/**
 * Neutralises one part of a result and scans it twice where that changed anything: as it came and as it is
 * delivered, because removing a character may join what was apart, and what was apart may have hidden from the
 * scan. Undefined where neutralising makes keys equal. Counts are added to `counts` by family.
 * Source: design `boundary.md`, "Order of operations" 4 and 5.
 */
export function examine(
  value: JsonValue,
  placing: Placing,
  counts: Map<string, number>,
): Examined | undefined {
  const asItCame = new Scanner()
  asItCame.scan(value)
  const neutraliser = new Neutraliser()
  const neutral = neutralised(value, asItCame, neutraliser, counts)
  if (!neutral.ok) return undefined
  const hits = neutralHits(asItCame, neutraliser)
  if (neutral.value !== value) {
    const delivered = new Scanner()
    delivered.scan(neutral.value)
    const known = groupedByLeaf(hits)
    for (const hit of delivered.hits) {
      if (known.get(hit.leaf)?.some((other) => overlap(other, hit))) continue
      asItCame.leaves.hide(hit.leaf)
      hits.push(hit)
    }
  }
  if (hits.length === 0) return { value: neutral.value, findings: [] }
  const placed = placing.isSerialised ? serialisedHits(neutral.value, hits) : hits
  const findings = placed.map((hit) => asFinding(hit, asItCame.leaves, placing.channel))
  return { value: neutral.value, findings }
}

/** The value itself where scanning saw nothing that could be taken out. */
function neutralised(
  value: JsonValue,
  scanner: Scanner,
  neutraliser: Neutraliser,
  counts: Map<string, number>,
): NeutralisedValue {
  for (const text of scanner.unclean) {
    if (neutraliser.changes(text)) return neutraliseValue(value, neutraliser, counts)
  }
  return { ok: true, value }
}

/** Moves hits from the text of a leaf as it came to that of the leaf as it is delivered. */
function neutralHits(scanner: Scanner, neutraliser: Neutraliser): Hit[] {
  const outcomes = new Map<number, Neutralising>()
  return scanner.hits.map((hit) => {
    const outcome = outcomes.get(hit.leaf) ?? neutraliser.of(scanner.text(hit.leaf))
    outcomes.set(hit.leaf, outcome)
    return { ...hit, start: outcome.map(hit.start), end: outcome.map(hit.end) }
  })
}

function overlap(one: Hit, other: Hit): boolean {
  return (
    one.heuristic === other.heuristic &&
    one.leaf === other.leaf &&
    one.start <= other.end &&
    other.start <= one.end
  )
}

/** Moves hits from their leaves to the JSON text of `value`. */
function serialisedHits(value: JsonValue, hits: readonly Hit[]): readonly Hit[] {
  const places = serialisedPlaces(value, new Set(hits.map((hit) => hit.leaf)))
  return [...groupedByLeaf(hits)].flatMap(([leaf, itsHits]) => {
    const place = places.get(leaf) ?? { text: '', start: 0 }
    const offsets = serialisedOffsets(
      place,
      itsHits.flatMap(({ start, end }) => [start, end]),
    )
    const moved = (offset: number): number => offsets.get(offset) ?? place.start
    return itsHits.map((hit) => ({ ...hit, start: moved(hit.start), end: moved(hit.end) }))
  })
}

function groupedByLeaf(hits: readonly Hit[]): ReadonlyMap<number, readonly Hit[]> {
  const groups = new Map<number, Hit[]>()
  for (const hit of hits) {
    const group = groups.get(hit.leaf)
    if (group) group.push(hit)
    else groups.set(hit.leaf, [hit])
  }
  return groups
}
