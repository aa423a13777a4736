import { BENIGN_FIXTURES } from './benign-fixtures.ts'
import type { CheckableBoundary, Subject } from './checkable-boundary.ts'
import type { CaseStatus, ConformanceReport } from './conformance-report.ts'
import { INJECTION_FIXTURES } from './injection-fixtures.ts'
import { attackOutcome, ordinaryOutcome, ruleOutcome } from './outcomes.ts'
import { RULE_CASES } from './rules/rule-cases.ts'

/** What the caller can lend the kit; see `Subject`. */
export type ConformanceOptions = Omit<Subject, 'boundary'>

/**
 * Runs every case and every fixture of the kit against `boundary`, any object with
 * `checked(tool, result, context?)`, and reports each with one sentence. Knows no implementation. Without
 * `withPolicy` the cases about policies, and without `monotonicMs` those about time, are skipped and counted as
 * such. Never throws, whatever the boundary does; takes as long as the boundary takes.
 * Source: design `boundary.md`, "The conformance kit".
 */
export function checkBoundary(
  boundary: CheckableBoundary,
  options: ConformanceOptions = {},
): ConformanceReport {
  const subject: Subject = { boundary, ...options }
  const rules = RULE_CASES.map((each) => ruleOutcome(each, subject))
  const fixtures = [
    ...INJECTION_FIXTURES.map((fixture) => attackOutcome(boundary, fixture)),
    ...BENIGN_FIXTURES.map((fixture) => ordinaryOutcome(boundary, fixture)),
  ]
  const count = (status: CaseStatus): number =>
    [...rules, ...fixtures].filter((each) => each.status === status).length
  const failed = count('failed')
  return {
    conforms: failed === 0,
    passed: count('passed'),
    failed,
    skipped: count('skipped'),
    rules,
    fixtures,
  }
}
