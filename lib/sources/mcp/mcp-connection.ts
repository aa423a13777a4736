import {
  type ClientOptions,
  type ProgressCallback,
  ProtocolError,
  type Transport,
} from '@modelcontextprotocol/client'
import * as z from 'zod'
import type { Clock } from '#lib/base/clock.ts'
import type { ToolContext } from '#lib/contract/tool.ts'
import { SourceError } from '../source-error.ts'
import type { SourceHealth } from '../tool-source.ts'
import { BoundedClient } from './bounded-client.ts'
import { CallEnding } from './call-ending.ts'
import { ClientRequests } from './client-requests.ts'
import { ExactArguments } from './exact-arguments.ts'
import type { ToolPage } from './list-tools.ts'
import { floodFault, messageFault, sourceFault } from './mcp-faults.ts'
import type { McpTimeouts } from './mcp-world.ts'
import type { MessageFault } from './message-limits.ts'
import { OpenRequests } from './open-requests.ts'

/** Whom a connection tells what. */
export type ConnectionPorts = {
  readonly clock: Clock
  readonly timeouts: McpTimeouts
  readonly roots: readonly string[]
  readonly onToolsChanged: () => void
  /** A line that the server said through MCP. */
  readonly onLogging: (level: string, text: string) => void
  readonly onNote: (text: string) => void
  /** The connection has ended, by whichever side, for this reason. */
  readonly onEnd: (fault: SourceError | null) => void
}

/** What a transport of a connection needs of it. */
export type TransportPorts = {
  readonly exact: ExactArguments
  onFault(fault: MessageFault): void
  /** The HTTP answer to a request has ended. */
  onAnswerEnd(id: number, canResume: boolean): void
}

/** One call as it is sent. */
export type SentCall = {
  readonly name: string
  readonly arguments: unknown
  readonly argumentsText?: string | undefined
}

/** Characters of what a server says of itself. */
const MAX_ABOUT = 4_000

/** How long after the end of its HTTP answer a request may still be answered elsewhere, in milliseconds. */
const ANSWER_ELSEWHERE_MS = 1_000

/** Whatever came: adoption reads results, and the boundary holds them to their declared type. */
const anything = z.unknown()

const Page = z.object({
  tools: z.array(z.unknown()),
  nextCursor: z.string().max(10_000).optional(),
})

/** One connection to an MCP server, from its handshake to its end. */
export class McpConnection {
  readonly #ports: ConnectionPorts
  readonly #requests = new OpenRequests()
  readonly #exact = new ExactArguments()
  readonly #client: BoundedClient
  readonly #asked: ClientRequests
  #reason: SourceError | null = null
  #isOpen = false

