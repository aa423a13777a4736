import type { Clock } from '#lib/base/clock.ts'
import type { VariableLookup } from '../resolve-values.ts'
import type { SignInPorts } from './mcp-sign-in.ts'

/** How long a server may take, in milliseconds. */
export type McpTimeouts = {
  /** To connect, and for each page of the list of tools. */
  readonly connectMs: number
  /** For an answer to `ping`. */
  readonly pingMs: number
  /** From one `ping` to the next. */
  readonly pingEveryMs: number
  /** For a call, whatever the run allows. */
  readonly callMs: number
}

/** The times of a source that names none. */
export const DEFAULT_MCP_TIMEOUTS: McpTimeouts = {
  connectMs: 30_000,
  pingMs: 10_000,
  pingEveryMs: 60_000,
  callMs: 3_660_000,
}

/** What an MCP source needs of the machine and of the installation. */
export type McpWorld = {
  readonly clock: Clock
  readonly variable: VariableLookup
  /** Masks secrets in a line before it is kept. */
  redactText(text: string): string
  /** Secrets that the server is given: they are masked in its answers. */
  readonly secrets?: readonly string[]
  /** From 0 to 1; absent means `Math.random`. */
  readonly random?: () => number
  readonly timeouts?: Partial<McpTimeouts>
  /** Where sign-ins are kept, and where the service sends the administrator back to; absent: no sign-in. */
  readonly signIn?: SignInPorts
}
