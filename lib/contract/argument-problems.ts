import type * as z from 'zod'
import { isObject, type JsonObject } from '#lib/base/json.ts'

/** One argument that does not fit, in words of the schema. */
export type ArgumentProblem = { readonly path: string; readonly message: string }

/**
 * What zod finds wrong with arguments, in words of their schema: a caller's own names are as foreign as the
 * values, so a path holds indexes and declared names and has `*` for any other.
 */
export function argumentProblems(
  issues: readonly z.core.$ZodIssue[],
  schema: JsonObject,
): readonly ArgumentProblem[] {
  const declared = declaredNames(schema)
  const told = (part: PropertyKey) =>
    typeof part === 'number' || declared.has(String(part)) ? String(part) : '*'
  return issues.map((issue) => ({
    path: issue.path.map(told).join('.'),
    message: messageOf(issue),
  }))
}

/** zod quotes the names that nobody declared. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message
  const { length } = issue.keys
  return length === 1 ? 'one name is not declared' : `${length} names are not declared`
}

/** Every name that a JSON Schema declares for a property, at any depth. */
function declaredNames(schema: JsonObject): ReadonlySet<string> {
  const names = new Set<string>()
  const open: unknown[] = [schema]
  while (open.length > 0) {
    const next = open.pop()
    if (Array.isArray(next)) open.push(...next)
    if (!isObject(next)) continue
    if (isObject(next.properties)) for (const name of Object.keys(next.properties)) names.add(name)
    open.push(...Object.values(next))
  }
  return names
}
