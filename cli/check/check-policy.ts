import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { ResultPolicy } from '#lib/boundary/result-policy.ts'
import { reasonOf } from '../input/reason-of.ts'
import { printable } from '../printable.ts'
import { WHOLE_RESULT_POLICY } from '../whole-result-policy.ts'

const OnSuspicion = z.enum(['annotate', 'truncate', 'fail'])

const ceiling = z.optional(z.int().check(z.positive()))

const PolicyFile = z.strictObject({
  onSuspicion: z.optional(OnSuspicion),
  maxChars: ceiling,
  maxBytes: ceiling,
  maxDepth: ceiling,
  maxNodes: ceiling,
  maxArtifactBytes: ceiling,
})

const MAX_POLICY_BYTES = 1024 * 1024

/** The policy that `--policy` names: a rule for suspicious results, or a JSON file of settings. */
export async function readPolicy(name = 'annotate'): Promise<Outcome<ResultPolicy, string>> {
  const rule = OnSuspicion.safeParse(name)
  if (rule.success) return success({ ...WHOLE_RESULT_POLICY, onSuspicion: rule.data })
  try {
    const text = await readFile(name, 'utf8')
    if (text.length > MAX_POLICY_BYTES) return failure(`The policy ${printable(name)} is too long.`)
    const read = PolicyFile.safeParse(JSON.parse(text))
    if (read.success) return success({ ...WHOLE_RESULT_POLICY, ...definedOnly(read.data) })
    const place = read.error.issues[0]?.path.join('.') || 'its settings'
    return failure(`The policy ${printable(name)} does not fit: look at ${printable(place)}.`)
  } catch (problem) {
    const reason = problem instanceof SyntaxError ? 'is no JSON' : reasonOf(problem)
    return failure(
      `The policy ${printable(name)} ${reason}: name annotate, truncate, fail or a JSON file.`,
    )
  }
}

function definedOnly(settings: z.infer<typeof PolicyFile>): Partial<ResultPolicy> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
