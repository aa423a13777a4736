import type { ToolContext } from '#lib/contract/tool.ts'
import { Attempts } from '../attempts.ts'
import { SourceError } from '../source-error.ts'
import { SourceLog } from '../source-log.ts'
import type { McpHttpSettings, StdioSettings } from '../source-settings.ts'
import { SourceStatus } from '../source-status.ts'
import type { AnnouncedTool, SourceLogLine, SourceTool, ToolSource } from '../tool-source.ts'
import { expectSameTool } from './expect-same-tool.ts'
import { listTools } from './list-tools.ts'
import { loggingLevel } from './logging-level.ts'
import { type ConnectionPorts, McpConnection, type SentCall } from './mcp-connection.ts'
import { endedFault, noSignInFault, sourceFault, stoppedFault } from './mcp-faults.ts'
import { type BegunAtService, McpSignIn } from './mcp-sign-in.ts'
import { mcpTool } from './mcp-tool.ts'
import { mcpTransport } from './mcp-transport.ts'
import { DEFAULT_MCP_TIMEOUTS, type McpTimeouts, type McpWorld } from './mcp-world.ts'

/** A source of tools that is an MCP server; where it is reached by HTTP, an administrator can sign in there. */
export type McpSource = ToolSource & {
  /** Begins a sign-in: the address that the administrator is to open. Rejects with a `SourceError`. */
  startSignIn(): Promise<BegunAtService>
  /** Ends it with the query that the service sent the administrator back with, and connects. Rejects with a `SourceError`. */
  finishSignIn(params: URLSearchParams): Promise<void>
}

/**
 * The tools of one MCP server, by stdio, Streamable HTTP or the older HTTP with events. Connects on `start`, follows
 * changes of its tools, comes back with back-off. Rules: `SPEC.md`.
 */
export function mcpSource(
  name: string,
  settings: StdioSettings | McpHttpSettings,
  world: McpWorld,
): McpSource {
  return new ConnectedSource(name, settings, world)
}

class ConnectedSource implements McpSource {
  readonly name: string
  readonly kind = 'mcp'
  readonly #settings: StdioSettings | McpHttpSettings
  readonly #world: McpWorld
  readonly #timeouts: McpTimeouts
  readonly #signIn: McpSignIn | null
  readonly #log: SourceLog
  readonly #status: SourceStatus
  readonly #attempts: Attempts
  #tools: readonly SourceTool[] = []
  #connection: McpConnection | null = null
  #connecting: Promise<McpConnection> | null = null
  #stop = new AbortController()
  #isLegacy = false
  #disarm: (() => void) | null = null
  #listing: Promise<void> | null = null
  #isListStale = false
  /** Connections that were given up and are not closed yet. */
  readonly #closing = new Set<Promise<void>>()

  constructor(name: string, settings: StdioSettings | McpHttpSettings, world: McpWorld) {
    this.name = name
    this.#settings = settings
    this.#world = world
    this.#timeouts = { ...DEFAULT_MCP_TIMEOUTS, ...world.timeouts }
    this.#log = new SourceLog(world.clock, (text) => world.redactText(text))
    this.#status = new SourceStatus(world.clock)
    this.#attempts = new Attempts(world.clock, world.random)
    const isHttp = settings.transport !== 'stdio'
    this.#signIn =
      isHttp && world.signIn ? new McpSignIn(name, settings, { ...world, ...world.signIn }) : null
    // Before a start, it is stopped.
    this.#stop.abort()
  }

