import type { JsonObject } from '#lib/base/json.ts'
import type { Tool } from '#lib/contract/tool.ts'

/** What a source is: an MCP server, or an HTTP service that an OpenAPI document describes. */
export type SourceKind = 'mcp' | 'http'

/**
 * How a source stands. `waiting`: the next attempt to connect is due later. `sign_in`: an administrator has to
 * sign in at the service first. `stopped`: it was told to stop.
 */
export type SourceState = 'connecting' | 'ready' | 'waiting' | 'sign_in' | 'failed' | 'stopped'

/** How a source is, for the page of sources. */
export type SourceHealth = {
  readonly state: SourceState
  /** Since when, in milliseconds since the Unix epoch. */
  readonly since: number
  /** How long its last answer to a question of ours took, in milliseconds. */
  readonly latencyMs: number | null
  /** A sentence of ours, without any byte of the source. */
  readonly lastError: { readonly at: number; readonly message: string } | null
  /** What the source says it is: foreign text, bounded. */
  readonly about: {
    readonly name?: string
    readonly version?: string
    readonly protocolVersion?: string
    readonly instructions?: string
  } | null
}

/** One line of what a source said beside its answers; bounded and redacted, and still foreign. */
export type SourceLogLine = {
  readonly at: number
  readonly channel: 'stderr' | 'logging' | 'vitrine'
  readonly level: 'debug' | 'info' | 'warning' | 'error'
  readonly text: string
}

/** What a source announced of a tool, as it came: the definition whose changes are watched. */
export type AnnouncedTool = {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly inputSchema: JsonObject
  readonly outputSchema?: JsonObject
  /** Hints of an untrusted party: they may tighten what an administrator set, never loosen it. */
  readonly annotations?: JsonObject
}

/** A tool of a source. Its definition bears the name that it is called by here: `{source}__{tool}`. */
export type SourceTool = { readonly tool: Tool; readonly announced: AnnouncedTool }

/** Where foreign tools come from. Rules: `SPEC.md` beside this file. */
export type ToolSource = {
  readonly name: string
  readonly kind: SourceKind
  /** Begins to connect; never throws. */
  start(): void
  /** The tools that were announced last; none before the source was ready for the first time. */
  tools(): readonly SourceTool[]
  health(): SourceHealth
  /** Oldest first. */
  log(): readonly SourceLogLine[]
  /** Calls `listener` after each change of tools or health, until the function it gives is called. */
  onChange(listener: () => void): () => void
  /** Ends everything that the source holds: processes, connections, timers, calls under way. */
  close(): Promise<void>
}
