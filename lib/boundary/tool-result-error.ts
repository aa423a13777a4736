import { VitrineError } from '#lib/base/vitrine-error.ts'

/** Which rule of the boundary refused a result. */
export type RefusalRule =
  | 'not_plain_data'
  | 'too_deep'
  | 'too_many_nodes'
  | 'return_type'
  | 'suspicious'

/**
 * The boundary refused a tool result. Carries the tool, the rule and a path in terms of the declared schema;
 * never a value or a key that the schema doesn't know, and no `cause`, for that would hold them.
 */
export class ToolResultError extends VitrineError {
  readonly tool: string
  readonly rule: RefusalRule
  /** JSON Pointer in terms of the schema; `""` is the whole result. */
  readonly path: string

  constructor(refusal: { tool: string; rule: RefusalRule; path?: string; message: string }) {
    super('tool_result_refused', refusal.message)
    this.tool = refusal.tool
    this.rule = refusal.rule
    this.path = refusal.path ?? ''
  }
}