  constructor(ports: ConnectionPorts) {
    this.#ports = ports
    const { clock } = ports
    this.#asked = new ClientRequests({ roots: ports.roots, onNote: ports.onNote })
    this.#client = new BoundedClient(this.#options(), {
      clock,
      requests: this.#requests,
      onFlood: () => this.#cut(floodFault()),
    })
    this.#asked.answerOn(this.#client)
    this.#client.setNotificationHandler('notifications/message', ({ params }) => {
      ports.onLogging(params.level, textOf(params.data))
    })
    this.#client.onerror = (problem) => this.#unread(problem)
    this.#client.onclose = () => this.#ended()
  }

  /** What the transport of this connection needs. */
  get transportPorts(): TransportPorts {
    return {
      exact: this.#exact,
      onFault: (fault) => this.#faulted(fault),
      onAnswerEnd: (id, canResume) => this.#answerEnded(id, canResume),
    }
  }

  /** Calls that are open. */
  get calls(): number {
    return this.#requests.calls
  }

  /** Shakes hands: by the version of today where the server knows it and `isLegacy` is false. Rejects with a `SourceError`. */
  async open(transport: Transport, isLegacy: boolean, signal: AbortSignal): Promise<void> {
    const timeout = this.#ports.timeouts.connectMs
    const prior = isLegacy ? { prior: { kind: 'legacy' as const } } : {}
    try {
      await this.#client.connect(transport, { timeout, signal, ...prior })
    } catch (thrown) {
      await transport.close().catch(() => undefined)
      throw this.#reason ?? sourceFault(thrown)
    }
    this.#isOpen = true
    if (this.#client.getServerCapabilities()?.logging && this.#client.getProtocolEra() === 'legacy')
      this.#client.setLoggingLevel('info', { timeout }).catch(() => undefined)
  }

  about(): SourceHealth['about'] {
    const { name, version } = this.#client.getServerVersion() ?? {}
    const protocolVersion = this.#client.getNegotiatedProtocolVersion()
    const instructions = this.#client.getInstructions()
    return {
      ...(name !== undefined && { name: name.slice(0, MAX_ABOUT) }),
      ...(version !== undefined && { version: version.slice(0, MAX_ABOUT) }),
      ...(protocolVersion !== undefined && { protocolVersion }),
      ...(instructions !== undefined && { instructions: instructions.slice(0, MAX_ABOUT) }),
    }
  }

  /** One page of the list of tools; none where the server says that it has no tools. */
  async toolPage(cursor: string | undefined): Promise<ToolPage> {
    if (!this.#client.getServerCapabilities()?.tools) return { tools: [] }
    const params = cursor === undefined ? {} : { cursor }
    const timeout = this.#ports.timeouts.connectMs
    try {
      const request = this.#client.request({ method: 'tools/list', params }, Page, { timeout })
      const { tools, nextCursor } = await request
      return { tools, ...(nextCursor !== undefined && { nextCursor }) }
    } catch (thrown) {
      throw this.#reason ?? sourceFault(thrown)
    }
  }

  /** How long the server took to answer nothing, in milliseconds. Rejects with a `SourceError`. */
  async ping(): Promise<number> {
    const { clock, timeouts } = this.#ports
    const began = clock.monotonic()
    const options = { timeout: timeouts.pingMs }
    try {
      if (this.#client.getProtocolEra() === 'modern') await this.#client.discover(options)
      else await this.#client.ping(options)
      return clock.monotonic() - began
    } catch (thrown) {
      throw this.#reason ?? sourceFault(thrown)
    }
  }

  /** What the server answered to a call, as it came. Rejects with a `SourceError`, or the server's `ProtocolError`. */
  async call(call: SentCall, context: ToolContext): Promise<unknown> {
    const held = this.#exact.hold(call.argumentsText)
    const ending = new CallEnding(context.signal)
    const leave = this.#asked.callBegins(context)
    const params = { name: call.name, arguments: held?.placeholder ?? call.arguments }
    try {
      return await this.#answerTo(params, ending, context)
    } catch (thrown) {
      if (ending.fault ?? this.#reason) throw ending.fault ?? this.#reason
      throw thrown instanceof ProtocolError ? thrown : sourceFault(thrown)
    } finally {
      ending.release()
      leave()
      held?.release()
    }
  }

  async #answerTo(
    params: Readonly<Record<string, unknown>>,
    ending: CallEnding,
    context: ToolContext,
  ): Promise<unknown> {
    const answer = this.#client.request({ method: 'tools/call', params }, anything, {
      signal: ending.signal,
      timeout: this.#ports.timeouts.callMs,
      onprogress: (progress) => context.progress(progressOf(progress)),
    })
    const id = this.#requests.lastId
    if (id !== null) this.#requests.canEnd(id, ending.end)
    try {
      return await answer
    } finally {
      if (id !== null) this.#requests.giveUp(id)
    }
  }

  async close(): Promise<void> {
    await this.#client.close().catch(() => undefined)
  }

  #options(): ClientOptions {
    return {
      capabilities: this.#asked.capabilities,
      versionNegotiation: { mode: 'auto', probe: { timeoutMs: PROBE_MS } },
      listChanged: {
        tools: {
          autoRefresh: false,
          debounceMs: LIST_CHANGED_MS,
          onChanged: () => this.#ports.onToolsChanged(),
        },
      },
    }
  }

  #faulted({ kind, ids }: MessageFault): void {
    const problem = messageFault(kind)
    if (kind === 'endless') this.#cut(problem)
    else if (!this.#requests.end({ ids }, problem)) this.#ports.onNote(problem.message)
  }

  /** What else the client tells of here is told elsewhere, or is of no call; it may quote the server. */
  #unread(problem: Error): void {
    const isNoMessage = problem instanceof SyntaxError || problem.name === 'ZodError'
    if (isNoMessage) this.#faulted({ kind: 'not_a_message', ids: [] })
  }

  #answerEnded(id: number, canResume: boolean): void {
    if (canResume || !this.#requests.has(id)) return
    this.#ports.clock.after(ANSWER_ELSEWHERE_MS, () => {
      if (!this.#requests.has(id)) return
      const message = 'The service ended its answer without a result.'
      this.#requests.end({ ids: [id] }, new SourceError('source_closed', message))
    })
  }

  #cut(fault: SourceError): void {
    this.#reason ??= fault
    this.#requests.endAll(this.#reason)
    this.#ended()
    this.close().catch(() => undefined)
  }

  #ended(): void {
    this.#requests.clear()
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#ports.onEnd(this.#reason)
  }
}

/** How long a server may be silent to the question for the version of today before it is taken for one of before. */
const PROBE_MS = 3_000

const LIST_CHANGED_MS = 200

function progressOf({ progress, total, message }: Parameters<ProgressCallback>[0]) {
  return {
    done: progress,
    ...(total !== undefined && { total }),
    ...(message !== undefined && { message }),
  }
}

function textOf(logged: unknown): string {
  return typeof logged === 'string' ? logged : (JSON.stringify(logged) ?? '')
}
