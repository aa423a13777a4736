import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import type { AdoptionFormat } from '../adopt-result.ts'
import { toolResultArtifact } from '../tool-result-artifact.ts'
import { isAiSdkOutput, isAiSdkPart } from './adopt-ai-sdk.ts'
import { isAnthropicResult } from './adopt-anthropic.ts'
import { isOpenAiResult } from './adopt-openai.ts'
import { isArtifactLike } from './artifact-part.ts'
import { isJsonArray, isJsonObject } from './json-object.ts'

/** A foreign result and the form that it shows. */
export type RecognisedResult = { readonly format: AdoptionFormat; readonly foreign: JsonValue }

/**
 * The form that JSON data shows by its members, or undefined where it is of none and can be adopted as a value
 * alone. A form is taken for itself only where it says so: a mere `type` or `text` does not.
 * Source: design `contract.md`, "Adoption".
 */
export function recogniseFormat(value: JsonValue): AdoptionFormat | undefined {
  if (!isObject(value)) return undefined
  const named = RECOGNISERS.find(([, isOne]) => isOne(value))?.[0]
  return named ?? (carriesArtifact(value) ? 'vitrine' : undefined)
}

/** A result that holds an artifact of any version beside its text names itself by the artifact alone. */
function carriesArtifact(value: JsonObject): boolean {
  return toolResultArtifact(value, { version: null }) !== null
}

/**
 * The results in a message or an answer that holds nothing but results and what addresses them: a JSON-RPC
 * answer of MCP, a user message of `tool_result` blocks, a tool message of the AI SDK. Undefined for any other.
 */
export function resultsWithin(value: JsonValue): readonly RecognisedResult[] | undefined {
  if (!isObject(value)) return undefined
  if (value.jsonrpc === '2.0' && isObject(value.result)) {
    const format = recogniseFormat(value.result)
    return format === 'mcp' ? [{ format, foreign: value.result }] : undefined
  }
  const format = typeof value.role === 'string' ? MESSAGES.get(value.role) : undefined
  if (format === undefined || !isJsonArray(value.content)) return undefined
  const blocks = value.content.filter((block) => !isApproval(block))
  const isAll = blocks.every((block) => recogniseFormat(block) === format)
  return isAll && blocks.length > 0 ? blocks.map((foreign) => ({ format, foreign })) : undefined
}

const MESSAGES: ReadonlyMap<string, AdoptionFormat> = new Map([
  ['user', 'anthropic'],
  ['tool', 'ai-sdk'],
])

/** What a person said to a call stands beside the results, and its result says it again. */
function isApproval(block: JsonValue): boolean {
  return isJsonObject(block) && block.type === 'tool-approval-response'
}

const OWN_SCHEMA = 'vitrine.tool-artifact'

/** In the order in which they are tried: those that name themselves come first. */
const RECOGNISERS: readonly (readonly [AdoptionFormat, (value: JsonObject) => boolean])[] = [
  ['vitrine', isOurs],
  ['codeagent', isArtifactLike],
  ['anthropic', isAnthropicResult],
  ['openai', isOpenAiResult],
  ['ai-sdk', (value) => isAiSdkPart(value) || (isAiSdkOutput(value) && isBareOutput(value))],
  ['mcp', (value) => Array.isArray(value.content) || Object.hasOwn(value, 'structuredContent')],
  ['labelled', (value) => ['type', 'label', 'data'].every((key) => Object.hasOwn(value, key))],
]

function isOurs(value: JsonObject): boolean {
  const step = isObject(value.step) && value.event === 'step' ? value.step : value
  const isStep = step.kind === 'tool' && typeof step.seq === 'number' && hasText(step.toolName)
  return value.schema === OWN_SCHEMA || isStep
}

function hasText(value: JsonValue | undefined): boolean {
  return typeof value === 'string'
}

const OUTPUT_MEMBERS: readonly string[] = ['type', 'value', 'reason', 'providerOptions']

/** `{ type: 'text', value }` could be anybody's: with more than that it is not taken for an output. */
function isBareOutput(value: JsonObject): boolean {
  return Object.keys(value).every((key) => OUTPUT_MEMBERS.includes(key))
}
