import { toldTool } from '#lib/base/told-name.ts'
import { type AdmittedParts, admitParts } from './admit-parts.ts'
import { applyPolicy, type Delivery } from './apply-policy.ts'
import type { CheckContext, CheckedResult, TextBudget } from './checked-result.ts'
import { cutText } from './cut-text.ts'
import { enveloped } from './envelope.ts'
import { type PolicyByTool, resolvePolicy } from './resolve-policy.ts'
import { type ResultParts, resultParts } from './result-parts.ts'
import type { ResultPolicy } from './result-policy.ts'
import { checkReturnType, type ReturnType } from './returns/check-return-type.ts'
import { ToolResultError } from './tool-result-error.ts'

/** What the boundary needs to know of a tool: its name, and what it declares to return. */
export type CheckedTool = {
  readonly name: string
  /** A zod type or a JSON Schema (draft 2020-12); absent, the tool is taken at its word. */
  readonly returns?: ReturnType | undefined
}

/** Settings of a boundary: its policy over the defaults, and those of single tools over that. */
export type BoundaryOptions = {
  readonly policy?: Partial<ResultPolicy>
  readonly perTool?: PolicyByTool
}

/**
 * The one place that every tool result crosses before it enters a run. In: whatever a tool returned. Out: a
 * frozen `CheckedResult`, validated, neutralised, scanned, bounded, in its envelope; or a `ToolResultError`, and
 * nothing else, for any input. Source: design `boundary.md`.
 */
export class ToolResultBoundary {
  readonly #policy: Partial<ResultPolicy>
  readonly #perTool: PolicyByTool

  constructor({ policy = {}, perTool = {} }: BoundaryOptions = {}) {
    this.#policy = policy
    this.#perTool = perTool
  }

  /** Checks `result`, a `ToolResult` or any plain value, of `tool`. Throws a `ToolResultError` and nothing else. */
  checked(tool: CheckedTool, result: unknown, context: CheckContext = {}): CheckedResult {
    try {
      const policy = resolvePolicy(tool.name, this.#policy, this.#perTool)
      const { name, returns } = tool
      const parts = resultParts({ name, isTyped: returns !== undefined }, result, policy)
      if (returns !== undefined) holdToReturnType(name, returns, parts)
      const admitted = admitParts(name, parts, policy)
      const delivery = applyPolicy(name, admitted, policy)
      return checkedResult({ tool: name, context, isError: parts.isError }, admitted, delivery)
    } catch (problem) {
      throw problem instanceof ToolResultError ? problem : unreadable(tool.name)
    }
  }
}

function holdToReturnType(toolName: string, returns: ReturnType, parts: ResultParts): void {
  // The text of a failed call is no value of the declared type.
  if (!parts.isError) checkReturnType(toolName, returns, parts.value ?? null)
}

/** What else may be thrown on the way (a text too long to be built) may hold the tool's bytes: it is dropped. */
function unreadable(toolName: string): ToolResultError {
  const message = `The result of ${toldTool(toolName)} could not be read; return plain data within the limits.`
  return new ToolResultError({ tool: toolName, rule: 'not_plain_data', message })
}

type Facts = { readonly tool: string; readonly context: CheckContext; readonly isError: boolean }

function checkedResult(
  { tool, context, isError }: Facts,
  { neutralised, artifacts, omission }: AdmittedParts,
  { text, payload, findings, truncated, truncation }: Delivery,
): CheckedResult {
  const flagged = findings.map((finding) => finding.heuristic)
  return Object.freeze({
    tool,
    ...(payload !== undefined && { payload }),
    text,
    source: context.source ?? '',
    tenant: context.tenant ?? '',
    trust: 'untrusted',
    findings,
    neutralised,
    truncated,
    ...(truncation && { truncation: Object.freeze(truncation) }),
    isError,
    artifacts,
    ...(omission && { omission }),
    rendered(budget?: TextBudget) {
      const cut = budget ? cutText(text, budget) : { text }
      const isCut = truncated || cut.truncation !== undefined
      return enveloped(cut.text, { tool, flagged, truncated: isCut })
    },
  })
}
