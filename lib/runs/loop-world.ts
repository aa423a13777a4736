import type { Tool } from '#lib/contract/tool.ts'
import type { RunLimits } from '#lib/events/run-event.ts'
import type { RecordedArguments } from './check-arguments.ts'
import type { CallNames } from './crossing.ts'
import type { ModelProvider } from './model-provider.ts'
import type { FlagOrigin, QuestionDesk, ResultBoundary, RunWorld } from './run-world.ts'
import type { DataClass } from './trust-zones.ts'

/** A tool as a loop may use it, with what an administrator has set for it. */
export type LoopTool = {
  readonly tool: Tool
  /** Absent counts as the strictest. */
  readonly dataClass?: DataClass
  /** Absent means one with the default policy. */
  readonly boundary?: ResultBoundary
  /** What one call may take, within the limits of the run. */
  readonly limits?: RunLimits
  /** Why it may not be called now, in a sentence of ours, or null; asked before it is offered and before each call. */
  refusal?(): string | null
}

/** What was decided about a call. */
export type ApprovalDecision = {
  readonly decision: 'approved' | 'rejected' | 'expired'
  readonly by?: string
  /** What the administrator wants the model to know. */
  readonly reason?: string
}

/** Where calls wait for an administrator. */
export type ApprovalGate = {
  /** Waits until this very call, with these very arguments, is decided; gives up when `signal` is aborted. */
  ask(call: CallNames & RecordedArguments, signal: AbortSignal): Promise<ApprovalDecision>
}

/** The world of a run of mode `loop` or `dry`. */
export type LoopWorld = RunWorld & {
  readonly provider: ModelProvider
  /** The enabled tools, by name. */
  readonly tools: ReadonlyMap<string, LoopTool>
  /** Absent where nobody can approve: every call that needs it is then refused. */
  readonly approvals?: ApprovalGate
  /** Absent where nobody can answer: a tool then cannot ask. */
  readonly questions?: QuestionDesk
  /** A flagged result of the session or of a parent run, as it stands; asked before each call that needs approval. */
  flaggedOutside?(): FlagOrigin | null
  /** Who started the run. */
  readonly by?: string
}
