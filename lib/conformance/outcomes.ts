import type { BenignFixture } from './benign-fixture.ts'
import type { CheckableBoundary, Subject } from './checkable-boundary.ts'
import type { ConformanceCase } from './conformance-case.ts'
import type { FixtureOutcome, RuleOutcome } from './conformance-report.ts'
import { Fault } from './fault.ts'
import { demandAttackMet, demandUntouched } from './fixture-cases.ts'
import type { InjectionFixture } from './injection-fixture.ts'

/** How an attack went. Never throws. */
export function attackOutcome(
  boundary: CheckableBoundary,
  fixture: InjectionFixture,
): FixtureOutcome {
  const { name, family, expect } = fixture
  const held = expect === 'flag' ? 'It was flagged.' : 'Its marker was taken out.'
  const outcome = outcomeOf(() => demandAttackMet(boundary, fixture), held)
  return { set: 'injection', name, family, ...outcome }
}

/** How an ordinary result went. Never throws. */
export function ordinaryOutcome(
  boundary: CheckableBoundary,
  fixture: BenignFixture,
): FixtureOutcome {
  const { name, topic: family } = fixture
  const held = 'It came through untouched.'
  const outcome = outcomeOf(() => demandUntouched(boundary, fixture), held)
  return { set: 'benign', name, family, ...outcome }
}

/** How one case of a rule went. Never throws. */
export function ruleOutcome(
  { rule, says, needs, check }: ConformanceCase,
  subject: Subject,
): RuleOutcome {
  if (needs === 'policy' && !subject.withPolicy) {
    return { rule, says, status: 'skipped', why: 'No way to set a policy was given.' }
  }
  if (needs === 'clock' && !subject.monotonicMs) {
    return { rule, says, status: 'skipped', why: 'No clock was given.' }
  }
  return { rule, says, ...outcomeOf(() => check(subject), 'It holds.') }
}

function outcomeOf(
  run: () => void,
  held: string,
): { readonly status: 'passed' | 'failed'; readonly why: string } {
  try {
    run()
    return { status: 'passed', why: held }
  } catch (problem) {
    // Anything but a fault came out of the boundary under test, so it is not quoted.
    const isFault = problem instanceof Fault
    return { status: 'failed', why: isFault ? problem.message : 'It threw outside of "checked".' }
  }
}
