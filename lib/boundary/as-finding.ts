import type { Finding, FindingChannel } from './finding.ts'
import type { LeafMap } from './leaf-map.ts'
import type { Hit } from './scanner.ts'

/** The finding of a hit: which heuristic and where, never the text. */
export function asFinding(hit: Hit, leaves: LeafMap, channel: FindingChannel): Finding {
  return Object.freeze({
    heuristic: hit.heuristic.name,
    category: hit.heuristic.category,
    path: leaves.path(hit.leaf, hit.lastLeaf),
    channel,
    ...(hit.via.length > 0 && { via: Object.freeze([...hit.via]) }),
    start: hit.start,
    end: hit.end,
  })
}
