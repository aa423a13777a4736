import { isObject, type JsonValue } from '#lib/base/json.ts'
import type { StepFinding, StepOf } from '#lib/events/run-step.ts'
import { jsonText } from '../json/json-text.ts'
import { portableText } from '../step-content.ts'
import type { TextRange } from '../text/find-in-text.ts'

/** A result, as the findings of its call point into it. */
export type ToolStep = StepOf<'tool'>

/** A text that is held, and where in it a finding is; `range` is null where only the neighbourhood is known. */
export type FindingPlace = {
  readonly text: string
  readonly range: TextRange | null
  /** What the text is, in words. */
  readonly of: string
}

/**
 * Where `finding` is in what the live copy of `step` holds: in the portable text, or in the string of an
 * artifact that its path leads to. Null where neither is held. Source: design `boundary.md`, `Finding`.
 */
export function findingPlace(finding: StepFinding, step: ToolStep): FindingPlace | null {
  const { channel, path = '', start, end } = finding
  if (start === undefined || end === undefined) return null
  if (channel === 'artifacts') return placeInArtifact(step.toolArtifacts, path, { start, end })
  // A value beside a text of its own is scanned too, but not delivered: no text here is its.
  const text = channel === 'value' ? null : portableText(step)
  const isHeld = text !== null && end <= text.length
  return isHeld ? { text, range: { start, end }, of: 'in the result' } : null
}

function placeInArtifact(
  artifacts: JsonValue | undefined,
  path: string,
  range: TextRange,
): FindingPlace | null {
  const { value, key } = resolved(artifacts, path)
  const fits = (text: string | null) => text !== null && range.end <= text.length
  if (typeof value === 'string' && fits(value)) return { text: value, range, of: 'in an artifact' }
  if (key !== null && fits(key)) return { text: key, range, of: 'in a key of an artifact' }
  if (!isObject(value) && !Array.isArray(value)) return null
  return { text: jsonText(value), range: null, of: 'in this part of an artifact' }
}

type Resolved = { readonly value: JsonValue | undefined; readonly key: string | null }

/** What a finding's path leads to, and the key it ends in. A key that could carry text is `*` and its index. */
function resolved(root: JsonValue | undefined, path: string): Resolved {
  let at: Resolved = { value: root, key: null }
  for (const part of path.split('/').slice(1)) {
    at = memberOf(at.value, part.replaceAll('~1', '/').replaceAll('~0', '~'))
  }
  return at
}

const HIDDEN_KEY = /^\*(\d{1,9})$/

function memberOf(container: JsonValue | undefined, part: string): Resolved {
  if (isList(container)) return { value: container[Number(part)], key: null }
  if (container === undefined || !isObject(container)) return { value: undefined, key: null }
  if (Object.hasOwn(container, part)) return { value: container[part], key: part }
  const index = Number(HIDDEN_KEY.exec(part)?.[1] ?? Number.NaN)
  const [key = null, value] = Object.entries<JsonValue>(container)[index] ?? []
  return { value, key }
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}
