import { type JsonValue, serialise } from '#lib/base/json.ts'
import { isToolResult } from '#lib/contract/is-tool-result.ts'
import { plainCopy } from './plain-copy.ts'
import type { ResultPolicy } from './result-policy.ts'

/** What a tool returned, as plain copies; artifacts are still foreign. */
export type ResultParts = {
  /** The text that the tool gave; absent where it is to be rendered from the value. */
  readonly content?: string
  readonly value?: JsonValue
  readonly isError: boolean
  readonly artifacts: readonly unknown[]
}

/**
 * Takes a result apart: a `ToolResult`, or any other value, which must be plain data. Text is made well-formed.
 * A plain string is text unless the tool declares what it returns. Throws a `ToolResultError` where a structure
 * is not plain or over a ceiling. Source: design `boundary.md`, "Order of operations" 1 and 3.
 */
export function resultParts(
  tool: { readonly name: string; readonly isTyped: boolean },
  result: unknown,
  policy: ResultPolicy,
): ResultParts {
  if (!isToolResult(result)) {
    const value = plainCopy(tool.name, result, policy)
    const isText = typeof value === 'string' && !tool.isTyped
    return { ...(isText ? { content: value } : { value }), isError: false, artifacts: [] }
  }
  const { isError, artifacts } = result
  const content = result.content.toWellFormed()
  if (!result.hasValue) {
    // A tool that declares what it returns and gives only text is held to its word by that text.
    const isValue = tool.isTyped && !isError
    return { content, ...(isValue && { value: content }), isError, artifacts }
  }
  const value = plainCopy(tool.name, result.value, policy)
  return isRendering(content, value)
    ? { value, isError, artifacts }
    : { content, value, isError, artifacts }
}

/** True where `content` says nothing but the value. */
function isRendering(content: string, value: JsonValue): boolean {
  return content === (typeof value === 'string' ? value : serialise(value))
}
