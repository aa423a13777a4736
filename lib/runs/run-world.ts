import type { Clock } from '#lib/base/clock.ts'
import type { IdSource } from '#lib/base/ids.ts'
import type { CheckContext, CheckedResult, TextBudget } from '#lib/boundary/checked-result.ts'
import type { Tool, ToolAnswer } from '#lib/contract/tool.ts'
import type { EventOf } from '#lib/events/run-event.ts'

/** What the engine needs of a boundary. Throws `ToolResultError` and nothing else. */
export type ResultBoundary = {
  checked(
    tool: { readonly name: string; readonly returns?: Tool['returns'] },
    result: unknown,
    context?: CheckContext,
  ): CheckedResult
}

/** The call whose result was flagged, earlier in the session or in a parent run. */
export type FlagOrigin = {
  readonly toolName: string
  readonly callId: string
  /** Names of the heuristics that matched. */
  readonly heuristics: readonly string[]
}

/** Everything from outside that a run needs. */
export type RunWorld = {
  readonly runId: string
  readonly clock: Clock
  readonly newId: IdSource
  /** The level that the run is kept at; the engine only writes it into the header. */
  readonly privacyLevel: EventOf<'run'>['privacyLevel']
  /** Aborted by `cancelRun` and by a server that stops. */
  readonly signal: AbortSignal
  /** Whose run it is; absent means the one tenant of the installation. */
  readonly tenant?: string
}

/** Where answers to the questions of a run come in. */
export type QuestionDesk = {
  /** `take` gets the answer to this question, and says whether it was still open; the function given closes it. */
  open(questionId: string, take: (answer: ToolAnswer) => boolean): () => void
}

/** The world of a run of mode `call`. */
export type CallWorld = RunWorld & {
  /** Absent where nobody can answer: a tool then cannot ask. */
  readonly questions?: QuestionDesk
  /** The tool of the name that was asked for; null where there is none. */
  readonly tool: Tool | null
  /** Absent means one with the default policy. */
  readonly boundary?: ResultBoundary
  /** Set once any result of the session was flagged: an approval-required tool is then refused. */
  readonly flaggedBy?: FlagOrigin | null
  /** Why the tool may not be called now, whatever it is asked: a sentence of ours. Absent or null where it may. */
  readonly refusal?: string | null
  /** Who pressed Run, recorded as who approved. */
  readonly by?: string
}

/** The world of a run of mode `inspect`. */
export type InspectWorld = RunWorld & {
  /** A boundary with the ceilings of `INSPECT_POLICY`; absent means one with just that policy. */
  readonly inspectBoundary?: ResultBoundary
  /** How much of a text a model would read; absent means what `DEFAULT_POLICY` allows. */
  readonly wireBudget?: TextBudget
}
