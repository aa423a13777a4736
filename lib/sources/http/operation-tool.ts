import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { failure, success } from '#lib/base/outcome.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import type { Tool, ToolContext } from '#lib/contract/tool.ts'
import type { ToolResult } from '#lib/contract/tool-result.ts'
import type { SourceTool } from '../tool-source.ts'
import type { PlannedOperation } from './build-request.ts'
import { CallArguments, isArguments } from './call-arguments.ts'
import { objectOf } from './members.ts'
import type { Operation } from './operation.ts'
import { BETWEEN_NAMES } from './operation-names.ts'

/** What a tool of an HTTP service is made of. */
export type OperationToolParts = {
  readonly source: string
  readonly name: string
  readonly plan: PlannedOperation
  readonly returns: JsonObject | undefined
  call(plan: PlannedOperation, call: CallArguments, context: ToolContext): Promise<ToolResult>
}

const MAX_DESCRIPTION = 4_000

/** More than any form holds; files travel as one text. */
const ARGUMENT_LIMITS = { maxDepth: 64, maxNodes: 200_000 }

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
    parseArguments: (foreign) => parsedArguments(foreign, schema),
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
      annotations: annotationsOf(operation),
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

/** What HTTP says of the method: a hint like those of MCP. */
function annotationsOf({ method }: Operation): JsonObject {
  return {
    readOnlyHint: SAFE.has(method),
    destructiveHint: method === 'DELETE',
    idempotentHint: IDEMPOTENT.has(method),
    openWorldHint: true,
  }
}

/**
 * Arguments of declared names; those without which there is no request have to be there. Everything else is for
 * the service to judge, so that a tester may send what the document forbids.
 */
function parsedArguments(foreign: unknown, schema: JsonObject): ReturnType<Tool['parseArguments']> {
  const copy = copyPlain(foreign, ARGUMENT_LIMITS)
  if (!copy.ok || !isArguments(copy.value)) {
    return failure([{ path: '', message: 'must be an object of JSON data' }])
  }
  const declared = objectOf(schema, 'properties')
  const unknown = Object.keys(copy.value).filter((name) => !Object.hasOwn(declared, name))
  if (unknown.length > 0) {
    const message =
      unknown.length === 1 ? 'one name is not declared' : `${unknown.length} names are not declared`
    return failure([{ path: '', message }])
  }
  const value: JsonValue = copy.value
  return success(value)
}
