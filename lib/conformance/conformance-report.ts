/** How one case or fixture went. */
export type CaseStatus = 'passed' | 'failed' | 'skipped'

/** One case of a rule. */
export type RuleOutcome = {
  /** The id of the rule in `lib/boundary/SPEC.md`. */
  readonly rule: string
  readonly says: string
  readonly status: CaseStatus
  /** One sentence. */
  readonly why: string
}

/** One fixture. */
export type FixtureOutcome = {
  readonly set: 'injection' | 'benign'
  readonly name: string
  /** Family of the attack, or topic of the ordinary result. */
  readonly family: string
  readonly status: CaseStatus
  /** One sentence. */
  readonly why: string
}

/** What the kit found out about a boundary. */
export type ConformanceReport = {
  /** True where nothing failed; look at `skipped` too. */
  readonly conforms: boolean
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly rules: readonly RuleOutcome[]
  readonly fixtures: readonly FixtureOutcome[]
}
