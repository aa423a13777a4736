import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { isObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { ContextTokens, DROP_REASONS } from '#lib/events/run-step.ts'
import { namedKind } from './artifact-kinds.ts'
import type { FilterContext } from './filter-context.ts'
import type { Placeholders } from './placeholders.ts'
import { isPlainCallId, isPlainName } from './plain-name.ts'
import type { PrivacyLevel } from './privacy-level.ts'
import { redactText } from './redact-text.ts'
import { type ContentRule, type KeyRule, STEP_KEYS } from './step-keys.ts'
import { keptFindings } from './structure-findings.ts'

/** What a name becomes that may not be kept. */
export const UNKNOWN = 'unknown'

/** Where a structure key stands: the level in force, the run and the step that is filtered. */
export type Sieve = {
  readonly level: PrivacyLevel
  readonly context: FilterContext
  readonly placeholders: Placeholders
}

/** Longest list of names that is kept, and longest sentence in characters. */
const MAX_NAMES = 200

/**
 * What may be kept of a structure key's value at the levels below `full`: the value in the shape that the
 * rule names, a harmless stand-in, or undefined where nothing of it may be kept.
 */
type Keep = (value: JsonValue, sieve: Sieve) => JsonValue | undefined

/** One entry a rule; `content` is no structure and has none. */
export const STRUCTURE: Readonly<Record<Exclude<KeyRule, ContentRule>, Keep>> = {
  kind: (value) => (isStepKind(value) ? value : UNKNOWN),
  count: (value) => (isWhole(value) ? value : undefined),
  contextTokens: keptContextTokens,
  length: (value, { level }) => (level !== 'none' && isWhole(value) ? value : undefined),
  amount: (value) => (typeof value === 'number' ? value : undefined),
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  time: (value) => (typeof value === 'string' && TIME.test(value) ? value : undefined),
  word: keptWord,
  words: (value) => list(value).slice(0, MAX_NAMES).map(keptWord),
  droppedTools: keptDroppedTools,
  toolName: keptToolName,
  toolNames: (value, sieve) =>
    list(value)
      .slice(0, MAX_NAMES)
      .map((name) => keptToolName(name, sieve)),
  argumentNames: (value, { level }) =>
    level === 'none' ? undefined : list(value).slice(0, MAX_NAMES).filter(isArgumentName),
  artifactKinds: (value) => list(value).slice(0, MAX_NAMES).map(namedKind),
  callId: (value, { placeholders }) =>
    isPlainCallId(value) ? value : placeholders.of('call', String(value)),
  counts: (value) => keptCounts(value),
  findings: (value, { level }) => keptFindings(list(value), level),
  omission: keptOmission,
  flaggedBy: keptFlaggedBy,
  sentence: keptSentence,
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

function list(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? value : []
}

function isWhole(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isStepKind(value: JsonValue): boolean {
  return typeof value === 'string' && Object.hasOwn(STEP_KEYS, value)
}

function keptWord(value: JsonValue): string {
  return isPlainName(value) ? value : UNKNOWN
}

function keptToolName(value: JsonValue, { context }: Sieve): string {
  if (!isPlainName(value)) return UNKNOWN
  return context.tools === undefined || context.tools.has(value) ? value : UNKNOWN
}

/** A name, or `*` and its index, as `summaries.ts` writes it. */
function isArgumentName(value: JsonValue): boolean {
  return isPlainName(value) || (typeof value === 'string' && /^\*\d{1,9}$/.test(value))
}

function keptCounts(value: JsonValue): JsonObject {
  if (!isObject(value)) return {}
  const counts: Record<string, number> = {}
  for (const [name, count] of Object.entries(value as JsonObject).slice(0, MAX_NAMES)) {
    if (isPlainName(name) && isWhole(count) && name !== '__proto__') counts[name] = count
  }
  return counts
}

const TOKEN_KEYS = Object.keys(ContextTokens.shape)

/** Sizes of content are lengths, so `none` drops them. */
function keptContextTokens(value: JsonValue, { level }: Sieve): JsonObject | undefined {
  if (level === 'none' || !isObject(value)) return undefined
  const tokens = value as JsonObject
  const sizes = TOKEN_KEYS.flatMap((key) => {
    const size = getOwn(tokens, key)
    return isWhole(size) ? [[key, size] as const] : []
  })
  const kept = Object.fromEntries(sizes)
  return ContextTokens.safeParse(kept).success ? kept : undefined
}

function keptDroppedTools(value: JsonValue, sieve: Sieve): JsonValue {
  return list(value)
    .slice(0, MAX_NAMES)
    .flatMap((dropped) => {
      if (!isObject(dropped)) return []
      const { toolName = null, reason } = dropped as JsonObject
      const known = DROP_REASONS.find((name) => name === reason)
      return known ? [{ toolName: keptToolName(toolName, sieve), reason: known }] : []
    })
}

const OMISSION_REASONS = ['too_large', 'too_deep', 'too_many_nodes', 'not_serialisable']

function keptOmission(value: JsonValue, { level }: Sieve): JsonObject | undefined {
  if (!isObject(value)) return undefined
  const omission = value as JsonObject
  const reason = OMISSION_REASONS.find((name) => name === getOwn(omission, 'reason'))
  const count = getOwn(omission, 'count')
  if (reason === undefined || !isWhole(count)) return undefined
  const kept: Record<string, JsonValue> = { reason, count }
  kept.kinds = list(getOwn(omission, 'kinds') ?? null)
    .slice(0, MAX_NAMES)
    .map(namedKind)
  for (const name of level === 'none' ? ['limit'] : ['bytes', 'limit']) {
    const size = getOwn(omission, name)
    if (isWhole(size)) kept[name] = size
  }
  return kept
}

function keptFlaggedBy(value: JsonValue, sieve: Sieve): JsonObject | undefined {
  if (!isObject(value)) return undefined
  const flaggedBy = value as JsonObject
  return {
    toolName: keptToolName(getOwn(flaggedBy, 'toolName') ?? null, sieve),
    callId: STRUCTURE.callId(getOwn(flaggedBy, 'callId') ?? null, sieve) ?? UNKNOWN,
  }
}

/** Sentences are ours and quote no tool; masked all the same, for a cause may have slipped in. */
function keptSentence(value: JsonValue, { level, placeholders }: Sieve): string | undefined {
  if (level === 'none' || typeof value !== 'string') return undefined
  return redactText(value, placeholders).text
}
