import { isObject, type JsonValue } from '#lib/base/json.ts'
import type { AnnouncedTool } from '#lib/sources/tool-source.ts'

/** The parts of a definition whose changes are watched, in the order in which they are shown. */
const PARTS = [
  'name',
  'title',
  'description',
  'annotations',
  'inputSchema',
  'outputSchema',
] as const satisfies readonly (keyof AnnouncedTool)[]

/** The parts of a definition, sorted keys within, so that equal ones are of one text. */
export function canonicalDefinition(announced: AnnouncedTool): string {
  const parts = PARTS.flatMap((part) => {
    const value = announced[part]
    return value === undefined ? [] : [[part, sorted(value)]]
  })
  return JSON.stringify(Object.fromEntries(parts))
}

/**
 * A canonical definition as lines to be read and compared. What the source wrote is indented, so that no line of
 * its own looks like a heading of ours.
 */
export function definitionLines(canonical: string): string {
  const definition: unknown = JSON.parse(canonical)
  if (!isObject(definition)) return canonical
  return PARTS.flatMap((part) => {
    const value = definition[part]
    if (value === undefined) return []
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    return [`${part}:`, ...text.split(/\r\n|\r|\n/).map((line) => `  ${line}`)]
  }).join('\n')
}

/** Takes JSON of bounded depth: admission let it through. */
function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]))
}
