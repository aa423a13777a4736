import type { RecordedArguments } from './check-arguments.ts'
import type { CallNames } from './crossing.ts'
import type { LoopTool } from './loop-world.ts'
import { type CallEnd, type CallNews, isCallEnd, ToolCall } from './tool-call.ts'

/** Calls of one batch that run at a time; the others wait for one to end. */
const MAX_AT_ONCE = 4

/** A call whose arguments fit, ready to run. */
export type ReadyCall = {
  readonly names: CallNames
  readonly found: LoopTool
  readonly recorded: RecordedArguments
  readonly parsed: unknown
}

/** News of the call at `index` of its batch. */
export type BatchNews = { readonly index: number; readonly news: CallNews }

/** Starts one call, or gives the end that it has without being started. */
export type StartCall = (call: ReadyCall, index: number) => ToolCall | CallEnd

/**
 * Calls that run at the same time, at most four of them, told of as their news come in. Nothing more is asked of a
 * call before its last news were pulled past.
 */
export class CallBatch {
  readonly #calls: readonly ReadyCall[]
  readonly #start: StartCall
  readonly #running = new Map<number, ToolCall>()
  readonly #pending = new Map<number, Promise<BatchNews>>()
  #started = 0

  constructor(calls: readonly ReadyCall[], start: StartCall) {
    this.#calls = calls
    this.#start = start
  }

  /** Waits for the next news of any call, each at most `beatInMs`. Only while a call has not ended. */
  async next(beatInMs: number): Promise<BatchNews> {
    this.#fill()
    for (const [index, call] of this.#running) {
      if (this.#pending.has(index)) continue
      this.#pending.set(
        index,
        call.next(beatInMs).then((news) => ({ index, news })),
      )
    }
    const told = await Promise.race(this.#pending.values())
    this.#pending.delete(told.index)
    if (isCallEnd(told.news)) this.#end(told.index)
    return told
  }

  /** Aborts whatever still runs. */
  close(): void {
    for (const call of this.#running.values()) call.close()
    this.#running.clear()
  }

  #fill(): void {
    while (this.#running.size < MAX_AT_ONCE) {
      const index = this.#started
      const call = this.#calls[index]
      if (!call) return
      this.#started++
      const started = this.#start(call, index)
      if (started instanceof ToolCall) this.#running.set(index, started)
      else this.#pending.set(index, Promise.resolve({ index, news: started }))
    }
  }

  #end(index: number): void {
    this.#running.get(index)?.close()
    this.#running.delete(index)
  }
}
