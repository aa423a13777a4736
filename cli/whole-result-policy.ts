import { DEFAULT_POLICY, type ResultPolicy } from '#lib/boundary/result-policy.ts'
import { MAX_RESULT_BYTES } from './input/read-results.ts'

/**
 * The policy of the commands. Its ceilings hold what one result may hold, so that all of it is scanned and shown
 * and no finding lies behind a cut.
 */
export const WHOLE_RESULT_POLICY: ResultPolicy = {
  ...DEFAULT_POLICY,
  maxChars: 2 * MAX_RESULT_BYTES,
  maxBytes: 4 * MAX_RESULT_BYTES,
  maxArtifactBytes: 4 * MAX_RESULT_BYTES,
  maxNodes: 1_000_000,
}
