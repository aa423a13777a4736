import type { Clock } from '#lib/base/clock.ts'
import { isTerminal, type RunEvent } from '#lib/events/run-event.ts'
import { advanceAll, EMPTY_VIEW, fold, type RunView, settled } from '#lib/events/run-view.ts'
import {
  type Attachment,
  type FollowNews,
  followRun,
  type StreamSource,
} from '#lib/stream/follow-run.ts'
import { readChunks } from '#lib/stream/read-chunks.ts'
import { keepLive, liveCopy } from './live-copies.ts'
import type { ActionProblem } from './run-ports.ts'

/**
 * Where the feed stands. `starting`: asked for, no event yet. `following`: events arrive. `detached`: the
 * connection broke and is tried again. `over`: nothing more will come.
 */
export type FeedPhase = 'idle' | 'starting' | 'following' | 'detached' | 'over'

/** What a screen shows of the run that it follows. */
export type FeedState = {
  readonly phase: FeedPhase
  /** Rises with everything that is followed, so that a screen can tell one run from the next before it has an id. */
  readonly attempt: number
  /** Null until the run is known by id. */
  readonly runId: string | null
  readonly view: RunView
  /** `audit` once any event came from the filtered copy. */
  readonly origin: StreamSource
  /** What went wrong and what to do, in one sentence. */
  readonly problem: string | null
}

/** What the controls of a screen need of the run: it stays the same object while only steps come. */
export type RunGlance = Omit<FeedState, 'view'> & Pick<RunView, 'header' | 'status'>

/** What the feed needs of the browser. */
export type FeedPorts = {
  readonly clock: Clock
  open(runId: string, after: number, signal: AbortSignal): Promise<Attachment | null>
  /** Calls `task` once, soon: before the next frame is painted. */
  schedule(task: () => void): void
}

const IDLE: FeedState = {
  phase: 'idle',
  attempt: 0,
  runId: null,
  view: EMPTY_VIEW,
  origin: 'live',
  problem: null,
}

function glanceAt({ view, ...state }: FeedState): RunGlance {
  return { ...state, header: view.header, status: view.status }
}

function isSame(one: RunGlance, other: RunGlance): boolean {
  return (Object.keys(one) as (keyof RunGlance)[]).every((key) => one[key] === other[key])
}

const UNREACHABLE = 'The server cannot be reached: check that it runs, then try again.'

/**
 * Follows one run at a time and folds its events, a frame's worth at once, into a state that React reads as
 * an external store. Letting go of a run never stops it: it belongs to the server.
 */
export class RunFeed {
  readonly #ports: FeedPorts
  readonly #listeners = new Set<() => void>()
  #state: FeedState = IDLE
  #glance: RunGlance = glanceAt(IDLE)
  #pending: RunEvent[] = []
  #isScheduled = false
  #following = new AbortController()

  constructor(ports: FeedPorts) {
    this.#ports = ports
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): FeedState => this.#state

  readonly getGlance = (): RunGlance => this.#glance

  /** Starts a run by `begin` and follows it. Ends when the run does, or when something else is followed. */
  async start(begin: () => Promise<ReadableStream<Uint8Array> | ActionProblem>): Promise<void> {
    const signal = this.#letGo({ ...IDLE, phase: 'starting' })
    const started = await begin().catch(() => ({ problem: UNREACHABLE }))
    if (signal.aborted) {
      if (!('problem' in started)) await started.cancel()
      return
    }
    if ('problem' in started) {
      this.#set({ ...IDLE, attempt: this.#state.attempt, problem: started.problem })
      return
    }
    await this.#follow(signal, started)
  }

  /** Follows a run that is known by id, from what this tab still holds of it. */
  async attach(runId: string): Promise<void> {
    const held = liveCopy(runId)
    const view = fold(held ?? [])
    const signal = this.#letGo({ ...IDLE, phase: 'starting', runId, view })
    if (held?.some(isTerminal)) {
      this.#set({ ...this.#state, phase: 'over' })
      return
    }
    await this.#follow(signal, null)
  }

  /** Lets go of the run and shows none. */
  clear(): void {
    this.#letGo(IDLE)
  }

  #letGo(state: FeedState): AbortSignal {
    this.#following.abort()
    this.#following = new AbortController()
    this.#pending = []
    this.#set({ ...state, attempt: this.#state.attempt + 1 })
    return this.#following.signal
  }

  async #follow(signal: AbortSignal, started: ReadableStream<Uint8Array> | null): Promise<void> {
    const { clock, open } = this.#ports
    let first = started
    const news = followRun({
      clock,
      signal,
      after: this.#state.view.lastSeq,
      open: async (after, letGo) => {
        if (first) {
          const chunks = readChunks(first)
          first = null
          return { source: 'live', mayHaveGaps: false, chunks }
        }
        const runId = this.#pending[0]?.runId ?? this.#state.runId
        return runId === null ? null : await open(runId, after, letGo)
      },
    })
    for await (const item of news) {
      if (signal.aborted) return
      this.#take(item)
    }
  }

  #take(news: FollowNews): void {
    switch (news.kind) {
      case 'attached':
        this.#set({
          ...this.#state,
          phase: 'following',
          origin: news.source === 'audit' ? 'audit' : this.#state.origin,
        })
        return
      case 'event':
        if (this.#state.origin === 'live') keepLive(news.event)
        this.#queue(news.event)
        return
      case 'broken':
        // What the line held is fetched again where it is missed.
        return
      case 'detached':
        this.#flush()
        this.#set({ ...this.#state, phase: 'detached' })
        return
      case 'interrupted':
        this.#flush()
        this.#interrupt(news.reason)
    }
  }

  #interrupt(reason: 'unknown_run' | 'unreachable'): void {
    const problem =
      reason === 'unreachable'
        ? 'The connection to the server was lost and could not be made again: reload the page to try once more.'
        : 'The server does not know this run: it may have been deleted, or the address is wrong. Look for it under Runs.'
    this.#set({ ...this.#state, phase: 'over', view: settled(this.#state.view), problem })
  }

  #queue(event: RunEvent): void {
    this.#pending.push(event)
    if (isTerminal(event)) {
      this.#flush()
      this.#set({ ...this.#state, phase: 'over' })
      return
    }
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.#ports.schedule(() => {
      this.#isScheduled = false
      this.#flush()
    })
  }

  #flush(): void {
    if (this.#pending.length === 0) return
    const view = advanceAll(this.#state.view, this.#pending)
    this.#pending = []
    this.#set({ ...this.#state, runId: view.runId, view })
  }

  #set(state: FeedState): void {
    this.#state = state
    const glance = glanceAt(state)
    if (!isSame(glance, this.#glance)) this.#glance = glance
    for (const listener of [...this.#listeners]) listener()
  }
}
