import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { adoptResult } from '#lib/contract/adopt-result.ts'
import type { ToolResult } from '#lib/contract/tool-result.ts'

/** Members of a `CallToolResult`, and of the JSON-RPC answer around one. */
const MEMBERS: ReadonlySet<string> = new Set(['content', 'structuredContent', 'isError', '_meta'])
const ANSWER_MEMBERS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'result'])

/**
 * True for a `CallToolResult` of MCP, alone or as the result of a JSON-RPC answer, that holds nothing else: what
 * is adopted as one loses other members, and what is lost is not scanned.
 */
export function isMcpResult(value: JsonValue): boolean {
  if (!hasMcpContent(value) || !isObject(value)) return false
  const body = bodyOf(value)
  const isWhole = Object.keys(body).every((name) => MEMBERS.has(name))
  return isWhole && (body === value || Object.keys(value).every((name) => ANSWER_MEMBERS.has(name)))
}

/** True where there is a list `content` of blocks that each name their type. */
export function hasMcpContent(value: JsonValue): boolean {
  const { content } = bodyOf(value)
  return Array.isArray(content) && content.every(isBlock)
}

/** The tool result that a `CallToolResult` is adopted as. */
export function mcpResultOf(value: JsonValue): ToolResult {
  return adoptResult(bodyOf(value), 'mcp').result
}

/** The `CallToolResult` in the JSON-RPC answer around it, or `value` itself. */
export function bodyOf(value: JsonValue): JsonObject {
  if (!isObject(value)) return {}
  return value.jsonrpc === '2.0' && isObject(value.result) ? value.result : value
}

function isBlock(block: unknown): boolean {
  return isObject(block) && typeof block.type === 'string'
}
