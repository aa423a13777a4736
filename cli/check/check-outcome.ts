import type { Finding } from '#lib/boundary/finding.ts'
import type { ResultPlace } from '../input/result-place.ts'

/** What became of a result that was looked at. Never its text. */
export type CheckedOutcome = ResultPlace & {
  readonly kind: 'checked'
  readonly findings: readonly Finding[]
  /** True where a finding counts for the exit status. */
  readonly flagged: boolean
  /** How many markers were taken out, by family. */
  readonly neutralised: Readonly<Record<string, number>>
  readonly truncated: boolean
  /** True where the policy refused it. */
  readonly refused: boolean
  /** Where each finding begins, as a line of the file from 1; of texts that nothing was taken out of. */
  readonly lines?: readonly number[]
}

/** A result that could not be looked at, with one sentence why. */
export type UncheckedOutcome = ResultPlace & { readonly kind: 'unchecked'; readonly why: string }

/** One result. */
export type CheckOutcome = CheckedOutcome | UncheckedOutcome

/** How many there were. */
export type CheckSummary = {
  readonly checked: number
  readonly clean: number
  readonly flagged: number
  /** With findings that don't count for the exit status only. */
  readonly noted: number
  readonly unchecked: number
}
