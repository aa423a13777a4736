import { CORE_SCHEMA, load } from 'js-yaml'
import type { JsonObject } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { isJsonObject } from '#lib/contract/adoption/json-object.ts'

const MAX_CHARACTERS = 1_000_000
const LIMITS = { maxDepth: 40, maxNodes: 100_000 } as const
const YAML = { schema: CORE_SCHEMA, maxDepth: LIMITS.maxDepth, maxAliases: 50 } as const

/**
 * Reads a configuration file: JSON, JSON with comments and trailing commas as editors write it, or YAML; at
 * most a million characters. Gives a sentence for anything else. Never throws.
 */
export function readConfigText(text: string): Outcome<JsonObject, string> {
  if (text.length > MAX_CHARACTERS) {
    return failure(
      'The file is longer than a million characters: hand in the part with the servers.',
    )
  }
  const readers = [JSON.parse, (json: string) => JSON.parse(withoutComments(json)), yaml]
  for (const read of readers) {
    const value = attempt(() => read(text))
    if (value === undefined) continue
    const copy = copyPlain(value, LIMITS)
    if (copy.ok && isJsonObject(copy.value)) return success(copy.value)
  }
  return failure('The file is neither JSON nor YAML that holds an object: check that it is whole.')
}

function yaml(text: string): unknown {
  return load(text, YAML)
}

function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    // It is another format then, and the next reader is asked.
    return undefined
  }
}

/** The same JSON without `//` and block comments and without commas before a closing bracket. Linear. */
export function withoutComments(text: string): string {
  const kept: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = pieceEnd(text, at)
    const piece = text.slice(at, end)
    const isComment = piece.startsWith('//') || piece.startsWith('/*')
    if (!isComment && !(piece === ',' && isTrailing(text, end))) kept.push(piece)
    at = end
  }
  return kept.join('')
}

function pieceEnd(text: string, at: number): number {
  if (text[at] === '"') return stringEnd(text, at)
  if (text.startsWith('//', at)) return endOf(text, '\n', at)
  if (text.startsWith('/*', at)) return endOf(text, '*/', at + 2)
  return at + 1
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  if (found === -1) return text.length
  return mark === '\n' ? found : found + mark.length
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return text.length
}

function isTrailing(text: string, from: number): boolean {
  let at = from
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) at++
    else if (text.startsWith('//', at) || text.startsWith('/*', at)) at = pieceEnd(text, at)
    else return text[at] === '}' || text[at] === ']'
  }
  return false
}
