import { asFinding } from './as-finding.ts'
import type { Finding } from './finding.ts'
import { plainCopy } from './plain-copy.ts'
import { DEFAULT_POLICY } from './result-policy.ts'
import { Scanner } from './scanner.ts'

/**
 * What reads like an instruction in `value`, and where: any plain value or text. A text's findings are in
 * channel `content`, others in `value`; `start` and `end` are UTF-16 offsets in the text or in the leaf at
 * `path`, and for a finding that runs over several neighbours in the first of them.
 * Throws a `ToolResultError` where the value is not plain data or over the default ceilings.
 * Source: design `boundary.md`, "Flagged, not removed".
 */
export function scan(value: unknown): readonly Finding[] {
  const copy = plainCopy('', value, DEFAULT_POLICY)
  const scanner = new Scanner()
  scanner.scan(copy)
  const channel = typeof copy === 'string' ? 'content' : 'value'
  return scanner.hits.map((hit) => asFinding(hit, scanner.leaves, channel))
}
