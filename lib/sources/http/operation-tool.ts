import type { JsonObject } from '#lib/base/json.ts'
import { failure } from '#lib/base/outcome.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import type { Tool, ToolContext } from '#lib/contract/tool.ts'
import { checkSchemaArguments } from '../check-schema-arguments.ts'
import { objectOf } from '../members.ts'
import type { SourceTool } from '../tool-source.ts'
import type { PlannedOperation } from './build-request.ts'
import { CallArguments } from './call-arguments.ts'
import type { Operation } from './operation.ts'
import { BETWEEN_NAMES } from './operation-names.ts'

/** What a tool of an HTTP service is made of. */
export type OperationToolParts = {
  readonly source: string
  readonly name: string
  readonly plan: PlannedOperation
  readonly returns: JsonObject | undefined
  call(plan: PlannedOperation, call: CallArguments, context: ToolContext): Promise<unknown>
}

const MAX_DESCRIPTION = 4_000

/** Methods that change nothing (RFC 9110, 9.2.1). */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Methods that may be repeated (RFC 9110, 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set([...SAFE, 'PUT', 'DELETE'])

/** The tool that an operation is. What changes something asks for approval, until an administrator says otherwise. */
export function operationTool(parts: OperationToolParts): SourceTool {
  const { source, name, plan, returns } = parts
  const { operation } = plan
  const description = cutToCharacters(toldDescription(operation).toWellFormed(), MAX_DESCRIPTION)
  const schema = plan.arguments.schema
  const tool: Tool = {
    definition: {
      name: `${source}${BETWEEN_NAMES}${name}`,
      description,
      source,
      approval: SAFE.has(operation.method) ? 'never' : 'required',
      arguments: schema,
      ...(returns && { returns }),
    },
    ...(returns && { returns }),
    parseArguments: (foreign, asked) => parsedArguments(foreign, schema, asked),
    run: (parsed, context) => {
      // `parseArguments` of this very tool made it: the engine hands nothing else in.
      const values = parsed as JsonObject
      return parts.call(plan, new CallArguments(values, context.argumentsText), context)
    },
  }
  return {
    tool,
    announced: {
      name,
      ...(operation.summary !== undefined && { title: operation.summary }),
      description,
      inputSchema: schema,
      ...(returns && { outputSchema: returns }),
      annotations: annotationsOf(plan),
    },
  }
}

function toldDescription({ summary, description, method, path, isDeprecated }: Operation): string {
  const said = [summary, description].filter((text) => text !== undefined)
  const [first, second] = said
  const told = first !== undefined && second?.startsWith(first) ? [second] : said
  const request = `${method} ${path}`
  return [...told, isDeprecated ? `${request} (deprecated)` : request].join('\n\n')
}

/**
 * What HTTP says of the method: a hint like those of MCP; and where a call goes, so that a document that sends it
 * elsewhere has changed the definition, whatever its descriptions say.
 */
function annotationsOf({ operation: { method, path }, address }: PlannedOperation): JsonObject {
  return {
    request: `${method} ${address.base?.href ?? ''} ${path}`.toWellFormed(),
    readOnlyHint: SAFE.has(method),
    destructiveHint: method === 'DELETE',
    idempotentHint: IDEMPOTENT.has(method),
    openWorldHint: true,
  }
}

/** Nowhere in a request is a place for an argument of another name, so that it is refused whatever a tester asks. */
function parsedArguments(
  foreign: unknown,
  schema: JsonObject,
  asked: Parameters<Tool['parseArguments']>[1],
): ReturnType<Tool['parseArguments']> {
  const checked = checkSchemaArguments(schema, foreign, asked)
  if (!checked.ok) return checked
  const declared = objectOf(schema, 'properties')
  const unknown = Object.keys(checked.value).filter((name) => !Object.hasOwn(declared, name))
  if (unknown.length === 0) return checked
  const message =
    unknown.length === 1 ? 'one name is not declared' : `${unknown.length} names are not declared`
  return failure([{ path: '', message }])
}
