import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ToolFailure } from '../tool-failure.ts'
import { nextMessage } from './next-message.ts'
import { QueryReply, type QueryRequest, type Statement } from './query-protocol.ts'

/** How many queries run at once; more wait for their turn. */
const MAX_PROCESSES = 4

/** How long a process that nobody asks anything stays, in milliseconds. */
const IDLE_MS = 30_000

/** Heap of one process, in megabytes. */
const HEAP_MB = 256

/** How long a process may take to start on a busy machine, in milliseconds. */
const START_MS = 30_000

type Slot = { readonly child: ChildProcess; expiry?: NodeJS.Timeout }

/**
 * Runs queries in processes of their own (`query-process.mjs`) and keeps those that ended well for the next
 * query. A query that is stopped or takes too long ends by the death of its process, so that neither a huge
 * table nor a hostile view can hold up the server.
 */
export class QueryPool {
  readonly #scriptPath: string
  readonly #timeoutMs: number
  readonly #idle: Slot[] = []
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(installRoot: string, timeoutMs: number) {
    this.#scriptPath = join(installRoot, 'lib', 'tools', 'database', 'query-process.mjs')
    this.#timeoutMs = timeoutMs
  }

  /**
   * Runs `statements` over the SQLite file at `path` in one read transaction. Throws a `ToolFailure` when
   * the time is up or the process dies, and the signal's reason when it is aborted.
   */
  async run(
    path: string,
    statements: readonly Statement[],
    signal: AbortSignal,
  ): Promise<QueryReply> {
    await this.#turn(signal)
    try {
      const slot = this.#idle.pop() ?? (await this.#start(signal))
      clearTimeout(slot.expiry)
      const reply = await this.#ask(
        slot.child,
        { path, statements, timeoutMs: this.#timeoutMs },
        signal,
      )
      this.#keep(slot)
      return reply
    } finally {
      this.#running--
      this.#waiting.shift()?.()
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#running < MAX_PROCESSES) {
      this.#running++
      return
    }
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp)
        this.#running++
        resolve()
      }
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      this.#waiting.push(go)
    })
  }

  async #start(signal: AbortSignal): Promise<Slot> {
    const options: SpawnOptions = {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      // Nothing of the server's environment: a key in it is none of a database's business.
      env: { NODE_ENV: 'production' },
    }
    const heap = `--max-old-space-size=${HEAP_MB}`
    const child = spawn(process.execPath, [heap, this.#scriptPath], options)
    child.unref()
    child.channel?.unref()
    child.on('exit', () => this.#forget(child))
    child.on('error', () => this.#forget(child))
    // Its first message says that it is ready, so that its start does not count as time of the query.
    await nextMessage(child, { signal, timeoutMs: START_MS, lateSentence: NOT_STARTED })
    return { child }
  }

  #keep(slot: Slot): void {
    slot.expiry = setTimeout(() => slot.child.kill('SIGKILL'), IDLE_MS)
    slot.expiry.unref()
    this.#idle.push(slot)
  }

  #forget(child: ChildProcess): void {
    const index = this.#idle.findIndex((slot) => slot.child === child)
    if (index >= 0) clearTimeout(this.#idle.splice(index, 1)[0]?.expiry)
  }

  async #ask(child: ChildProcess, request: QueryRequest, signal: AbortSignal): Promise<QueryReply> {
    const { timeoutMs } = request
    const answer = nextMessage(child, { signal, timeoutMs, lateSentence: tooLong(timeoutMs) })
    // A process that is gone ends the wait for its answer.
    child.send(request, () => undefined)
    const reply = QueryReply.safeParse(await answer)
    if (reply.success) return reply.data
    child.kill('SIGKILL')
    throw new ToolFailure('The query process gave an answer that cannot be read: try again.')
  }
}

const NOT_STARTED = 'The query process did not start: the machine is too busy; try again.'

function tooLong(timeoutMs: number): string {
  return `The query was stopped after ${timeoutMs / 1000} seconds: narrow it with a filter on an indexed column, or ask for fewer rows.`
}
