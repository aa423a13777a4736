import { isObject, type JsonValue } from '#lib/base/json.ts'
import type { StepFinding, StepOf } from '#lib/events/run-step.ts'
import { parseJsonText } from '../json/parse-json.ts'
import { portableText } from '../step-content.ts'
import type { TextRange } from '../text/find-in-text.ts'

/** A result, as the findings of its call point into it. */
export type ToolStep = StepOf<'tool'>

/** A text that is held, and where in it a finding is. */
export type FindingPlace = {
  readonly text: string
  readonly range: TextRange
  /** What the text is, in words. */
  readonly of: string
}

/**
 * Where `finding` is in what the live copy of `step` holds. Offsets count in the text that the reader sees: the
 * portable text, or the one string that the finding's path leads to. Null where neither is held.
 */
export function findingPlace(finding: StepFinding, step: ToolStep): FindingPlace | null {
  const { channel, path, start, end } = finding
  if (start === undefined || end === undefined) return null
  const text = portableText(step)
  if (channel === 'artifacts') {
    return placeIn(leafAt(step.toolArtifacts, path ?? ''), start, end, 'in an artifact')
  }
  if (channel === 'value' && path !== undefined && path !== '' && text !== null) {
    const leaf = placeIn(leafAt(parseJsonText(text), path), start, end, 'in the value')
    if (leaf) return leaf
  }
  return placeIn(text, start, end, 'in the result')
}

function placeIn(text: string | null, start: number, end: number, of: string): FindingPlace | null {
  return text === null || end > text.length ? null : { text, range: { start, end }, of }
}

/** The string at a finding's path, or the key itself where a part that ends the path is `*` and an index. */
function leafAt(root: unknown, path: string): string | null {
  let at: unknown = root
  for (const part of path.split('/').slice(1)) {
    at = memberOf(at, part.replaceAll('~1', '/').replaceAll('~0', '~'))
  }
  return typeof at === 'string' ? at : null
}

/** A key that could carry text is written as `*` and its index. */
function memberOf(container: unknown, part: string): unknown {
  if (Array.isArray(container)) {
    const members: readonly JsonValue[] = container
    return members[Number(part)]
  }
  if (!isObject(container)) return undefined
  if (Object.hasOwn(container, part)) return container[part]
  return /^\*\d{1,9}$/.test(part) ? Object.values(container)[Number(part.slice(1))] : undefined
}
