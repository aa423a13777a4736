import type * as z from 'zod'
import type { JsonObject } from '#lib/base/json.ts'

/** A tool as a boundary is told of it: its name, and what it declares to return (zod or JSON Schema). */
export type CheckableTool = { readonly name: string; readonly returns?: z.ZodType | JsonObject }

/**
 * Anything that checks tool results. `result` is a `ToolResult` of `vitrine/contract` or any plain value. What
 * is given back is read by `cross`, and what is thrown must be a refusal. Source: `lib/boundary/SPEC.md`.
 */
export type CheckableBoundary = {
  checked(
    tool: CheckableTool,
    result: unknown,
    context?: { readonly source?: string; readonly tenant?: string },
  ): unknown
}

/** The settings that some rules need; all others stay at the defaults of `boundary.md`. */
export type PolicyUnderTest = {
  readonly onSuspicion?: 'annotate' | 'truncate' | 'fail'
  readonly maxChars?: number
  readonly maxBytes?: number
}

/** What is checked, and what the person who checks it can lend. */
export type Subject = {
  /** Under the default policy. */
  readonly boundary: CheckableBoundary
  /** Makes the same boundary under another policy; without it the rules about policies are skipped. */
  readonly withPolicy?: ((policy: PolicyUnderTest) => CheckableBoundary) | undefined
  /** A monotonic clock in milliseconds; without it the rule about time is skipped. */
  readonly monotonicMs?: (() => number) | undefined
}
