import type { JsonValue } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import { quotedTool } from '#lib/base/told-name.ts'
import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import type { ArgumentProblem } from '#lib/contract/argument-problems.ts'
import type { Tool } from '#lib/contract/tool.ts'

/** Problems that one sentence names; more are counted. */
const MAX_PROBLEMS_NAMED = 5

/** Characters of one problem. */
const MAX_PROBLEM_CHARACTERS = 200

/**
 * Foreign arguments as a plain copy to record, absent where they are no JSON data of bounded depth.
 */
export function recordableArguments(foreign: unknown): JsonValue | undefined {
  const copy = copyPlain(foreign ?? {}, DEFAULT_POLICY)
  return copy.ok ? copy.value : undefined
}

/**
 * What the tool's own schema makes of the recorded arguments, or one sentence that names each argument that
 * does not fit and quotes no value.
 */
export function checkArguments(
  tool: Tool,
  recorded: JsonValue | undefined,
): Outcome<unknown, string> {
  const named = quotedTool(tool.definition.name)
  if (recorded === undefined) {
    return failure(
      `The arguments of ${named} are no JSON data, or nested too deep: send an object.`,
    )
  }
  try {
    const parsed = tool.parseArguments(recorded)
    return parsed.ok ? success(parsed.value) : failure(sentence(named, parsed.problem))
  } catch {
    // A schema of a foreign source threw; what it threw is foreign too.
    return failure(`The arguments of ${named} could not be checked: its schema failed on them.`)
  }
}

function sentence(tool: string, problems: readonly ArgumentProblem[]): string {
  const named = problems.slice(0, MAX_PROBLEMS_NAMED).map(({ path, message }) => {
    const told = path === '' ? message : `${path}: ${message}`
    return cutToCharacters(told.toWellFormed(), MAX_PROBLEM_CHARACTERS)
  })
  const more = problems.length - named.length
  if (more > 0) named.push(`and ${more} more`)
  return `The arguments of ${tool} do not fit: ${named.join('; ')}.`
}
