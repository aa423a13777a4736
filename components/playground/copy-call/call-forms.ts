import { shellQuoted } from './shell-quoted.ts'

/** A call as it may be copied. */
export type CopiedCall = {
  /** The name that the tool's own source calls it by. */
  readonly toolName: string
  /** The JSON text of the arguments, to the digit. */
  readonly argumentsText: string
}

/** The JSON-RPC request of an MCP client for a call, in one line, arguments to the digit. */
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

/** What an MCP client says before its first request, as the specification of 2025-06-18 has it. */
const GREETING = [
  '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"shell","version":"1"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
]

/** Seconds for which the server's input stays open: some end with it, the answer not yet written. */
const OPEN_SECONDS = 10

/**
 * The command line of a POSIX shell that starts an MCP server over stdio by the words of `command` and sends it one
 * call; the answer is among the lines that it prints. Variables of the source are left to whoever runs it.
 */
export function pipedCommand(call: CopiedCall, command: readonly string[]): string {
  const lines = [...GREETING, mcpRequest(call)].map(shellQuoted)
  return [
    `{ printf '%s\\n'`,
    ...lines.map((line) => `  ${line}`),
    `  ; sleep ${OPEN_SECONDS}; } |`,
    `  ${command.map(shellQuoted).join(' ')}`,
  ].join(' \\\n')
}
