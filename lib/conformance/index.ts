/*
 * The published door of the conformance kit: for anybody who writes a boundary of their own. Nothing inside the
 * house imports through it. Source: design `map.md`, "The entries".
 */
export type { BenignFixture } from './benign-fixture.ts'
export { BENIGN_FIXTURES } from './benign-fixtures.ts'
export { type ConformanceOptions, checkBoundary } from './check-boundary.ts'
export type { CheckableBoundary, CheckableTool, PolicyUnderTest } from './checkable-boundary.ts'
export type {
  CaseStatus,
  ConformanceReport,
  FixtureOutcome,
  RuleOutcome,
} from './conformance-report.ts'
export type { Expectation, FixturePlace, InjectionFixture } from './injection-fixture.ts'
export { INJECTION_FIXTURES } from './injection-fixtures.ts'
