import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { ToolResult } from '#lib/contract/tool-result.ts'

/** How large one result of a built-in tool may be; it reads less rather than passing a limit. */
export type ResultBudgets = {
  /** UTF-8 bytes of the portable text. */
  readonly contentBytes: number
  /** UTF-8 bytes of the serialised list of artifacts. */
  readonly artifactBytes: number
  /** Values and keys in the list of artifacts. */
  readonly artifactNodes: number
}

/**
 * Under the limits of `contract.md`, "Bounding". The text keeps some room, because a neutralised marker
 * leaves a token that can be longer than the marker was.
 */
export const DEFAULT_RESULT_BUDGETS: ResultBudgets = {
  contentBytes: 45_000,
  artifactBytes: 50_000,
  artifactNodes: 100_000,
}

/** Whether text and artifacts of a result are within their bytes, measured as they will be sent. */
export function fitsBudgets({ content, artifacts }: ToolResult, budgets: ResultBudgets): boolean {
  return (
    utf8Length(content) <= budgets.contentBytes &&
    utf8Length(`[${artifacts.map(serialise).join(',')}]`) <= budgets.artifactBytes
  )
}
