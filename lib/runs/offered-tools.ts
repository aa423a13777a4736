import { isToldName } from '#lib/base/told-name.ts'
import { checkedDefinition } from '#lib/boundary/checked-definition.ts'
import type { StepOf } from '#lib/events/run-step.ts'
import type { LoopTool, LoopWorld } from './loop-world.ts'
import type { OfferedDefinition } from './model-provider.ts'
import { mayRead } from './trust-zones.ts'

type Dropped = NonNullable<StepOf<'dropped'>['droppedTools']>[number] & { readonly source?: string }

/** What a model may call, and what was left out of it. */
export type Offer = {
  readonly tools: ReadonlyMap<string, LoopTool>
  readonly definitions: readonly OfferedDefinition[]
  readonly dropped: readonly Dropped[]
}

type Gated =
  | { readonly definition: OfferedDefinition; readonly found: LoopTool }
  | { readonly dropped: Dropped }

/**
 * The tools of a loop after every gate: there and enabled, allowed by policy, within the trust zone of the model's
 * provider, and with a definition that crossed the boundary. `wanted` absent means all of them.
 */
export function offeredTools(
  { tools, provider }: Pick<LoopWorld, 'tools' | 'provider'>,
  wanted: readonly string[] | undefined,
): Offer {
  const names = [...new Set(wanted ?? tools.keys())]
  const gated = names.map(
    (name) => [name, gate(name, tools.get(name), provider.trustZone)] as const,
  )
  const offered = gated.flatMap(([name, one]) => ('found' in one ? [{ name, ...one }] : []))
  return {
    tools: new Map(offered.map(({ name, found }) => [name, found])),
    definitions: offered.map(({ definition }) => definition),
    dropped: gated.flatMap(([, one]) => ('dropped' in one ? [one.dropped] : [])),
  }
}

function gate(
  name: string,
  found: LoopTool | undefined,
  zone: LoopWorld['provider']['trustZone'],
): Gated {
  if (!found) return { dropped: { toolName: name, reason: 'not_found' } }
  const { source } = found.tool.definition
  const drop = (reason: Dropped['reason']) => ({ dropped: { toolName: name, reason, source } })
  if (found.refusal?.()) return drop('refused')
  if (!mayRead(zone, found.dataClass ?? 'secret_adjacent')) return drop('above_trust_zone')
  const admitted = checkedDefinition(found.tool.definition)
  // A name that neutralising changed, or that is a sentence, could not be called or would be read.
  if (!admitted.ok || admitted.value.definition.name !== name || !isToldName(name)) {
    return drop('unreadable_definition')
  }
  const { description, arguments: parameters } = admitted.value.definition
  return { found, definition: { name, description, parameters } }
}
