import { type JsonValue, serialise } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { cutToCharacters, utf8Length } from '#lib/base/text.ts'
import { quotedTool } from '#lib/base/told-name.ts'
import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import type { ArgumentProblem } from '#lib/contract/argument-problems.ts'
import type { Tool } from '#lib/contract/tool.ts'
import type { CallRequest } from './run-request.ts'

/** Problems that one sentence names; more are counted. */
const MAX_PROBLEMS_NAMED = 5

/** Characters of one problem. */
const MAX_PROBLEM_CHARACTERS = 200

/** Bytes of UTF-8 of the arguments' JSON: they are kept in memory with the run, however it ends. */
const MAX_ARGUMENT_BYTES = 1_000_000

/** The arguments as every step of a call records them. */
export type RecordedArguments = {
  readonly toolArguments?: JsonValue
  /** As they were written, where the value alone would lose digits or the order of keys. */
  readonly toolArgumentsText?: string
}

/** What is recorded of the arguments that were asked for; nothing where they are no JSON data. */
export function recordedArguments(request: CallRequest): RecordedArguments {
  const toolArguments = recordableArguments(request.arguments)
  if (toolArguments === undefined) return {}
  const { argumentsText } = request
  return { toolArguments, ...(argumentsText !== undefined && { toolArgumentsText: argumentsText }) }
}

/** Foreign arguments as a plain copy to record, absent where they are no JSON data of bounded depth and size. */
export function recordableArguments(foreign: unknown): JsonValue | undefined {
  const copy = copyPlain(foreign ?? {}, DEFAULT_POLICY)
  return copy.ok && utf8Length(serialise(copy.value)) <= MAX_ARGUMENT_BYTES ? copy.value : undefined
}

/**
 * What the tool's own schema makes of the recorded arguments, or one sentence that names each argument that
 * does not fit and quotes no value.
 */
export function checkArguments(
  tool: Tool,
  recorded: JsonValue | undefined,
  asked: Pick<CallRequest, 'sendAnyway'> = {},
): Outcome<unknown, string> {
  const named = quotedTool(tool.definition.name)
  if (recorded === undefined) {
    return failure(
      `The arguments of ${named} are no JSON data, nested too deep, or over 1 MB: send a smaller object.`,
    )
  }
  try {
    const parsed = tool.parseArguments(recorded, asked)
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
