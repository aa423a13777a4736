import { ProtocolError } from '@modelcontextprotocol/client'
import { adoptResult } from '#lib/contract/adopt-result.ts'
import type { Tool, ToolContext } from '#lib/contract/tool.ts'
import { checkSchemaArguments } from '../check-schema-arguments.ts'
import { maskGivenValue } from '../mask-given.ts'
import type { AnnouncedTool, SourceTool } from '../tool-source.ts'
import type { SentCall } from './mcp-connection.ts'

/** Sends a call to wherever the source is connected at the moment. */
export type SendCall = (call: SentCall, context: ToolContext) => Promise<unknown>

/** How a tool reaches its server, and what must not come back from there. */
export type ToolPorts = {
  readonly send: SendCall
  /** Secrets that the server is given by its settings. */
  readonly given: readonly string[] | undefined
  /** Those that a sign-in gave at last. */
  tokens(): Promise<readonly string[]> | undefined
}

/** The tool that a server announced, under the name that it is called by here. */
export function mcpTool(
  source: string,
  announced: AnnouncedTool,
  { send, given = [], tokens }: ToolPorts,
): SourceTool {
  const { name, title, description, inputSchema, outputSchema } = announced
  const tool: Tool = {
    definition: {
      name: `${source}__${name}`,
      description: description ?? title ?? '',
      source,
      approval: 'never',
      arguments: inputSchema,
      ...(outputSchema && { returns: outputSchema }),
    },
    ...(outputSchema && { returns: outputSchema }),
    parseArguments: (foreign, asked) => checkSchemaArguments(inputSchema, foreign, asked),
    async run(parsedArguments, context) {
      const { argumentsText } = context
      const call = { name, arguments: parsedArguments, argumentsText }
      const answer = await answerTo(send(call, context))
      const secrets = [...given, ...((await tokens()) ?? [])]
      return adoptResult(maskGivenValue(answer, secrets), 'mcp')
    },
  }
  return { tool, announced }
}

/** A refusal of the protocol is an answer as well: its text is foreign and crosses the boundary like any other. */
async function answerTo(sent: Promise<unknown>): Promise<unknown> {
  try {
    return await sent
  } catch (thrown) {
    if (!(thrown instanceof ProtocolError)) throw thrown
    return { content: [{ type: 'text', text: thrown.message }], isError: true }
  }
}
