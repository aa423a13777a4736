import {
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/client'
import type { Clock } from '#lib/base/clock.ts'
import { SourceError } from '../source-error.ts'
import { LineFramer } from './line-framer.ts'
import { idsIn, type MessageFault } from './message-limits.ts'
import { endServer, type ServerProcess } from './server-process.ts'

/** What the transport needs, and whom it tells. */
export type StdioPorts = {
  readonly clock: Clock
  readonly spawn: () => ServerProcess
  /** The text of a message as it is sent. */
  readonly encode: (message: string) => string
  /** A line of stderr. */
  readonly onStderr: (line: string) => void
  readonly onFault: (fault: MessageFault) => void
  /** A line that is no message at all, as servers greet with. */
  readonly onGarbage: (line: string) => void
}

/** Bytes that wait for a server that reads nothing. */
const MAX_UNREAD_BYTES = 32_000_000

/** Bytes of a line of stderr that are read. */
const MAX_STDERR_LINE = 8_000

/** How long is read on after a server has ended, in milliseconds. */
const LAST_WORDS_MS = 200

/**
 * MCP over the standard input and output of a process: one message a line, each bounded in bytes and nesting
 * before it is parsed. Garbage costs its line, a message past the limits costs its call, an endless one the
 * connection. `close` ends the process and all that it started.
 */
export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: Transport['onmessage']
  /** By these two the client tells a transport of this kind. */
  readonly stderr = null
  readonly #ports: StdioPorts
  readonly #framer = new LineFramer()
  #server: ServerProcess | null = null
  #ending: Promise<void> | null = null
  #stderr = ''

  constructor(ports: StdioPorts) {
    this.#ports = ports
  }

  get pid(): number | null {
    return this.#server?.pid ?? null
  }

  async start(): Promise<void> {
    const server = this.#ports.spawn()
    this.#server = server
    server.stdout.on('data', (chunk: Buffer) => this.#read(chunk))
    server.stderr.on('data', (chunk: Buffer) => this.#readStderr(chunk))
    for (const stream of [server.stdin, server.stdout, server.stderr]) {
      stream.on('error', (error) => this.onerror?.(error))
    }
    // What it wrote last may still be on its way; something that it started may hold its streams open for ever.
    server.once('exit', () => this.#ports.clock.after(LAST_WORDS_MS, () => this.#leave()))
    server.once('close', () => this.#leave())
    await new Promise<void>((resolve, reject) => {
      server.once('spawn', resolve)
      server.on('error', (cause) => reject(notStarted(cause)))
    })
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#server?.stdin
    if (!stdin?.writable || this.#ending !== null) throw new SourceError('source_closed', CLOSED)
    if (stdin.writableLength > MAX_UNREAD_BYTES) {
      throw new SourceError('source_silent', 'The server reads nothing of what it is sent.')
    }
    const line = `${this.#ports.encode(JSON.stringify(message))}\n`
    await new Promise<void>((resolve, reject) => {
      stdin.write(line, (problem) => (problem ? reject(problem) : resolve()))
    })
  }

  async close(): Promise<void> {
    this.#ending ??= this.#end()
    await this.#ending
  }

  async #end(): Promise<void> {
    if (this.#server) await endServer(this.#server, this.#ports.clock)
    this.onclose?.()
  }

  #leave(): void {
    this.#flushStderr()
    this.close().catch(() => undefined)
  }

  #read(chunk: Buffer): void {
    for (const framed of this.#framer.add(chunk)) {
      if (this.#ending !== null) return
      if (framed.kind === 'fault') this.#fault(framed.fault)
      else this.#readLine(framed.text)
    }
  }

  #fault(fault: MessageFault): void {
    this.#ports.onFault(fault)
    if (fault.kind === 'endless') this.close().catch(() => undefined)
  }

  #readLine(line: string): void {
    const message = parsedMessage(line)
    if (message) this.onmessage?.(message)
    else if (isBrokenMessage(line)) this.#fault({ kind: 'not_a_message', ids: idsIn(line) })
    else if (line.trim() !== '') this.#ports.onGarbage(line)
  }

  #readStderr(chunk: Buffer): void {
    const lines = (this.#stderr + chunk.toString('utf8')).split('\n')
    this.#stderr = (lines.pop() ?? '').slice(0, MAX_STDERR_LINE)
    for (const line of lines) if (line.trim() !== '') this.#ports.onStderr(line)
  }

  #flushStderr(): void {
    if (this.#stderr.trim() !== '') this.#ports.onStderr(this.#stderr)
    this.#stderr = ''
  }
}

const CLOSED = 'The server has ended or was stopped.'

/** Servers write their log to standard output as well, some of it as JSON: that is noise, not an answer. */
function isBrokenMessage(line: string): boolean {
  return line.slice(0, ENDS).includes('"jsonrpc"') || line.slice(-ENDS).includes('"jsonrpc"')
}

const ENDS = 300

function parsedMessage(line: string): JSONRPCMessage | null {
  try {
    return parseJSONRPCMessage(JSON.parse(line))
  } catch {
    // What it threw may quote the line.
    return null
  }
}

function notStarted(cause: unknown): SourceError {
  const message =
    'The command of the server could not be started: look whether it is installed, in PATH, and may be run.'
  return new SourceError('source_not_started', message, { cause })
}
