import type * as z from 'zod'
import type { JsonObject } from '#lib/base/json.ts'
import { type JsonValue, serialise } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { CheckContext, CheckedResult, TextBudget } from './checked-result.ts'
import { cutText } from './cut-text.ts'
import { enveloped } from './envelope.ts'
import { neutralise } from './neutralise.ts'
import { type PolicyByTool, resolvePolicy } from './resolve-policy.ts'
import type { ResultPolicy } from './result-policy.ts'
import { ToolResultError } from './tool-result-error.ts'

export type CheckedTool = { readonly name: string; readonly returns?: z.ZodType | JsonObject }

export type BoundaryOptions = {
  readonly policy?: Partial<ResultPolicy>
  readonly perTool?: PolicyByTool
}

export class ToolResultBoundary {
  readonly #policy: Partial<ResultPolicy>
  readonly #perTool: PolicyByTool

  constructor(options: BoundaryOptions = {}) {
    this.#policy = options.policy ?? {}
    this.#perTool = options.perTool ?? {}
  }

  checked(tool: CheckedTool, result: unknown, context: CheckContext = {}): CheckedResult {
    const policy = resolvePolicy(tool.name, this.#policy, this.#perTool)
    let payload: JsonValue | undefined
    let raw: string
    let isError = false
    if (result instanceof ToolResult) {
      raw = result.content
      payload = result.value
      isError = result.isError
    } else if (typeof result === 'string') raw = result
    else {
      const copy = copyPlain(result, policy)
      if (!copy.ok) {
        throw new ToolResultError({
          tool: tool.name,
          rule: copy.problem === 'not_serialisable' ? 'not_plain_data' : copy.problem,
          message: 'The result was refused.',
        })
      }
      payload = copy.value
      raw = serialise(copy.value)
    }
    const neutral = neutralise(raw)
    const { text, truncation } = cutText(neutral.text, policy)
    const facts = { tool: tool.name, flagged: [], truncated: truncation !== undefined }
    return Object.freeze({
      tool: tool.name,
      ...(payload !== undefined && { payload }),
      text,
      source: context.source ?? '',
      tenant: context.tenant ?? '',
      trust: 'untrusted' as const,
      findings: [],
      neutralised: neutral.counts,
      truncated: facts.truncated,
      ...(truncation && { truncation }),
      isError,
      artifacts: result instanceof ToolResult ? result.artifacts : [],
      rendered(budget?: TextBudget) {
        if (!budget) return enveloped(text, facts)
        const tighter = cutText(text, budget)
        const truncated = facts.truncated || tighter.truncation !== undefined
        return enveloped(tighter.text, { ...facts, truncated })
      },
    })
  }
}
