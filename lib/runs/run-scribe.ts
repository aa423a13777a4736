import { type Clock, isoTime } from '#lib/base/clock.ts'
import type { EndStatus, EventOf, RunSummary } from '#lib/events/run-event.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import type { ProgressNews } from './progress-gate.ts'
import type { RunWorld } from './run-world.ts'

/** The keys of every step, which the scribe knows; its maker puts them after `kind` and adds the rest. */
type StepCommon = Pick<RunStep, 'round' | 'seq' | 'at' | 'durationMs'>

type HeaderBody = Omit<EventOf<'run'>, keyof Envelope | 'event' | 'at' | 'privacyLevel'>
type Envelope = { readonly v: 1; readonly seq: number; readonly runId: string }

/**
 * Writes the events of one run: dense `seq` from 0, dense step numbers from 1, times, and the counts that
 * become the run's summary whatever way it ends. Source: design `runs.md`, "The stream".
 */
export class RunScribe {
  readonly #runId: string
  readonly #clock: Clock
  readonly #privacyLevel: RunWorld['privacyLevel']
  readonly #startedAt: number
  /** Runs of the modes `call` and `inspect` are one round. */
  #round = 1
  #eventSeq = 0
  #stepSeq = 0
  #stepStartedAt: number
  #toldAt: number
  readonly #counts = {
    rounds: 0,
    toolCalls: 0,
    toolErrors: 0,
    findings: 0,
    totalTokens: 0,
    estimatedCost: 0,
  }

  constructor(world: Pick<RunWorld, 'runId' | 'clock' | 'privacyLevel'>) {
    this.#runId = world.runId
    this.#clock = world.clock
    this.#privacyLevel = world.privacyLevel
    this.#startedAt = world.clock.monotonic()
    this.#stepStartedAt = this.#startedAt
    this.#toldAt = this.#startedAt
  }

  /** Milliseconds since the last event. */
  get silentMs(): number {
    return this.#clock.monotonic() - this.#toldAt
  }

  /** Milliseconds since the run began. */
  get elapsedMs(): number {
    return this.#clock.monotonic() - this.#startedAt
  }

  header(body: HeaderBody): EventOf<'run'> {
    const { mode, ...rest } = body
    const at = this.#now()
    const privacyLevel = this.#privacyLevel
    return { ...this.#envelope(), event: 'run', at, mode, privacyLevel, ...rest }
  }

  /** From now on steps are of this round. */
  beginRound(round: number): void {
    this.#round = round
  }

  /** A step; it took `tookMs`, or as long as has passed since the step before. */
  step(make: (common: StepCommon) => RunStep, tookMs?: number): EventOf<'step'> {
    const now = this.#clock.monotonic()
    const durationMs = roundMs(tookMs ?? now - this.#stepStartedAt)
    this.#stepStartedAt = now
    const step = make({ round: this.#round, seq: ++this.#stepSeq, at: this.#now(), durationMs })
    this.#count(step)
    return { ...this.#envelope(), event: 'step', step }
  }

  progress(callId: string, news: ProgressNews): EventOf<'progress'> {
    return { ...this.#envelope(), event: 'progress', callId, ...news }
  }

  delta(text: string): EventOf<'delta'> {
    return { ...this.#envelope(), event: 'delta', text }
  }

  beat(): EventOf<'beat'> {
    return { ...this.#envelope(), event: 'beat' }
  }

  done(status: EndStatus): EventOf<'done'> {
    const at = this.#now()
    return { ...this.#envelope(), event: 'done', at, status, summary: this.#summary() }
  }

  failure(code: string, message: string): EventOf<'error'> {
    const at = this.#now()
    return { ...this.#envelope(), event: 'error', at, code, message, summary: this.#summary() }
  }

  /** Counts a call that began, whether or not it will give a result. */
  callStarted(): void {
    this.#counts.toolCalls++
  }

  /** Counts a call that ended without a result. */
  callFailed(): void {
    this.#counts.toolErrors++
  }

  #count(step: RunStep): void {
    this.#counts.rounds = Math.max(this.#counts.rounds, step.round)
    if (step.kind === 'model') {
      this.#counts.totalTokens += step.totalTokens ?? 0
      this.#counts.estimatedCost = roundCost(this.#counts.estimatedCost + (step.estimatedCost ?? 0))
    }
    if (step.kind !== 'tool') return
    this.#counts.findings += step.findings.length
    if (step.toolIsError) this.#counts.toolErrors++
  }

  #summary(): RunSummary {
    return { steps: this.#stepSeq, ...this.#counts, wallMs: roundMs(this.elapsedMs) }
  }

  #envelope(): Envelope {
    this.#toldAt = this.#clock.monotonic()
    return { v: 1, seq: this.#eventSeq++, runId: this.#runId }
  }

  #now(): string {
    return isoTime(Math.floor(this.#clock.now()))
  }
}

/** An amount of money to a billionth, so that sums of small prices stay what they are. */
export function roundCost(amount: number): number {
  return Math.round(amount * 1e9) / 1e9
}

/** Milliseconds with two decimals, as `runs.md` asks for; never negative, whatever the clock did. */
function roundMs(ms: number): number {
  return Math.max(0, Math.round(ms * 100) / 100)
}
