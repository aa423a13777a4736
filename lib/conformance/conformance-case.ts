import type { Subject } from './checkable-boundary.ts'

/** One case of a rule of `lib/boundary/SPEC.md`. */
export type ConformanceCase = {
  /** The id of the rule. */
  readonly rule: string
  /** One sentence: what holds. */
  readonly says: string
  /** What must be lent for it. */
  readonly needs?: 'policy' | 'clock'
  /** Returns where it holds, throws a `Fault` where it does not. */
  readonly check: (subject: Subject) => void
}
