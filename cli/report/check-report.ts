import type { CheckOutcome, CheckSummary } from '../check/check-outcome.ts'

/** A report in one format, written piece by piece so that nothing is held. */
export interface CheckReport {
  begin(): string
  /** What is written for one result; empty for a clean one. */
  add(outcome: CheckOutcome): string
  end(summary: CheckSummary): string
}
