import { isObject } from '#lib/base/json.ts'

/**
 * A schema without the patterns that are none in this dialect: one of them would end the whole check. Iterative.
 * What stays is shared with the schema that was given.
 */
export function withoutBrokenPatterns(schema: unknown): unknown {
  const copy = structuredClone(schema)
  const open: unknown[] = [copy]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) open.push(...value)
    else if (isObject(value)) {
      dropBroken(value)
      open.push(...Object.values(value))
    }
  }
  return copy
}

/** Takes an object of the copy. */
function dropBroken(schema: Record<string, unknown>): void {
  if (typeof schema.pattern === 'string' && !isPattern(schema.pattern)) delete schema.pattern
  // Read letter by letter, a word would ask for arguments of one letter each; draft 3 has a truth value here.
  if (typeof schema.required === 'string' || schema.required === true) delete schema.required
  const { patternProperties } = schema
  if (!isObject(patternProperties)) return
  const entries = Object.entries(patternProperties).filter(([pattern]) => isPattern(pattern))
  schema.patternProperties = Object.fromEntries(entries)
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    // No pattern of this dialect: the server decides.
    return false
  }
}
