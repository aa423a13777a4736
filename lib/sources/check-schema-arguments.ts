import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { isToldName } from '#lib/base/told-name.ts'
import { schemaFault } from '#lib/boundary/returns/json-schema.ts'
import type { ArgumentProblem } from '#lib/contract/argument-problems.ts'
import { withNullableTypes } from '#lib/contract/nullable-types.ts'

/**
 * Arguments held to the JSON Schema that a source announced, which is as foreign as a result: in linear time,
 * without `eval`, and never throwing. What cannot be checked (a keyword that is not known, a reference to elsewhere, a
 * circle, a pattern that might not end) is let through: the source decides then. With `sendAnyway` any object is.
 */
export function checkSchemaArguments(
  schema: JsonObject,
  foreign: unknown,
  { sendAnyway = false }: { readonly sendAnyway?: boolean | undefined } = {},
): Outcome<JsonObject, readonly ArgumentProblem[]> {
  if (!isArguments(foreign))
    return failure([{ path: '', message: 'the arguments must be an object' }])
  const fault = sendAnyway ? undefined : faultOf(schema, foreign)
  if (fault === undefined) return success(foreign)
  const path = fault.path.map((part) => toldPart(part)).join('.')
  return failure([{ path, message: fault.expected }])
}

function faultOf(schema: JsonObject, value: JsonValue): ReturnType<typeof schemaFault> {
  try {
    return schemaFault(readable(schema), value)
  } catch {
    // `Uncheckable`, or a schema of a shape that no check foresees.
    return undefined
  }
}

/** Each schema as the check reads it, made when it is first needed. */
const READABLE = new WeakMap<JsonObject, JsonObject>()

function readable(schema: JsonObject): JsonObject {
  const known = READABLE.get(schema) ?? withNullableTypes(schema)
  READABLE.set(schema, known)
  return known
}

function toldPart(part: string | number): string {
  return typeof part === 'number' || isToldName(part) ? String(part) : '*'
}

/** The engine hands in a plain copy, so an object is one of JSON data. */
function isArguments(foreign: unknown): foreign is JsonObject {
  return isObject(foreign)
}
