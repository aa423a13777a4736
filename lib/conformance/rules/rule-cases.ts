import type { ConformanceCase } from '../conformance-case.ts'
import { DELIVERY_CASES, ENVELOPE_CASES } from './delivery.ts'
import { FINDING_CASES } from './findings.ts'
import { LINEAR_TIME_CASES } from './linear-time.ts'
import { NEUTRAL_TEXT_CASES } from './neutral-text.ts'
import { RETURN_TYPE_CASES } from './return-types.ts'
import { STRUCTURE_CASES } from './structure.ts'

/** Every case, in the order of `lib/boundary/SPEC.md`. */
export const RULE_CASES: readonly ConformanceCase[] = [
  ...STRUCTURE_CASES,
  ...RETURN_TYPE_CASES,
  ...NEUTRAL_TEXT_CASES,
  ...FINDING_CASES,
  ...DELIVERY_CASES,
  ...ENVELOPE_CASES,
  ...LINEAR_TIME_CASES,
]