  start(): void {
    if (!this.#stop.signal.aborted) return
    this.#stop = new AbortController()
    this.#attempts.reset()
    this.#connect().catch(() => undefined)
  }

  tools(): readonly SourceTool[] {
    return this.#tools
  }

  health() {
    return this.#status.health
  }

  log(): readonly SourceLogLine[] {
    return this.#log.lines
  }

  onChange(listener: () => void): () => void {
    return this.#status.onChange(listener)
  }

  async close(): Promise<void> {
    this.#stop.abort()
    this.#rest()
    const connection = this.#connection ?? (await this.#connecting?.catch(() => null))
    this.#connection = null
    await connection?.close()
    await Promise.all(this.#closing)
    this.#status.enter('stopped')
  }

  async startSignIn(): Promise<BegunAtService> {
    if (!this.#signIn) throw noSignInFault()
    return await this.#signIn.start()
  }

  async finishSignIn(params: URLSearchParams): Promise<void> {
    if (!this.#signIn) throw noSignInFault()
    await this.#signIn.finish(params)
    this.#attempts.reset()
    if (!this.#stop.signal.aborted && !this.#connection) this.#connect().catch(() => undefined)
  }

  /** The connection in use, or the one that an attempt at once gives. */
  async #connected(): Promise<McpConnection> {
    if (this.#stop.signal.aborted) throw stoppedFault()
    return this.#connection ?? (await this.#connect())
  }

  #connect(): Promise<McpConnection> {
    this.#connecting ??= this.#attempt().finally(() => {
      this.#connecting = null
    })
    return this.#connecting
  }

  async #attempt(): Promise<McpConnection> {
    this.#rest()
    this.#status.enter('connecting')
    try {
      const connection = await this.#opened()
      this.#connection = connection
      this.#status.says(connection.about())
      await this.#list(connection)
      if (this.#connection !== connection) throw endedFault(' as soon as it stood')
      this.#attempts.succeeded()
      this.#status.enter('ready')
      this.#log.noted('info', 'Connected.')
      this.#pingLater()
      return connection
    } catch (thrown) {
      const fault = sourceFault(thrown)
      await this.#connection?.close()
      this.#connection = null
      this.#failed(fault)
      throw fault
    }
  }

  /** By the version of today first; a server of before may end itself over a question that it doesn't know. */
  async #opened(): Promise<McpConnection> {
    if (!this.#isLegacy && this.#settings.transport !== 'sse') {
      try {
        return await this.#openedAs('today')
      } catch (thrown) {
        const { code } = sourceFault(thrown)
        if (code === 'source_sign_in' || code === 'source_not_started') throw thrown
        if (this.#stop.signal.aborted) throw thrown
      }
    }
    const connection = await this.#openedAs('legacy')
    this.#isLegacy = true
    return connection
  }

  async #openedAs(era: 'today' | 'legacy'): Promise<McpConnection> {
    const connection: McpConnection = new McpConnection({
      ...this.#connectionPorts(),
      onEnd: (fault) => this.#ended(connection, fault),
    })
    const transport = mcpTransport({
      settings: this.#settings,
      world: this.#world,
      log: this.#log,
      ports: connection.transportPorts,
      authProvider: this.#signIn?.authProvider,
    })
    await connection.open(transport, era === 'legacy', this.#stop.signal)
    return connection
  }

  #connectionPorts(): Omit<ConnectionPorts, 'onEnd'> {
    return {
      clock: this.#world.clock,
      timeouts: this.#timeouts,
      roots: this.#settings.roots ?? [],
      onToolsChanged: () => this.#relist(),
      onLogging: (level, text) => this.#log.said('logging', loggingLevel(level), text),
      onNote: (text) => this.#log.noted('warning', text),
    }
  }

  async #list(connection: McpConnection): Promise<void> {
    const { tools, notes } = await listTools((cursor) => connection.toolPage(cursor))
    for (const note of notes) this.#log.noted('warning', note)
    this.#tools = tools.map((announced) =>
      mcpTool(this.name, announced, {
        send: (call, context) => this.#call(announced, call, context),
        given: this.#world.secrets,
        tokens: () => this.#signIn?.secrets(),
      }),
    )
  }

  /** One list at a time; what changes meanwhile is read after it, however often it is announced. */
  #relist(): void {
    this.#isListStale = true
    this.#listing ??= this.#relisted().finally(() => {
      this.#listing = null
    })
  }

  async #relisted(): Promise<void> {
    while (this.#isListStale && this.#connection) {
      this.#isListStale = false
      try {
        await this.#list(this.#connection)
        this.#status.announce()
      } catch (thrown) {
        this.#note(sourceFault(thrown))
      }
    }
  }

  async #call(asked: AnnouncedTool, call: SentCall, context: ToolContext): Promise<unknown> {
    const connection = await this.#connected()
    expectSameTool(asked, this.#tools)
    try {
      return await connection.call(call, context)
    } catch (thrown) {
      const isSignedOut = thrown instanceof SourceError && thrown.code === 'source_sign_in'
      if (isSignedOut) this.#ended(connection, thrown)
      throw thrown
    }
  }

  #ended(connection: McpConnection, fault: SourceError | null): void {
    const isInUse = this.#connection === connection
    if (isInUse) this.#connection = null
    const closing = connection.close().finally(() => this.#closing.delete(closing))
    this.#closing.add(closing)
    if (!isInUse) return
    // An attempt under way tells its own end.
    if (this.#connecting || this.#stop.signal.aborted) return
    this.#failed(fault ?? endedFault(''))
  }

  #failed(fault: SourceError): void {
    if (this.#stop.signal.aborted) return
    const delayMs = this.#attempts.failed()
    this.#rest()
    this.#log.noted('error', fault.message)
    if (fault.code === 'source_sign_in') this.#status.enter('sign_in', fault.message)
    else if (delayMs === null) this.#status.enter('failed', fault.message)
    else {
      this.#status.enter('waiting', fault.message)
      this.#disarm = this.#world.clock.after(delayMs, () => {
        this.#connect().catch(() => undefined)
      })
    }
  }

  #note(fault: SourceError): void {
    this.#log.noted('warning', fault.message)
    this.#status.failed(fault.message)
  }

  #pingLater(): void {
    this.#disarm = this.#world.clock.after(this.#timeouts.pingEveryMs, () => {
      this.#ping().catch(() => undefined)
    })
  }

  /** A server that is busy with a call need not answer beside it. */
  async #ping(): Promise<void> {
    const connection = this.#connection
    if (!connection) return
    try {
      if (connection.calls === 0) this.#status.tookMs(await connection.ping())
    } catch (thrown) {
      if (this.#connection === connection && connection.calls === 0) {
        this.#connection = null
        await connection.close()
        this.#failed(sourceFault(thrown))
        return
      }
    }
    if (this.#connection === connection) this.#pingLater()
  }

  #rest(): void {
    this.#disarm?.()
    this.#disarm = null
  }
}
