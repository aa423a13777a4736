import type { RunLimits } from '#lib/events/run-event.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { type CallPolicy, type CallRule, callPolicyInForce } from '../call-policies.ts'
import type { DefinitionHistory, DefinitionStanding } from './definition-history.ts'
import type { LiveTool } from './live-tools.ts'

/** What a call of one tool is held to, as it stands when the run starts. */
export type CallTerms = {
  /** At most: a run may ask for less. */
  readonly limits: RunLimits
  readonly privacyCeiling: PrivacyLevel
  readonly maxResultBytes: number
  /** Why the tool may not run now, in a sentence of ours; null where it may. */
  readonly refusal: string | null
}

type World = {
  rules(): readonly CallRule[]
  entry(toolName: string): LiveTool | undefined
  readonly history: Pick<DefinitionHistory, 'standingOf'>
}

/** The terms of calls under the rules and decisions in force. */
export function callTerms({ rules, entry, history }: World): (toolName: string) => CallTerms {
  return (toolName) => {
    const found = entry(toolName)
    const source = found?.tool.definition.source ?? ''
    return termsUnder(
      callPolicyInForce(rules(), { source, tool: toolName }),
      found?.announced ? history.standingOf(found.announced) : 'approved',
    )
  }
}

function termsUnder(policy: CallPolicy, standing: DefinitionStanding): CallTerms {
  const { totalMs, idleMs, privacyCeiling, maxResultBytes } = policy
  const refusal = REFUSALS[standing]
  return { limits: { totalMs, idleMs }, privacyCeiling, maxResultBytes, refusal }
}

const REFUSALS: Readonly<Record<DefinitionStanding, string | null>> = {
  approved: null,
  pending:
    'The definition of this tool waits for an administrator’s word: look at what it says now on the page of tools, and approve it there.',
  rejected:
    'An administrator rejected the definition of this tool: it runs again when its source announces one that is approved.',
  unknown:
    'The definition of this tool could not be recorded yet, so nobody could approve it: try again, or see the log of the server.',
}
