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

/** One definition that a source announced of a tool. */
export type DefinitionRecord = {
  readonly hash: string
  readonly firstSeenAt: string
  readonly decision: 'pending' | 'approved' | 'rejected'
  readonly decidedAt: string | null
  readonly decidedBy: string | null
}

/** The definitions of one tool of a source, and how the one that is announced now stands. */
export type ToolHistory = {
  readonly hash: string
  readonly standing: DefinitionRecord['decision'] | 'unknown'
  /** Newest first. */
  readonly records: readonly DefinitionRecord[]
  /** The approved definition before, and the one announced now: foreign text. */
  readonly change: { readonly old: string; readonly new: string } | null
}

/** Says an administrator's word on a definition; a sentence where nothing was recorded. */
export type DecideDefinition = (verdict: {
  readonly toolName: string
  readonly hash: string
  readonly decision: 'approved' | 'rejected'
}) => Promise<{ readonly isSet: boolean } | { readonly problem: string }>
