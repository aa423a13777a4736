import { shellQuoted } from './shell-quoted.ts'

/** A call as it may be copied. */
export type CopiedCall = {
  /** The name that the tool's own source calls it by. */
  readonly toolName: string
  /** The JSON text of the arguments, to the digit. */
  readonly argumentsText: string
}

/** The JSON-RPC request of an MCP client for a call, arguments to the digit. */
export function mcpRequest({ toolName, argumentsText }: CopiedCall): string {
  // Put together as text: a value would lose digits.
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${JSON.stringify(toolName)},"arguments":${argumentsText}}}`
}

/**
 * The command that sends a call to an MCP server over Streamable HTTP that keeps no sessions. It holds no header of
 * the source, since those may be secrets: whoever runs it adds them by a variable of the shell.
 */
export function curlCommand(call: CopiedCall, address: string): string {
  return [
    'curl --silent --show-error',
    shellQuoted(address),
    `--header ${shellQuoted('content-type: application/json')}`,
    `--header ${shellQuoted('accept: application/json, text/event-stream')}`,
    `--data-binary ${shellQuoted(mcpRequest(call))}`,
  ].join(' \\\n  ')
}
