import type { JsonValue } from '#lib/base/json.ts'
import type { Finding, FindingChannel } from './finding.ts'
import { plainCopy } from './plain-copy.ts'
import { DEFAULT_POLICY } from './result-policy.ts'
import { type Hit, Scanner } from './scanner.ts'

/**
 * What reads like an instruction in `value`, and where: any plain value or text. A text's findings are in
 * channel `content`, others in `value`; `start` and `end` are UTF-16 offsets in the text or in the leaf at
 * `path`, and for a finding that runs over several neighbours in the first of them.
 * Throws a `ToolResultError` where the value is not plain data or over the default ceilings.
 * Source: design `boundary.md`, "Flagged, not removed".
 */
export function scan(value: unknown): readonly Finding[] {
  const copy = plainCopy('', value, DEFAULT_POLICY)
  return findingsIn(copy, typeof copy === 'string' ? 'content' : 'value')
}

/** As `scan`, for a plain copy that stands in `channel`. */
export function findingsIn(value: JsonValue, channel: FindingChannel): readonly Finding[] {
  const scanner = new Scanner()
  scanner.scan(value)
  return scanner.hits.map((hit) => asFinding(hit, scanner, channel))
}

/** The finding of a hit; `map` moves offsets of the leaf as it came to the leaf as it is delivered. */
export function asFinding(
  hit: Hit,
  scanner: Scanner,
  channel: FindingChannel,
  map: (offset: number) => number = (offset) => offset,
): Finding {
  return Object.freeze({
    heuristic: hit.heuristic.name,
    category: hit.heuristic.category,
    path: scanner.leaves.path(hit.leaf, hit.lastLeaf),
    channel,
    ...(hit.via.length > 0 && { via: Object.freeze([...hit.via]) }),
    start: map(hit.start),
    end: map(hit.end),
  })
}
