import type { ToolDefinition } from '#lib/contract/tool.ts'
import { type CopiedCall, curlCommand, mcpRequest, pipedCommand } from './call-forms.ts'

/** How the tools of a source are reached from elsewhere, as far as a page may say it. */
export type SourceReach = {
  readonly kind: 'mcp' | 'http'
  /** Of an MCP server over Streamable HTTP, with secrets masked. */
  readonly address: string | null
  /** The words that start an MCP server over stdio, where none of them is masked. */
  readonly command: readonly string[] | null
}

/** One way to copy a call: its text, or why there is none. */
export type CallCopy = { readonly label: string } & (
  | { readonly text: string }
  | { readonly absent: string }
)

/** Every way to copy a call of `tool`. `link` leads to the tool and holds no argument. */
export function callCopies(
  tool: ToolDefinition,
  argumentsText: string,
  { reach, link }: { readonly reach: SourceReach | null; readonly link: string },
): readonly CallCopy[] {
  const call = { toolName: nameAtSource(tool), argumentsText }
  return [
    { label: 'Arguments as JSON', text: argumentsText },
    { label: 'MCP request', ...mcpCopy(call, reach) },
    { label: 'curl command', ...curlCopy(call, reach) },
    { label: 'Command line', ...pipedCopy(call, reach) },
    { label: 'Link without the arguments', text: link },
  ]
}

/** Tools of sources are called `{source}__{tool}` here. */
function nameAtSource({ name, source }: ToolDefinition): string {
  const prefix = `${source}__`
  return name.startsWith(prefix) ? name.slice(prefix.length) : name
}

type Copied = { readonly text: string } | { readonly absent: string }

function mcpCopy(call: CopiedCall, reach: SourceReach | null): Copied {
  return reach?.kind === 'mcp'
    ? { text: mcpRequest(call) }
    : { absent: 'The tool is not one of an MCP server.' }
}

function curlCopy(call: CopiedCall, reach: SourceReach | null): Copied {
  if (reach === null) return { absent: 'A built-in tool has no address.' }
  if (reach.kind === 'http')
    return { absent: 'The request of an HTTP service is made on the server.' }
  if (reach.address === null) return { absent: 'The server is not reached by Streamable HTTP.' }
  return { text: curlCommand(call, reach.address) }
}

function pipedCopy(call: CopiedCall, reach: SourceReach | null): Copied {
  if (reach === null) return { absent: 'A built-in tool is called from here alone.' }
  if (reach.kind === 'http' || reach.address !== null)
    return { absent: 'Nothing is started for it: see the curl command.' }
  if (reach.command === null)
    return { absent: 'Its server is not started by a command that may be shown whole.' }
  return { text: pipedCommand(call, reach.command) }
}
