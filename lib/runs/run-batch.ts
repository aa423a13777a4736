import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import type { WireText } from '#lib/contract/wire-text.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import { AskedQuestions } from './asked-questions.ts'
import { CallBatch, type ReadyCall } from './call-batch.ts'
import { stopFault, thrownFault } from './call-faults.ts'
import { newsEvents } from './call-news.ts'
import { errorStep, refusedStep } from './call-steps.ts'
import { type CallNames, cross, refusalSteps, resultSteps } from './crossing.ts'
import type { ToldFault } from './foreign-fault.ts'
import { answered, beatInMs, type LoopRun, leftMs } from './loop-run.ts'
import type { PlannedCall } from './planned-call.ts'
import { returnedResult } from './returned-result.ts'
import { BEAT_MS, type CallEnd, isCallEnd, type StopReason, ToolCall } from './tool-call.ts'

/** What a model reads of each call, by the call's id. */
export type Answers = Map<string, WireText>

type Ended = { readonly end: CallEnd; readonly tookMs: number }

/**
 * Runs calls side by side and records them in the order in which they were asked for, whatever the order in which
 * they end. Gives why the whole run has to stop, or null.
 */
export async function* runBatch(
  run: LoopRun,
  planned: readonly PlannedCall[],
  answers: Answers,
): AsyncGenerator<RunEvent, StopReason | null> {
  const ready = planned.flatMap((one) => (one.kind === 'ready' ? [one.call] : []))
  const running = new RunningBatch(run, ready)
  let stopped: StopReason | null = null
  try {
    for (const one of planned) {
      if (one.kind !== 'ready') {
        answers.set(one.names.callId, yield* notRun(run, one))
        continue
      }
      const ended = yield* running.endOf(one.call)
      const stop = stopOf(run, ended.end)
      stopped ??= stop
      answers.set(one.names.callId, yield* endedCall(run, one.call, ended))
    }
  } finally {
    running.close()
  }
  return stopped
}

/** Why a call's end is the run's end too, or null: its own time-outs are not. */
function stopOf(run: LoopRun, end: CallEnd): StopReason | null {
  if (end.kind !== 'stopped') return null
  if (end.reason === 'cancelled') return 'cancelled'
  return leftMs(run) <= 0 ? 'total_timeout' : null
}

/** The calls of one batch while they run. */
class RunningBatch {
  readonly #run: LoopRun
  readonly #calls: readonly ReadyCall[]
  readonly #batch: CallBatch
  readonly #asked = new Map<number, AskedQuestions>()
  readonly #startedAt = new Map<number, number>()
  readonly #ends = new Map<ReadyCall, Ended>()

  constructor(run: LoopRun, calls: readonly ReadyCall[]) {
    this.#run = run
    this.#calls = calls
    this.#batch = new CallBatch(calls, (call, index) => this.#start(call, index))
  }

  /** Tells what the calls have to tell until `call` has ended. */
  async *endOf(call: ReadyCall): AsyncGenerator<RunEvent, Ended> {
    for (;;) {
      const ended = this.#ends.get(call)
      if (ended) return ended
      const { index, news } = await this.#batch.next(beatInMs(this.#run))
      const of = this.#calls[index]
      if (!of) continue
      if (isCallEnd(news)) this.#ends.set(of, { end: news, tookMs: this.#tookMs(index) })
      const asked = this.#asked.get(index)
      const isEarly = news.kind === 'beat' && this.#run.scribe.silentMs < BEAT_MS
      if (!asked || isEarly) continue
      yield* newsEvents({ scribe: this.#run.scribe, names: of.names, asked }, news)
    }
  }

  close(): void {
    for (const asked of this.#asked.values()) asked.close()
    this.#batch.close()
  }

  #start({ names, found, recorded, parsed }: ReadyCall, index: number): ToolCall | CallEnd {
    const { world, limits } = this.#run
    const { clock, signal, questions: desk, newId, by } = world
    const totalMs = Math.min(leftMs(this.#run), found.limits?.totalMs ?? Number.POSITIVE_INFINITY)
    if (signal.aborted) return { kind: 'stopped', reason: 'cancelled' }
    if (totalMs <= 0) return { kind: 'stopped', reason: 'total_timeout' }
    this.#startedAt.set(index, clock.monotonic())
    const idleMs = Math.min(limits.idleMs, found.limits?.idleMs ?? limits.idleMs)
    const text = recorded.toolArgumentsText
    const call = new ToolCall(found.tool, parsed, {
      clock,
      signal,
      limits: { totalMs, idleMs },
      newQuestionId: desk && newId,
      ...(text !== undefined && { argumentsText: text }),
    })
    const { scribe } = this.#run
    const take: ToolCall['answer'] = (questionId, answer) => call.answer(questionId, answer)
    this.#asked.set(index, new AskedQuestions({ scribe, names, desk, by, take }))
    return call
  }

  #tookMs(index: number): number {
    const now = this.#run.world.clock.monotonic()
    return now - (this.#startedAt.get(index) ?? now)
  }
}

/** The step and the answer of a call that was not run. */
function* notRun(
  run: LoopRun,
  planned: Exclude<PlannedCall, { readonly kind: 'ready' }>,
): Generator<RunEvent, WireText> {
  const { names } = planned
  if (planned.kind === 'fault') return yield* failed(run, names, planned.fault)
  yield refusedStep(run.scribe, names, planned.refusal)
  return yield* answered(run, names, planned.refusal.reason)
}

function* failed(run: LoopRun, names: CallNames, fault: ToldFault): Generator<RunEvent, WireText> {
  const { scribe } = run
  scribe.callStarted()
  scribe.callFailed()
  yield errorStep(scribe, fault, names)
  return yield* answered(run, names, fault.message)
}

function* endedCall(
  run: LoopRun,
  call: ReadyCall,
  { end, tookMs }: Ended,
): Generator<RunEvent, WireText> {
  const { names, found } = call
  switch (end.kind) {
    case 'returned':
      return yield* returned(run, call, { result: end.result, tookMs })
    case 'threw':
      return yield* failed(run, names, end.fault ?? thrownFault(names.toolName, end.errorClass))
    case 'stopped':
      return yield* failed(run, names, stopFault(end.reason, found.limits ?? run.limits))
  }
}

function* returned(
  run: LoopRun,
  { names, found, recorded }: ReadyCall,
  came: { readonly result: unknown; readonly tookMs: number },
): Generator<RunEvent, WireText> {
  const { scribe, world, flag } = run
  const { result, ...toolOrigin } = returnedResult(came.result)
  const boundary = found.boundary ?? new ToolResultBoundary({ policy: DEFAULT_POLICY })
  const context = { source: names.source, tenant: world.tenant }
  const checked = cross(names, { boundary, returns: found.tool.returns, result, context })
  scribe.callStarted()
  if (!checked.ok) {
    scribe.callFailed()
    flag.raise(names, checked.problem.findings)
    yield* refusalSteps(scribe, names, checked.problem)
    return yield* answered(run, names, REFUSED_RESULT)
  }
  flag.raise(names, checked.value.findings)
  const { tookMs } = came
  yield* resultSteps(scribe, names, checked.value, { ...recorded, ...toolOrigin, tookMs })
  return checked.value.rendered()
}

const REFUSED_RESULT = 'The result of this call was refused and is not shown: go on without it.'
