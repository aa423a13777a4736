import type { ToolDefinition } from '#lib/contract/tool.ts'
import type { StepFinding } from '#lib/events/run-step.ts'

/** A tool as its source describes it, with what the boundary found in that. */
export type ListedTool = {
  readonly definition: ToolDefinition
  readonly findings: readonly StepFinding[]
  /** Markers that were taken out, by family. */
  readonly neutralised: Readonly<Record<string, number>>
}
