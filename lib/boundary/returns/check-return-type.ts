import type * as z from 'zod'
import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { jsonPointer, type PathPart } from '#lib/base/json-pointer.ts'
import { isToldName, toldTool } from '#lib/base/told-name.ts'
import { ToolResultError } from '../tool-result-error.ts'
import { type Fault, Uncheckable } from './fault.ts'
import { schemaFault } from './json-schema.ts'
import { zodFault } from './zod-fault.ts'

/** A declared return type: a zod type, or a JSON Schema (draft 2020-12) as MCP servers announce it. */
export type ReturnType = z.ZodType | JsonObject | boolean

/**
 * Holds `value`, a plain copy, to the declared type: no coercion, no default, no repair. Throws a
 * `ToolResultError` that names the tool, the rule and a path in terms of the schema where it doesn't fit, or
 * where the type cannot be checked. Source: design `boundary.md`, "Order of operations" 2.
 */
export function checkReturnType(toolName: string, returns: ReturnType, value: JsonValue): void {
  const fault = findFault(returns, value)
  if (fault === undefined) return
  const path = jsonPointer(isZodType(returns) ? fault.path : fault.path.map(toldPart))
  const where = path === '' ? '' : ` at ${path}`
  throw new ToolResultError({
    tool: toolName,
    rule: 'return_type',
    path,
    message: `The result of ${toldTool(toolName)} does not fit its declared return type${where}: ${fault.expected}.`,
  })
}

/** Longest key of a schema that a path tells, as in a finding's. */
const MAX_KEY = 64

/** A schema is as foreign as the value: of its keys, plain words alone are told. */
function toldPart(part: PathPart): PathPart {
  if (typeof part === 'number') return part
  return part.length <= MAX_KEY && isToldName(part) ? part : '*'
}

function findFault(returns: ReturnType, value: JsonValue): Fault | undefined {
  try {
    return isZodType(returns) ? zodFault(returns, value) : schemaFault(returns, value)
  } catch (problem) {
    // A refinement or a foreign schema threw; what it threw may quote the value and is dropped.
    const reason = problem instanceof Uncheckable ? problem.message : 'checking it failed'
    return { path: [], expected: `the type cannot be checked (${reason})` }
  }
}

function isZodType(returns: ReturnType): returns is z.ZodType {
  return isObject(returns) && '_zod' in returns
}
