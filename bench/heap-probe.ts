import { setTimeout as sleep } from 'node:timers/promises'
import { type MessageEvent, WebSocket } from 'undici'
import * as z from 'zod'

const PORT = 9329

const Answer = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }).optional(),
})
const Targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1)

/** Asks a Node process what its heap holds once it has collected, over V8's inspector. */
export class HeapProbe {
  /** Options of the process that will be asked: the inspector on a port of loopback, without a word. */
  static readonly nodeOptions = `--inspect=127.0.0.1:${PORT} --inspect-publish-uid=http`

  readonly #socket: WebSocket
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** Connects to the process that was started with `nodeOptions`. */
  static async attach(): Promise<HeapProbe> {
    const answer = await fetch(`http://127.0.0.1:${PORT}/json/list`)
    const [target] = Targets.parse(await answer.json())
    const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', reject, { once: true })
    })
    return new HeapProbe(socket)
  }

  /** Megabytes of JavaScript objects, array buffers and what else hangs on them, after a full collection. */
  async heldMb(): Promise<number> {
    // Finalisers run between two collections, and free what the second one takes.
    for (let pass = 0; pass < 3; pass++) {
      await this.#ask('HeapProfiler.collectGarbage')
      await sleep(50)
    }
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
    const value = await this.#ask('Runtime.evaluate', { expression, returnByValue: true })
    return z.number().parse(value) / 1024 / 1024
  }

  close(): void {
    this.#socket.close()
  }

  #ask(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const id = ++this.#lastId
    return new Promise((resolve) => {
      const read = (event: MessageEvent) => {
        const answer = Answer.safeParse(JSON.parse(String(event.data)))
        if (!answer.success || answer.data.id !== id) return
        this.#socket.removeEventListener('message', read)
        resolve(answer.data.result?.result?.value)
      }
      this.#socket.addEventListener('message', read)
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }
}
