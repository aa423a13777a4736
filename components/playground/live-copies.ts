import type { RunEvent } from '#lib/events/run-event.ts'

/** Runs whose unfiltered events this tab holds at once. */
export const MAX_LIVE_COPIES = 20

/** Characters that all copies may hold together, by the estimate of `eventCharacters`. */
export const MAX_LIVE_CHARACTERS = 48_000_000

type Copy = { readonly events: RunEvent[]; characters: number }

/** By run id, the one written to last at the end. */
const copies = new Map<string, Copy>()
let characters = 0

/**
 * Keeps one unfiltered event in this tab's memory. Events come in order; one that is held already is left out.
 * The runs written to longest ago are forgotten where the copies grow too many or too large. Nothing of it
 * goes to disk.
 */
export function keepLive(event: RunEvent): void {
  if (event.event === 'beat') return
  const copy = copies.get(event.runId) ?? { events: [], characters: 0 }
  if (event.seq <= (copy.events.at(-1)?.seq ?? -1)) return
  copies.delete(event.runId)
  copies.set(event.runId, copy)
  const size = eventCharacters(event)
  copy.events.push(event)
  copy.characters += size
  characters += size
  forgetOldest(event.runId)
}

/** The unfiltered events of a run that this tab holds, in order; undefined where it holds none. */
export function liveCopy(runId: string): readonly RunEvent[] | undefined {
  return copies.get(runId)?.events
}

/** Forgets every copy. */
export function forgetLiveCopies(): void {
  copies.clear()
  characters = 0
}

function forgetOldest(kept: string): void {
  for (const [runId, copy] of copies) {
    if (copies.size <= MAX_LIVE_COPIES && characters <= MAX_LIVE_CHARACTERS) return
    if (runId === kept) continue
    copies.delete(runId)
    characters -= copy.characters
  }
}

/** Weight of the parts that can be large, without writing them out. */
function eventCharacters(event: RunEvent): number {
  if (event.event !== 'step' || event.step.kind !== 'tool') return 200
  const { toolResult, toolText, toolArtifacts } = event.step
  return 500 + weight(toolResult) + weight(toolText) + weight(toolArtifacts)
}

/** Characters of all text in JSON data, and some for each value. Walks with its own stack: data is foreign. */
function weight(value: unknown): number {
  let total = 0
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    total += 8
    if (typeof next === 'string') total += next.length
    else if (typeof next === 'object' && next !== null) open.push(...Object.values(next))
  }
  return total
}
