/** How arguments are written. */
export type ArgumentInput = 'form' | 'json'

/** What the address says of the playground. */
export type PlaygroundPlace = {
  /** `inspect` for a pasted result, else `call`. */
  readonly mode: 'call' | 'inspect'
  readonly toolName: string | null
  readonly input: ArgumentInput
  readonly runId: string | null
}

/** The place that the address names; what is malformed counts as absent. */
export function readPlace(parameters: URLSearchParams): PlaygroundPlace {
  return {
    mode: parameters.get('mode') === 'inspect' ? 'inspect' : 'call',
    toolName: parameters.get('tool') || null,
    input: parameters.get('input') === 'json' ? 'json' : 'form',
    runId: parameters.get('run') || null,
  }
}

/**
 * The query of `place`, with every key of `parameters` that is not the playground's. The chosen step goes
 * where the run changes; the chosen tab stays, so that runs can be compared.
 */
export function writePlace(parameters: URLSearchParams, place: PlaygroundPlace): string {
  const next = new URLSearchParams(parameters)
  if (next.get('run') !== place.runId) next.delete('step')
  for (const [key, value] of Object.entries(placeKeys(place))) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  const query = next.toString()
  return query === '' ? '' : `?${query}`
}

function placeKeys({ mode, toolName, input, runId }: PlaygroundPlace) {
  if (mode === 'inspect') return { mode, tool: null, input: null, run: runId }
  return { mode: null, tool: toolName, input: input === 'json' ? input : null, run: runId }
}
