import {
  type AuthProvider,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client'
import { resolveValues } from '../resolve-values.ts'
import { SourceError } from '../source-error.ts'
import type { SourceLog } from '../source-log.ts'
import type { McpHttpSettings, StdioSettings } from '../source-settings.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { TransportPorts } from './mcp-connection.ts'
import type { McpWorld } from './mcp-world.ts'
import { spawnServer } from './server-process.ts'
import { StdioTransport } from './stdio-transport.ts'

/** What a transport is made of. */
export type TransportParts = {
  readonly settings: StdioSettings | McpHttpSettings
  readonly world: McpWorld
  readonly log: SourceLog
  readonly ports: TransportPorts
  readonly authProvider?: AuthProvider | undefined
}

/** A new transport by the settings of a source, not yet started. Throws a `SourceError` where a value is not set. */
export function mcpTransport(parts: TransportParts): Transport {
  const { settings } = parts
  return settings.transport === 'stdio'
    ? stdioTransport(settings, parts)
    : httpTransport(settings, parts)
}

function stdioTransport(settings: StdioSettings, { world, log, ports }: TransportParts): Transport {
  const { command, args, cwd } = settings
  const env = resolved(settings.env, world)
  return new StdioTransport({
    clock: world.clock,
    spawn: () => spawnServer({ command, args, cwd, env }, world.variable),
    encode: (message) => ports.exact.applied(message),
    onStderr: (line) => log.said('stderr', 'info', line),
    onFault: (fault) => ports.onFault(fault),
    onGarbage: (line) => log.said('stderr', 'warning', line),
  })
}

function httpTransport(
  settings: McpHttpSettings,
  { world, ports, authProvider }: TransportParts,
): Transport {
  const url = new URL(settings.url)
  const options = {
    requestInit: { headers: resolved(settings.headers, world) },
    fetch: boundedFetch({
      encode: (message) => ports.exact.applied(message),
      onFault: (kind, id) => ports.onFault({ kind, ids: id === null ? [] : [id] }),
      onEnd: (id, canResume) => ports.onAnswerEnd(id, canResume),
    }),
    redirectPolicy: 'same-origin' as const,
    ...(authProvider && { authProvider }),
  }
  return settings.transport === 'sse'
    ? new SSEClientTransport(url, options)
    : new StreamableHTTPClientTransport(url, options)
}

function resolved(
  values: Readonly<Record<string, string>>,
  { variable }: McpWorld,
): Record<string, string> {
  const outcome = resolveValues(values, variable)
  if (!outcome.ok) throw new SourceError('source_not_started', outcome.problem)
  return { ...outcome.value }
}
