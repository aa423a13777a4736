import type { Tool, ToolProgress } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'

/** What a test sees of a call. */
export type CalledTool = { readonly result: ToolResult; readonly progress: readonly ToolProgress[] }

const NEVER = new AbortController().signal

/** Calls `tool` as a run does: foreign arguments are parsed first. Throws when they don't fit. */
export async function callTool(
  tool: Tool,
  toolArguments: unknown,
  signal: AbortSignal = NEVER,
): Promise<CalledTool> {
  const parsed = tool.parseArguments(toolArguments)
  if (!parsed.ok) throw new Error(`arguments refused: ${JSON.stringify(parsed.problem)}`)
  const progress: ToolProgress[] = []
  const result = await tool.run(parsed.value, { signal, progress: (one) => progress.push(one) })
  if (!(result instanceof ToolResult)) throw new Error('a built-in tool gave no ToolResult')
  return { result, progress }
}

/** The text of a call that went well. Throws when it failed. */
export async function contentOf(tool: Tool, toolArguments: unknown): Promise<string> {
  const { result } = await callTool(tool, toolArguments)
  if (result.isError) throw new Error(`the tool failed: ${result.content}`)
  return result.content
}

/** The sentence of a call that failed. Throws when it went well. */
export async function failureOf(tool: Tool, toolArguments: unknown): Promise<string> {
  const { result } = await callTool(tool, toolArguments)
  if (!result.isError) throw new Error('the tool did not fail')
  return result.content
}
