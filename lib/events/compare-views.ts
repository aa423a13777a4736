import type { JsonValue } from '#lib/base/json.ts'
import { alignByKind, alignBySeq, type StepPair } from './align-steps.ts'
import { jsonEqual } from './json-equal.ts'
import type { StepKind } from './run-step.ts'
import type { RunView } from './run-view.ts'

/** What became of one key from left to right. */
export type KeyChange = 'same' | 'removed' | 'added' | 'changed'

/** One key on both sides; a side on which it is absent has no member here. */
export type ComparedKey = {
  readonly key: string
  readonly change: KeyChange
  /** True for the summaries and the receipt that the privacy filter writes in place of content. */
  readonly isFilterMark: boolean
  readonly left?: JsonValue
  readonly right?: JsonValue
}

/** One step on both sides, key by key, or on one side only. */
export type ComparedStep = {
  readonly kind: StepKind
  /** The step's number on the left, on the right where the left has none. */
  readonly seq: number
  readonly leftSeq: number | null
  readonly rightSeq: number | null
  readonly keys: readonly ComparedKey[]
}

/** Two runs, or two copies of one, side by side. */
export type ViewComparison = {
  readonly header: readonly ComparedKey[]
  readonly steps: readonly ComparedStep[]
  readonly summary: readonly ComparedKey[]
}

/** Keys that the privacy filter adds to a step. Source: design `runs.md`, "Privacy filter". */
const FILTER_MARKS: ReadonlySet<string> = new Set([
  'messagesSentCount',
  'contentLength',
  'thinkingLength',
  'requestedToolNames',
  'toolArgumentNames',
  'toolResultLength',
  'toolArtifactsCount',
  'toolArtifactTypes',
  'contentRedacted',
  'privacy',
])

/**
 * Compares two views key by key: the live and the stored copy of one run (the same run id) step number by
 * step number, two different runs in the order of their steps. Values are compared as JSON data, whatever the
 * order of their keys. Source: design `runs.md`, "Audit".
 */
export function compareViews(left: RunView, right: RunView): ViewComparison {
  const align = left.runId === right.runId ? alignBySeq : alignByKind
  return {
    header: comparedKeys(left.header, right.header),
    steps: align(left.steps, right.steps).map(comparedStep),
    summary: comparedKeys(left.summary, right.summary),
  }
}

function comparedStep(pair: StepPair): ComparedStep {
  const { kind, seq } = pair.left ?? pair.right
  return {
    kind,
    seq,
    leftSeq: pair.left?.seq ?? null,
    rightSeq: pair.right?.seq ?? null,
    keys: comparedKeys(pair.left, pair.right),
  }
}

type Keyed = { readonly [key: string]: JsonValue | undefined }

/** The keys of both sides: those of the left in their order, then those that only the right has. */
function comparedKeys(left: Keyed | null, right: Keyed | null): readonly ComparedKey[] {
  const leftValues = present(left)
  const rightValues = present(right)
  const keys = new Set([...leftValues.keys(), ...rightValues.keys()])
  return [...keys].map((key) => comparedKey(key, leftValues.get(key), rightValues.get(key)))
}

function comparedKey(
  key: string,
  left: JsonValue | undefined,
  right: JsonValue | undefined,
): ComparedKey {
  return {
    key,
    change: changeOf(left, right),
    isFilterMark: FILTER_MARKS.has(key),
    ...(left !== undefined && { left }),
    ...(right !== undefined && { right }),
  }
}

function changeOf(left: JsonValue | undefined, right: JsonValue | undefined): KeyChange {
  if (left === undefined) return 'added'
  if (right === undefined) return 'removed'
  return jsonEqual(left, right) ? 'same' : 'changed'
}

function present(record: Keyed | null): ReadonlyMap<string, JsonValue> {
  const values = new Map<string, JsonValue>()
  for (const [key, value] of Object.entries(record ?? {})) {
    if (value !== undefined) values.set(key, value)
  }
  return values
}
