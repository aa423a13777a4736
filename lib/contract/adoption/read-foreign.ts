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

/** Members of a container that are tried one by one when the whole is not plain data. */
const TRIED_MEMBERS = 10_000

/**
 * Copies any foreign value into plain frozen data. Where the whole is no plain data within the limits, its
 * members are tried one by one, and those of its arrays, so that one malformed part costs that part only: a
 * member of an object is left out, a member of an array becomes null. Never throws; calls no accessor.
 */
export function readForeign(foreign: unknown): ForeignReading {
  const copy = copyPlain(foreign, FOREIGN_LIMITS)
  if (copy.ok) return { value: copy.value, notes: [] }
  const notes: string[] = []
  try {
    return { value: salvagedContainer(foreign, notes, salvagedMember), notes }
  } catch {
    // A proxy threw; what it threw is foreign and is dropped.
    return { value: undefined, notes: [WHOLE_LOST] }
  }
}

const WHOLE_LOST = 'The result is no JSON data within the limits and could not be read.'

type ReadMember = (member: unknown, notes: string[], place: string) => JsonValue | undefined

function salvagedContainer(
  source: unknown,
  notes: string[],
  readMember: ReadMember,
  within = '',
): JsonValue | undefined {
  if (typeof source !== 'object' || source === null) {
    notes.push(WHOLE_LOST)
    return undefined
  }
  const names = memberNames(source)
  const members = names.map((name, index): [string, JsonValue | undefined] => {
    const place = `${within}${placeOf(name, index)}`
    return [name, readMember(ownData(source, name), notes, place)]
  })
  if (Array.isArray(source)) return Object.freeze(members.map(([, member]) => member ?? null))
  return Object.freeze(
    Object.fromEntries(members.flatMap(([name, member]) => keptMember(name, member))),
  )
}

function memberNames(source: object): readonly string[] {
  if (!Array.isArray(source)) return Object.keys(source).slice(0, TRIED_MEMBERS)
  const length = Math.min(Number(ownData(source, 'length')), TRIED_MEMBERS)
  return Array.from({ length }, (_, index) => String(index))
}

function keptMember(name: string, member: JsonValue | undefined): [string, JsonValue][] {
  return member === undefined ? [] : [[name.toWellFormed(), member]]
}

function salvagedMember(member: unknown, notes: string[], place: string): JsonValue | undefined {
  if (Array.isArray(member)) return salvagedContainer(member, notes, plainMember, `${place}, `)
  return plainMember(member, notes, place)
}

function plainMember(member: unknown, notes: string[], place: string): JsonValue | undefined {
  const copy = copyPlain(member, FOREIGN_LIMITS)
  if (copy.ok) return copy.value
  notes.push(`The ${place} is no JSON data within the limits and was left out.`)
  return undefined
}

/** Names that a format defines; any other could carry a tool's text and is named by its place. */
const KNOWN_NAMES = new Set([
  'content',
  'structuredContent',
  'isError',
  '_meta',
  'type',
  'label',
  'data',
])

function placeOf(name: string, index: number): string {
  return KNOWN_NAMES.has(name) ? `member ${name}` : `member ${index + 1}`
}
