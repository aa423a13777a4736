import type { RefusalRule } from '#lib/boundary/tool-result-error.ts'

/** Why the boundary refused a result, for whoever reads what a command writes. */
export const REFUSALS: Readonly<Record<RefusalRule, string>> = {
  too_deep: 'It is nested deeper than the policy allows.',
  too_many_nodes: 'It holds more values and keys than the policy allows.',
  not_plain_data: 'It is no plain data, or keys of it differ only in hidden characters or markers.',
  return_type: 'It does not fit its type.',
  suspicious: 'It reads like an instruction, and the policy refuses that.',
}
