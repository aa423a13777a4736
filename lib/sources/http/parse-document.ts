import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { copyPlain, type PlainProblem } from '#lib/base/plain-data.ts'
import { isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { textOf } from '../members.ts'
import { OpenApiDocument } from './open-api-document.ts'

/** The largest public documents have a third of this. */
export const DOCUMENT_LIMITS = {
  maxBytes: 16_000_000,
  maxDepth: 100,
  maxNodes: 1_500_000,
  /** Places of a YAML document that stand for another one. */
  maxAliases: 1_000,
} as const

const YAML = {
  schema: CORE_SCHEMA.withTags(mergeTag),
  maxDepth: DOCUMENT_LIMITS.maxDepth,
  maxAliases: DOCUMENT_LIMITS.maxAliases,
} as const

const BOUND_PROBLEMS: Readonly<Record<PlainProblem, string>> = {
  too_deep: `The document is nested more than ${DOCUMENT_LIMITS.maxDepth} levels deep: make it flatter.`,
  too_many_nodes: `The document holds more than ${DOCUMENT_LIMITS.maxNodes.toLocaleString('en-US')} values: split it.`,
  not_serialisable: 'The document holds what JSON cannot: remove it.',
}

/**
 * Reads an OpenAPI document, JSON or YAML, of at most `DOCUMENT_LIMITS`. What a YAML alias stands for counts
 * each time. Gives a sentence of ours for anything that is no such document of version 3.0 or 3.1, or that
 * refers to another file or address: nothing is ever fetched for a document. Never throws.
 */
export function parseDocument(text: string): Outcome<OpenApiDocument, string> {
  const parsed = parsedText(text)
  if (!parsed.ok) return parsed
  const copy = copyPlain(parsed.value, DOCUMENT_LIMITS)
  if (!copy.ok) return failure(BOUND_PROBLEMS[copy.problem])
  if (!isJsonObject(copy.value)) return failure(NO_DOCUMENT)
  const problem = versionProblem(copy.value) ?? outsideProblem(copy.value)
  return problem === undefined ? success(new OpenApiDocument(copy.value)) : failure(problem)
}

const NO_DOCUMENT =
  'The document is no OpenAPI description: it has no member "openapi" that says 3.0 or 3.1.'

function parsedText(text: string): Outcome<unknown, string> {
  const isJson = /^\s*[{[]/.test(text.slice(0, 1_000))
  try {
    return success(isJson ? JSON.parse(text) : load(text, YAML))
  } catch {
    // What the parser says quotes the document; flow collections of YAML begin like JSON.
    if (isJson) return parsedYaml(text)
    return failure('The document is neither JSON nor YAML within its bounds: check what is served.')
  }
}

function parsedYaml(text: string): Outcome<unknown, string> {
  try {
    return success(load(text, YAML))
  } catch {
    return failure('The document is neither JSON nor YAML within its bounds: check what is served.')
  }
}

function versionProblem(root: JsonObject): string | undefined {
  if (textOf(root, 'swagger') !== undefined) {
    return 'The document describes Swagger 2.0: convert it to OpenAPI 3 first.'
  }
  const version = textOf(root, 'openapi')
  return version !== undefined && /^3\.[01](?:\.\d{1,3})?/.test(version) ? undefined : NO_DOCUMENT
}

/** Members that hold samples of data, in which a reference means nothing. */
const SAMPLES: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const'])

function outsideProblem(root: JsonObject): string | undefined {
  const outside = outsideReferences(root)
  if (outside === 0) return undefined
  const places = outside === 1 ? 'one place' : `${outside} places`
  return `The document refers to ${places} outside itself, and nothing is fetched for it: bundle it into one document.`
}

function outsideReferences(root: JsonObject): number {
  const open: JsonValue[] = [root]
  let outside = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const members = Object.entries(next)
    outside += members.filter(isOutside).length
    for (const [name, member] of members) if (!SAMPLES.has(name)) open.push(member)
  }
  return outside
}

function isOutside([name, member]: readonly [string, JsonValue]): boolean {
  return name === '$ref' && typeof member === 'string' && !member.startsWith('#')
}
