import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { Finding } from './finding.ts'

/** Which rule of the boundary refused a result. */
export type RefusalRule =
  | 'not_plain_data'
  | 'too_deep'
  | 'too_many_nodes'
  | 'return_type'
  | 'suspicious'

type Refusal = {
  readonly tool: string
  readonly rule: RefusalRule
  readonly path?: string
  readonly message: string
  readonly findings?: readonly Finding[]
}

/**
 * The boundary refused a tool result. Carries the tool, the rule and a path in terms of the declared schema;
 * never a value or a key that the schema doesn't know, and no `cause`, for that would hold them.
 */
export class ToolResultError extends VitrineError {
  readonly tool: string
  readonly rule: RefusalRule
  /** JSON Pointer in terms of the schema; `""` is the whole result. */
  readonly path: string
  /** What made the result suspicious, so that the run is flagged by it; empty under every other rule. */
  readonly findings: readonly Finding[]

  constructor(refusal: Refusal) {
    super('tool_result_refused', refusal.message)
    this.tool = refusal.tool
    this.rule = refusal.rule
    this.path = refusal.path ?? ''
    this.findings = Object.freeze([...(refusal.findings ?? [])])
  }
}
