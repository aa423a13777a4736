import type { RunStatus } from '#lib/events/run-event.ts'
import type { StoredStep } from '#lib/privacy/stored-step.ts'

/** What one step adds to its run's counts, and the status that the run has after it. */
export type StepTally = {
  readonly round: number
  readonly toolCalls: number
  readonly toolErrors: number
  readonly findings: number
  readonly totalTokens: number
  readonly estimatedCost: number
  readonly durationMs: number
  readonly status: Extract<RunStatus, 'running' | 'waiting'>
}

/**
 * Counts of one step, kept with it so that a run has them whatever way it ends.
 * Source: design `runs.md`, "Audit".
 */
export function stepTally(step: StoredStep): StepTally {
  const { round, durationMs } = step
  const tally: StepTally = { ...NOTHING, round, durationMs }
  switch (step.kind) {
    case 'tool':
      return {
        ...tally,
        toolCalls: 1,
        toolErrors: step.toolIsError ? 1 : 0,
        findings: step.findings.length,
      }
    case 'error':
      // An error that names its call is a call that ended without a result.
      return step.callId === undefined ? tally : { ...tally, toolCalls: 1, toolErrors: 1 }
    case 'model':
      return {
        ...tally,
        totalTokens: step.totalTokens ?? 0,
        estimatedCost: step.estimatedCost ?? 0,
      }
    case 'approval':
    case 'question':
      return { ...tally, status: step.decision === 'pending' ? 'waiting' : 'running' }
    case 'request':
    case 'flagged':
    case 'refused':
    case 'answer':
    case 'assembled':
    case 'dropped':
      return tally
  }
}

const NOTHING = {
  toolCalls: 0,
  toolErrors: 0,
  findings: 0,
  totalTokens: 0,
  estimatedCost: 0,
  status: 'running',
} as const
