import * as z from 'zod'
import type { JsonObject } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { type ArgumentProblem, argumentProblems } from './argument-problems.ts'
import type { ToolResult } from './tool-result.ts'

/** Whether an administrator must agree before a tool runs. */
export type ToolApproval = 'never' | 'required'

/** What a tool says of how far it is: plain text and numbers, shown live and never stored. */
export type ToolProgress = {
  readonly done?: number
  readonly total?: number
  readonly message?: string
}

/** A question that a tool puts to the administrator while it runs: foreign text, and the schema of a flat object. */
export type ToolQuestion = { readonly message: string; readonly schema: JsonObject }

/** What the administrator said: an answer, no, or nothing (`cancel`, also where the call ended meanwhile). */
export type ToolAnswer =
  | { readonly action: 'accept'; readonly content: JsonObject }
  | { readonly action: 'decline' | 'cancel' }

/** What a running tool gets beside its arguments. */
export type ToolContext = {
  /** Aborted when the run is stopped or its time is up; a tool ends as soon as it can. */
  readonly signal: AbortSignal
  /** Reports progress; it resets the run's idle time-out. */
  progress(update: ToolProgress): void
  /**
   * The JSON text of the arguments as they were written, where their value alone would lose digits (`1.10`,
   * integers beyond 2^53) or the order of keys. It parses to the same value. A source sends it in their place.
   */
  readonly argumentsText?: string
  /**
   * Puts a question to the administrator who looks at the run; absent where nobody can answer. Waits as long as the
   * call may take and never rejects. Source: MCP specification 2025-11-25, "Elicitation".
   */
  elicit?(question: ToolQuestion): Promise<ToolAnswer>
}

/** What others may know of a tool: JSON data, as listed and offered. */
export type ToolDefinition = {
  readonly name: string
  readonly description: string
  /** Where the tool comes from: `builtin`, or the name of a tool source. */
  readonly source: string
  readonly approval: ToolApproval
  /** JSON Schema 2020-12 of the arguments; always an object schema. */
  readonly arguments: JsonObject
  /** JSON Schema 2020-12 of the declared return value, where the tool declares one. */
  readonly returns?: JsonObject
}

/** A named function that a run can call. */
export type Tool = {
  readonly definition: ToolDefinition
  /** The declared return type that the boundary holds the result to: zod, or JSON Schema. */
  readonly returns?: z.ZodType | JsonObject
  /**
   * Checks foreign arguments; the outcome's value is what `run` takes. `sendAnyway`: a tester asks for what the
   * schema forbids; a tool that only passes arguments on lets it through, any other checks for itself.
   */
  parseArguments(
    foreign: unknown,
    asked?: { readonly sendAnyway?: boolean | undefined },
  ): Outcome<unknown, readonly ArgumentProblem[]>
  /** Runs the tool on parsed arguments. Whatever it gives or throws crosses the boundary next. */
  run(parsedArguments: unknown, context: ToolContext): Promise<unknown>
}

/** What an author writes to make a tool. */
export type ToolSpecification<Arguments extends z.ZodObject, Returns extends z.ZodType> = {
  readonly name: string
  readonly description: string
  readonly arguments: Arguments
  readonly returns?: Returns
  readonly approval: ToolApproval
  readonly source?: string
  run(
    toolArguments: z.output<Arguments>,
    context: ToolContext,
  ): Promise<ToolResult | z.output<Returns>> | ToolResult | z.output<Returns>
}

/**
 * Makes a tool from zod schemas. Unknown argument names are refused, so that a typing mistake is seen.
 * Throws a `TypeError` when a schema cannot be written as JSON Schema.
 */
export function defineTool<Arguments extends z.ZodObject, Returns extends z.ZodType = z.ZodNever>(
  specification: ToolSpecification<Arguments, Returns>,
): Tool {
  const { name, description, approval, returns } = specification
  const strict = specification.arguments.strict()
  const schema = jsonSchema(strict, 'input')
  return {
    definition: {
      name,
      description,
      source: specification.source ?? 'builtin',
      approval,
      arguments: schema,
      ...(returns && { returns: jsonSchema(returns, 'output') }),
    },
    ...(returns && { returns }),
    parseArguments(foreign) {
      const parsed = strict.safeParse(foreign)
      return parsed.success
        ? success(parsed.data)
        : failure(argumentProblems(parsed.error.issues, schema))
    },
    async run(parsedArguments, context) {
      // `parseArguments` of this very tool made it: the engine hands nothing else in.
      return specification.run(parsedArguments as z.output<Arguments>, context)
    },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  try {
    // Round-tripped, because zod adds a hidden property that is not JSON.
    return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io })))
  } catch (cause) {
    const message = `The ${io === 'input' ? 'arguments' : 'returns'} schema of the tool cannot be written as JSON Schema: use types that JSON has.`
    throw new TypeError(message, { cause })
  }
}
