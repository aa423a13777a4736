import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import type { Mask, PrivacyReceipt, RunStep } from '#lib/events/run-step.ts'
import { isTooDeep } from './depth.ts'
import { holdsNothingToMask } from './exact-text.ts'
import type { FilterContext } from './filter-context.ts'
import { Placeholders } from './placeholders.ts'
import { type PrivacyLevel, privacyLevelOf, stricterLevel } from './privacy-level.ts'
import { readReceipt } from './receipt.ts'
import { redact } from './redact.ts'
import { type ContentRule, type KeyRule, STEP_KEYS, UNKNOWN_KIND_KEYS } from './step-keys.ts'
import type { StoredStep } from './stored-step.ts'
import { type Sieve, STRUCTURE } from './structure.ts'
import { SUMMARIES } from './summaries.ts'

/** Raised by one whenever the same step would be stored differently. */
export const FILTER_VERSION = 1

/**
 * What of `step` may be stored at `level`, an unknown level being `metadata`: structure by the allow-list of
 * `step-keys.ts`, content removed, masked or kept, its summaries, and the receipt. Takes any JSON-safe step,
 * one that was stored before included: a stricter level then drops more, a looser one brings nothing back.
 * Never throws, keeps nothing of the step itself below `full`.
 *
 * Source: design `runs.md`, "Privacy filter".
 */
export function filterStep(
  step: RunStep | JsonObject,
  level: string,
  context: FilterContext = {},
): StoredStep {
  // A step of the union is JSON data: its schema holds nothing else.
  return new StepFilter(step as JsonObject, privacyLevelOf(level), context).run()
}

class StepFilter {
  readonly #step: JsonObject
  readonly #rules: Readonly<Record<string, KeyRule>>
  readonly #earlier: PrivacyReceipt | null
  readonly #sieve: Sieve
  readonly #kept: { [key: string]: JsonValue } = {}
  readonly #removed: string[] = []
  readonly #masked: Mask[] = []

  constructor(step: JsonObject, level: PrivacyLevel, context: FilterContext) {
    const kind = getOwn(step, 'kind')
    this.#step = step
    this.#rules = (typeof kind === 'string' && getOwn(STEP_KEYS, kind)) || UNKNOWN_KIND_KEYS
    this.#earlier = readReceipt(getOwn(step, 'privacy'))
    this.#sieve = {
      level: this.#earlier ? stricterLevel(level, this.#earlier.level) : level,
      context,
      placeholders: context.placeholders ?? new Placeholders(),
    }
  }

  run(): StoredStep {
    const { level } = this.#sieve
    Object.keys(this.#step).forEach((key, index) => {
      if (key !== 'privacy' && key !== 'contentRedacted') this.#key(key, index)
    })
    if (level !== 'full') this.#kept.contentRedacted = true
    const privacy: PrivacyReceipt = {
      level,
      filterVersion: FILTER_VERSION,
      removed: this.#earlier ? united(this.#earlier.removed, this.#removed) : this.#removed,
      masked: this.#earlier ? [...this.#earlier.masked, ...this.#masked] : this.#masked,
    }
    // The only place that makes a StoredStep: everything in it went through a rule above.
    return Object.assign(this.#kept, { privacy }) as unknown as StoredStep
  }

  #keep(key: string, value: JsonValue): void {
    if (key !== '__proto__') this.#kept[key] = value
    // Assigning to `__proto__` would set the prototype instead.
    else Object.defineProperty(this.#kept, key, { ...PROPERTY, value })
  }

  #key(key: string, index: number): void {
    const value = this.#step[key]
    if (value === undefined) return
    const rule = getOwn(this.#rules, key) ?? 'content'
    if (rule === 'content') this.#content(key, index, value)
    else if (rule === 'exactText') this.#exactText(key, value)
    else this.#structure(key, rule, value)
  }

  #structure(key: string, rule: Exclude<KeyRule, ContentRule>, value: JsonValue): void {
    const kept = this.#sieve.level === 'full' ? value : STRUCTURE[rule](value, this.#sieve)
    if (kept === undefined) this.#removed.push(key)
    else this.#keep(key, kept)
  }

  /** A text in which something was masked would no longer be what was sent, and its keys are out of sight. */
  #exactText(key: string, value: JsonValue): void {
    const { level } = this.#sieve
    const isKept = level === 'full' || (level === 'redacted' && holdsNothingToMask(value))
    if (isKept) this.#keep(key, value)
    else this.#removed.push(key)
  }

  #content(key: string, index: number, value: JsonValue): void {
    const { level, placeholders } = this.#sieve
    const name = Object.hasOwn(this.#rules, key) ? key : `*${index}`
    const isKept = (level === 'redacted' || level === 'full') && !isTooDeep(value)
    if (!isKept) this.#removed.push(name)
    else if (level === 'full') this.#keep(key, value)
    else {
      // Wrapped, so that the key itself is masked and a secret-like one masks what is under it.
      const { value: wrapped, masks } = redact({ [key]: value }, { placeholders })
      for (const [maskedKey, masked] of Object.entries(isObject(wrapped) ? wrapped : {})) {
        this.#keep(maskedKey, masked as JsonValue)
      }
      this.#masked.push(...masks.map((mask) => ({ ...mask, path: underName(mask.path, name) })))
    }
    this.#summaries(key, value)
  }

  #summaries(key: string, value: JsonValue): void {
    for (const { key: summary, summarise } of getOwn(SUMMARIES, key) ?? []) {
      // What was measured on the whole content stays, where the step was stored before.
      if (this.#earlier && Object.hasOwn(this.#step, summary)) continue
      const said = summarise(value, this.#sieve, calledTool(this.#step))
      if (said !== undefined) this.#keep(summary, said)
    }
  }
}

const PROPERTY = { enumerable: true, writable: true, configurable: true }

/** The tool that a step's arguments are for; a request for one call names it as all that it offers. */
function calledTool(step: JsonObject): JsonValue {
  const offered = getOwn(step, 'toolSpecs')
  const only = Array.isArray(offered) && offered.length === 1 ? offered[0] : undefined
  return getOwn(step, 'toolName') ?? only ?? null
}

function united(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])]
}

/** A mask's path with its first part, the step's own key, as the receipt may name it. */
function underName(path: string, name: string): string {
  const rest = path.indexOf('/', 1)
  return `/${name}${rest === -1 ? '' : path.slice(rest)}`
}
