import type { StoredEvent } from '#lib/audit/audit-store.ts'
import type { RunPage, RunQuery } from '#lib/audit/run-query.ts'
import type { SettingChange } from '#lib/audit/settings-store.ts'
import type { Outcome } from '#lib/base/outcome.ts'
import type { CheckedDefinition } from '#lib/boundary/checked-definition.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { RunRequest } from '#lib/runs/run-request.ts'
import type { RefusedTool } from './admit-tools.ts'
import type { GivenAnswer } from './answer-question.ts'
import type { CallPolicyUseCases } from './call-policy-use-cases.ts'
import type { Cancellation } from './cancel-run.ts'
import type { LiveRun } from './live-run.ts'
import type { PastCall } from './past-calls.ts'
import type { PolicyUseCases } from './policy-use-cases.ts'
import type { PrivacyInForce } from './privacy-setting.ts'
import type { EventsQuestion, OpenedEvents } from './read-events.ts'
import type { Readiness } from './readiness.ts'
import type { SavedInputUseCases } from './saved-input-use-cases.ts'
import type { DefinitionUseCases } from './sources/definition-use-cases.ts'
import type { SignInUseCases } from './sources/sign-in-use-cases.ts'
import type { SourceUseCases } from './sources/source-use-cases.ts'

/**
 * What pages, actions and routes may ask of the console: its use cases, bound to one database, one registry
 * of tools and one set of live runs.
 */
export type AdminConsole = PolicyUseCases &
  CallPolicyUseCases &
  SourceUseCases &
  SavedInputUseCases &
  SignInUseCases &
  DefinitionUseCases & {
    startRun(request: RunRequest): Outcome<LiveRun, string>
    cancelRun(runId: string): Promise<Cancellation>
    /** Gives a run under way the answer to a question of its tool. */
    answerQuestion(given: GivenAnswer): Outcome<true, string>
    readEvents(question: EventsQuestion): Promise<OpenedEvents | null>
    /** The tools that the privacy filter knows, each with the argument names that it declares. */
    declaredTools(): ReadonlyMap<string, readonly string[]>
    /** What can be run, as JSON data for the page. */
    listTools(): readonly CheckedDefinition[]
    /** Tools that were left out because of their definitions. */
    refusedTools(): readonly RefusedTool[]
    listRuns(query: RunQuery): Promise<RunPage>
    /** The calls of one tool that were made last, newest first. */
    pastCalls(toolName: string): Promise<readonly PastCall[]>
    /** A run as the audit has it, and whether its unfiltered copy is still in memory. */
    findRun(runId: string): Promise<{ readonly run: RunRow; readonly isLive: boolean } | null>
    /** What the audit kept of a run; empty where there is none. */
    auditedEvents(runId: string): Promise<readonly StoredEvent[]>
    /** Whether the console can do its work, without a name and without foreign text. */
    readiness(): Promise<Readiness>
    privacy(): PrivacyInForce
    /** The newest changes of the privacy level, newest first. */
    privacyChanges(): Promise<readonly SettingChange[]>
    setPrivacyLevel(level: PrivacyLevel): Promise<Outcome<PrivacyInForce, string>>
    /** Refuses new runs, stops those under way, records their ends and closes the database. */
    close(): Promise<void>
  }
