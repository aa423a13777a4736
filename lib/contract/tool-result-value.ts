import { isToolResult } from './is-tool-result.ts'
import { ownData } from './own-data.ts'

/** Where the text stands in `[id, name, display, value, is_error, artifact]`. */
const VALUE_POSITION = '3'

/**
 * The portable text of `source`, or null where it holds none. `source` is what `toolResultArtifact` takes;
 * for a `tool` step it is the text as checked, or the wire text where no other is there. Calls no accessor,
 * never throws. Source: design `contract.md`, "Reading an artifact safely".
 */
export function toolResultValue(source: unknown): string | null {
  try {
    if (isToolResult(source)) return source.content
    return texts(source).find((text) => typeof text === 'string') ?? null
  } catch {
    // A proxy among the foreign data threw: what can't be read holds no text.
    return null
  }
}

function texts(source: unknown): readonly unknown[] {
  if (Array.isArray(source)) return [ownData(source, VALUE_POSITION)]
  const step = ownData(source, 'step') ?? source
  return [
    ownData(source, 'value'),
    ownData(source, 'text'),
    ownData(step, 'toolText'),
    ownData(step, 'toolResult'),
  ]
}
