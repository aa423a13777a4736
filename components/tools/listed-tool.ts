import type { ToolDefinition } from '#lib/contract/tool.ts'
import type { StepFinding } from '#lib/events/run-step.ts'

/** A tool as its source describes it, with what the boundary found in that. */
export type ListedTool = {
  readonly definition: ToolDefinition
  readonly findings: readonly StepFinding[]
  /** Markers that were taken out, by family. */
  readonly neutralised: Readonly<Record<string, number>>
}

/** A tool that was left out because of its definition. */
export type RefusedTool = {
  /** Its place among all tools, from 1. */
  readonly position: number
  readonly name: string | null
  readonly source: string | null
  readonly reason: string
}
