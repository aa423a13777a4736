import type { RunLimits } from '#lib/events/run-event.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'

/** Why an action did not do what was asked, in one sentence. */
export type ActionProblem = { readonly problem: string }

/** What is the same in every request for a run. */
export type RunOptions = {
  readonly limits: RunLimits
  readonly privacyLevel: PrivacyLevel
  readonly sessionId: string
}

/** How pasted text is read. */
export type InspectFormat =
  | 'auto'
  | 'text'
  | 'json'
  | 'mcp'
  | 'vitrine'
  | 'codeagent'
  | 'labelled'
  | 'ai-sdk'
  | 'openai'
  | 'anthropic'

/** What the playground asks to be run. */
export type RunInput = RunOptions &
  (
    | {
        readonly mode: 'call'
        readonly toolName: string
        readonly arguments?: unknown
        /** Where the value alone loses digits or keys; without it the text says all. */
        readonly argumentsText?: string
        /** Though the schema forbids it. */
        readonly sendAnyway?: true
      }
    | { readonly mode: 'inspect'; readonly text: string; readonly format: InspectFormat }
  )

/** The server's actions, handed to the playground by its page. */
export type RunActions = {
  startRun(input: unknown): Promise<ReadableStream<Uint8Array> | ActionProblem>
  cancelRun(runId: unknown): Promise<{ readonly cancelled: boolean } | ActionProblem>
  /** Takes `{ runId, questionId, answer }`. */
  answerQuestion(given: unknown): Promise<{ readonly isTaken: true } | ActionProblem>
}
