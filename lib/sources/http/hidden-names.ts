import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { arrayOf, flagOf, objectOf } from '../members.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import type { Direction } from './schema-keywords.ts'

/** Schemas looked into for one list of required names. */
const MAX_SCHEMAS = 100

const NONE: ReadonlySet<string> = new Set()

/**
 * Names of the properties that do not travel in `direction`: `readOnly` ones are not sent, `writeOnly` ones do
 * not come back. Looks through `allOf` and references, because `required` may stand beside what declares them.
 */
export function hiddenNames(
  source: JsonObject,
  document: OpenApiDocument,
  direction: Direction,
): ReadonlySet<string> {
  if (!('properties' in source) && !('required' in source)) return NONE
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly'
  const hidden = new Set<string>()
  const open: JsonValue[] = [source]
  for (let looked = 0; open.length > 0 && looked < MAX_SCHEMAS; looked++) {
    const schema = document.resolved(open.pop())
    for (const [name, property] of Object.entries(objectOf(schema, 'properties'))) {
      if (isMarked(property, mark, document)) hidden.add(name)
    }
    open.push(...arrayOf(schema, 'allOf'))
  }
  return hidden
}

function isMarked(property: JsonValue, mark: string, document: OpenApiDocument): boolean {
  const beside = typeof property === 'object' && property !== null && !Array.isArray(property)
  if (!beside) return false
  const schema = document.resolved(property)
  return flagOf(schema, mark) === true
}
