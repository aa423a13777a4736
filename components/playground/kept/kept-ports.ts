import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import type { RunStatus } from '#lib/events/run-event.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { LoadedFrom } from '../replacement.ts'
import type { ActionProblem } from '../run-ports.ts'

/** A saved input in a list. */
export type SavedInputEntry = {
  readonly id: string
  readonly name: string
  readonly privacyLevel: PrivacyLevel
  /** Places that were masked: such an input is a template. */
  readonly masked: number
  readonly createdAt: string
}

/** The saved inputs of a tool, and what may be saved now. */
export type SavedInputsOfTool = {
  readonly level: PrivacyLevel
  /** Why nothing can be saved, and what to do. */
  readonly obstacle: string | null
  readonly inputs: readonly SavedInputEntry[]
}

/** One call of a tool that was made. */
export type PastCall = {
  readonly runId: string
  readonly startedAt: string
  readonly status: RunStatus
  readonly privacyLevel: PrivacyLevel
  readonly wallMs: number
  readonly findings: number
  /** Whether its arguments can be had: word for word, with what is secret masked, or not at all. */
  readonly keeps: 'all' | 'masked' | 'nothing'
}

/** The server's actions over what is kept of a tool, handed to the playground by its page. */
export type KeptActions = {
  listSavedInputs(toolName: unknown): Promise<SavedInputsOfTool | ActionProblem>
  readSavedInput(id: unknown): Promise<{ readonly argumentsText: string } | ActionProblem>
  /** Takes `{ toolName, name, argumentsText }`. */
  saveInput(input: unknown): Promise<{ readonly masked: number } | ActionProblem>
  removeSavedInput(id: unknown): Promise<{ readonly isRemoved: true } | ActionProblem>
  listPastCalls(toolName: unknown): Promise<{ readonly calls: readonly PastCall[] } | ActionProblem>
}

/** What a tool pane hands to what was kept of its tool. */
export type KeptUse = {
  readonly toolName: string
  readonly actions: KeptActions
  /** True while no run can be started. */
  readonly isBusy: boolean
  /** Puts arguments into form and JSON, in the place of what is written. */
  onLoad(value: ExactObject, from: LoadedFrom): void
  /** Runs the tool with these arguments and leaves what is written as it is. */
  onRun(value: ExactObject): void
  onOpenRun(runId: string): void
}

/** What an action answers where the server does not. */
export const UNREACHABLE: ActionProblem = {
  problem: 'The server cannot be reached: check that it runs, then try again.',
}
