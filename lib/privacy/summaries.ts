import { isObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { characterCount } from '#lib/base/text.ts'
import { namedKind } from './artifact-kinds.ts'
import { isTooDeep } from './depth.ts'
import { isPlainName } from './plain-name.ts'
import { type Sieve, STRUCTURE } from './structure.ts'

/** A summary of one content key: its name, and what it says of the content at the level in force. */
type Summary = {
  readonly key: string
  summarise(content: JsonValue, sieve: Sieve, toolName: JsonValue): JsonValue | undefined
}

/** Longest list of names in a summary. */
const MAX_NAMES = 200

/**
 * What is written for a content key at every level, less what `none` drops. Keys without an entry have no
 * summary; that they were there is in the receipt. Source: design `runs.md`, "Privacy filter".
 */
export const SUMMARIES: Readonly<Record<string, readonly Summary[]>> = {
  messagesSent: [{ key: 'messagesSentCount', summarise: size }],
  content: [{ key: 'contentLength', summarise: length }],
  thinking: [{ key: 'thinkingLength', summarise: length }],
  requestedToolCalls: [{ key: 'requestedToolNames', summarise: requestedNames }],
  toolArguments: [{ key: 'toolArgumentNames', summarise: argumentNames }],
  toolResult: [{ key: 'toolResultLength', summarise: length }],
  toolArtifacts: [
    { key: 'toolArtifactsCount', summarise: size },
    { key: 'toolArtifactTypes', summarise: kinds },
  ],
}

function size(content: JsonValue): number {
  return Array.isArray(content) ? content.length : 1
}

/** Characters (code points) of text; of anything else those of its JSON text, where it can be written. */
function length(content: JsonValue, { level }: Sieve): number | undefined {
  if (level === 'none' || isTooDeep(content)) return undefined
  return characterCount(typeof content === 'string' ? content : serialise(content))
}

function requestedNames(content: JsonValue, sieve: Sieve): JsonValue {
  const calls = Array.isArray(content) ? content : []
  const names = calls.map((call) => (isObject(call) ? (getOwn(call, 'name') ?? null) : null))
  return STRUCTURE.toolNames(names as JsonValue[], sieve) ?? []
}

function kinds(content: JsonValue): JsonValue {
  const artifacts: readonly JsonValue[] = Array.isArray(content) ? content : [content]
  return artifacts
    .slice(0, MAX_NAMES)
    .map((artifact) => namedKind(isObject(artifact) ? getOwn(artifact, 'kind') : undefined))
}

/**
 * The top-level names: those that the tool's schema declares, where the schema is known, otherwise those
 * that are plain words. Any other is the caller's free text and becomes `*` and its index.
 */
function argumentNames(
  content: JsonValue,
  sieve: Sieve,
  toolName: JsonValue,
): JsonValue | undefined {
  if (sieve.level === 'none') return undefined
  if (!isObject(content)) return []
  const declared = typeof toolName === 'string' ? sieve.context.tools?.get(toolName) : undefined
  const isKept = (name: string) => (declared ? declared.includes(name) : isPlainName(name))
  return Object.keys(content)
    .slice(0, MAX_NAMES)
    .map((name, index) => (isKept(name) ? name : `*${index}`))
}
