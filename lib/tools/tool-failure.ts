import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { ToolContext } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { errorCode } from '#lib/network/error-code.ts'
import { NetworkFailure } from '#lib/network/network-failure.ts'

/** Why a built-in tool cannot answer: one sentence a person can act on, safe to show to a model. */
export class ToolFailure extends VitrineError {
  constructor(sentence: string, options?: { cause?: unknown }) {
    super('tool_failed', sentence, options)
  }
}

/**
 * Turns what a tool throws into its answer: a `ToolFailure` becomes `ToolResult.error` with its sentence, a `NetworkFailure` too.
 * An aborted call rethrows the signal's reason. Of anything unforeseen only a code is told, because a
 * message of the system may hold paths outside what the caller may know.
 */
export function answering<Arguments>(
  run: (toolArguments: Arguments, context: ToolContext) => Promise<ToolResult>,
): (toolArguments: Arguments, context: ToolContext) => Promise<ToolResult> {
  return async (toolArguments, context) => {
    try {
      context.signal.throwIfAborted()
      return await run(toolArguments, context)
    } catch (problem) {
      context.signal.throwIfAborted()
      if (problem instanceof ToolFailure || problem instanceof NetworkFailure)
        return ToolResult.error(problem.message)
      return ToolResult.error(
        `The tool failed unexpectedly (${errorCode(problem)}); nothing was read. Try again, and if it goes on, see the server's log.`,
      )
    }
  }
}
