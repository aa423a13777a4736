import type { JsonValue } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { ownData } from '../own-data.ts'
import { FOREIGN_LIMITS } from './foreign-limits.ts'

/** The plain JSON data of a foreign result, or what of it could be read; a note for each part left out. */
export type ForeignReading = {
  /** Undefined where nothing could be read. */
  readonly value: JsonValue | undefined
  readonly notes: readonly string[]
}

/** Copies any foreign value into plain frozen data, whole or not at all. Never throws; calls no accessor. */
export function readWhole(foreign: unknown): ForeignReading {
  const copy = copyPlain(foreign, FOREIGN_LIMITS)
  return copy.ok ? { value: copy.value, notes: [] } : { value: undefined, notes: [WHOLE_LOST] }
}

/**
 * Copies an object that holds its parts in a list (`content`, `output`, `value`), beside other members. Where the whole is no plain
 * data within the limits, each member and each part is tried alone, so that a malformed one costs itself only:
 * a member is left out, a part becomes null, as its place counts. Never throws; calls no accessor.
 */
export function readParts(foreign: unknown): ForeignReading {
  const whole = readWhole(foreign)
  if (whole.value !== undefined || typeof foreign !== 'object' || foreign === null) return whole
  try {
    return salvaged(foreign)
  } catch {
    // A proxy threw; what it threw is foreign and is dropped.
    return whole
  }
}

const WHOLE_LOST = 'The result is no JSON data within the limits and could not be read.'

/** More members or parts than these are not tried. */
const TRIED_MEMBERS = 10_000

/** Members that hold the parts of a result. */
const LISTS: ReadonlySet<string> = new Set(['content', 'output', 'value'])

/** Members that are known by name; the name of any other could carry a tool's text. */
const KNOWN_NAMES: ReadonlySet<string> = new Set([
  'content',
  'structuredContent',
  'isError',
  '_meta',
  'output',
  'value',
])

function salvaged(source: object): ForeignReading {
  const notes: string[] = []
  const members: [string, JsonValue][] = []
  for (const [index, name] of presentNames(source).entries()) {
    const member = ownData(source, name)
    const isList = LISTS.has(name) && Array.isArray(member)
    const value = isList ? salvagedParts(member, notes) : plain(member)
    if (value !== undefined) members.push([name.toWellFormed(), value])
    else notes.push(lost(KNOWN_NAMES.has(name) ? name : `member ${index + 1} of the result`))
  }
  if (members.length === 0) return { value: undefined, notes: [WHOLE_LOST] }
  return { value: Object.freeze(Object.fromEntries(members)), notes }
}

/** An optional member that its sender wrote as undefined is absent: nothing of it is lost. */
function presentNames(source: object): readonly string[] {
  return Object.keys(source)
    .slice(0, TRIED_MEMBERS)
    .filter((name) => {
      const property = Object.getOwnPropertyDescriptor(source, name)
      return property?.get !== undefined || property?.value !== undefined
    })
}

function salvagedParts(list: readonly unknown[], notes: string[]): JsonValue {
  const length = Math.min(Number(ownData(list, 'length')), TRIED_MEMBERS)
  const parts = Array.from({ length }, (_, index) => {
    const part = plain(ownData(list, String(index)))
    if (part === undefined) notes.push(lost(`block ${index + 1}`))
    return part ?? null
  })
  return Object.freeze(parts)
}

function plain(value: unknown): JsonValue | undefined {
  const copy = copyPlain(value, FOREIGN_LIMITS)
  return copy.ok ? copy.value : undefined
}

function lost(part: string): string {
  return `What stands as ${part} is no JSON data within the limits and was left out.`
}
