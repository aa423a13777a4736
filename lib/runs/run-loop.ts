import type { EndStatus, EventOf, RunEvent } from '#lib/events/run-event.ts'
import { errorStep } from './call-steps.ts'
import { contextTokens } from './context-tokens.ts'
import type { ToldFault } from './foreign-fault.ts'
import { guarded, type RunBody } from './guarded.ts'
import { LoopBudget } from './loop-budget.ts'
import type { LoopRequest } from './loop-request.ts'
import { type LoopRun, leftMs } from './loop-run.ts'
import type { LoopWorld } from './loop-world.ts'
import type { ModelMessage, ModelRequest } from './model-provider.ts'
import { modelTurn, type RecordedTurn, totalTimeout, turnFault } from './model-turn.ts'
import { type Offer, offeredTools } from './offered-tools.ts'
import { roundCalls } from './round-calls.ts'
import { RunFlag } from './run-flag.ts'
import { DEFAULT_RUN_LIMITS } from './run-request.ts'
import { RunScribe } from './run-scribe.ts'
import { systemPrompt } from './system-prompt.ts'

/** A loop and what it has used and said so far. */
type Loop = LoopRun & {
  readonly request: LoopRequest
  readonly offer: Offer
  readonly budget: LoopBudget
  readonly messages: ModelMessage[]
}

/**
 * Runs a prompt with a model and tools, round by round: request, model, tool calls. The events are to be pulled one
 * by one, each recorded before the next is asked for; so nothing is sent to the model before its `request` step is
 * kept, and no tool runs before the `model` step that asks for it is. Mode `dry` assembles the first request and
 * sends it nowhere. Ends with exactly one terminal event, last. Rules: `SPEC.md`. Source: design `runs.md`.
 */
export function runLoop(request: LoopRequest, world: LoopWorld): AsyncGenerator<RunEvent, void> {
  const scribe = new RunScribe(world)
  return guarded(scribe, loopBody(scribe, request, world))
}

async function* loopBody(scribe: RunScribe, request: LoopRequest, world: LoopWorld): RunBody {
  const { mode, title, prompt, instructions } = request
  const limits = request.limits ?? DEFAULT_RUN_LIMITS
  yield scribe.header({ mode, limits, ...(title !== undefined && { title }), prompt })
  const offer = offeredTools(world, request.toolNames)
  if (offer.dropped.length > 0) yield droppedStep(scribe, offer)
  const loop: Loop = {
    scribe,
    world,
    limits,
    request,
    offer,
    tools: offer.tools,
    flag: new RunFlag(() => world.flaggedOutside?.() ?? null),
    budget: new LoopBudget(request.budgets),
    messages: [
      { role: 'system', content: systemPrompt(instructions) },
      { role: 'user', content: prompt },
    ],
  }
  if (mode === 'loop') return yield* rounds(loop)
  yield requestStep(loop, 'assembled', requestOf(loop, true))
  return 'completed'
}

async function* rounds(loop: Loop): RunBody {
  const { maxRounds } = loop.request
  for (let round = 1; ; round++) {
    loop.scribe.beginRound(round)
    const end = yield* oneRound(loop, round <= maxRounds)
    if (end) return end
  }
}

/** One round; null where another follows. Without tools it is the last. */
async function* oneRound(
  loop: Loop,
  offersTools: boolean,
): AsyncGenerator<RunEvent, EndStatus | null> {
  const { messages } = loop
  const request = requestOf(loop, offersTools)
  const fault = faultBeforeSending(loop, request)
  if (fault) return yield* failed(loop, fault)
  yield requestStep(loop, 'request', request)
  const recorded = yield* modelTurn(loop, request)
  const { end, turn, usage, calls } = recorded
  loop.budget.spend(usage, sentTokens(loop, request), turn)
  const broken = turnFault(loop, end)
  if (broken) return yield* failed(loop, broken)
  if (calls.length === 0 || !offersTools) return yield* answer(loop, recorded)
  const spent = loop.budget.faultBefore(calls.length)
  if (spent) return yield* failed(loop, spent)
  const round = yield* roundCalls(loop, calls)
  if (round.kind === 'stopped') {
    if (round.reason === 'cancelled') return 'cancelled'
    return yield* failed(loop, totalTimeout(loop.limits.totalMs))
  }
  messages.push({ role: 'assistant', content: turn.content, toolCalls: calls }, ...round.messages)
  return null
}

/** The next request: everything said so far, and the tools where any are offered. */
function requestOf({ messages, offer }: Loop, offersTools: boolean): ModelRequest {
  return { messages: [...messages], tools: offersTools ? offer.definitions : [] }
}

function faultBeforeSending(loop: Loop, request: ModelRequest): ToldFault | null {
  const { world, limits, budget } = loop
  if (world.signal.aborted) return CANCELLED
  if (leftMs(loop) <= 0) return totalTimeout(limits.totalMs)
  const { remaining } = contextTokens(request, world.provider)
  if (remaining === 0) return CONTEXT_FULL
  return budget.faultBefore(0)
}

const CANCELLED: ToldFault = {
  code: 'cancelled',
  message: 'The run was stopped before the model was asked again.',
}

const CONTEXT_FULL: ToldFault = {
  code: 'context_full',
  message:
    'The conversation no longer fits the context window of the model: offer fewer tools, or choose a model with a larger one.',
}

function sentTokens({ world }: Loop, request: ModelRequest): number {
  const { system, transcript, toolSchemas } = contextTokens(request, world.provider)
  return system + transcript + toolSchemas
}

function* answer({ scribe }: Loop, { turn, calls }: RecordedTurn): Generator<RunEvent, EndStatus> {
  if (turn.content.trim() === '') {
    yield errorStep(scribe, calls.length > 0 ? ROUNDS_USED : NO_ANSWER)
    return 'failed'
  }
  yield scribe.step((common) => ({ kind: 'answer', ...common, content: turn.content }))
  return 'completed'
}

const NO_ANSWER: ToldFault = {
  code: 'no_answer',
  message:
    'The model ended its turn without a word and without a call: ask again, or choose another model.',
}

const ROUNDS_USED: ToldFault = {
  code: 'round_budget',
  message:
    'The model asked for more tools when its rounds were used up, and gave no answer: allow more rounds.',
}

function* failed({ scribe }: Loop, fault: ToldFault): Generator<RunEvent, EndStatus> {
  yield errorStep(scribe, fault)
  return fault.code === 'cancelled' ? 'cancelled' : 'failed'
}

function requestStep(
  { scribe, world }: Loop,
  kind: 'request' | 'assembled',
  request: ModelRequest,
): EventOf<'step'> {
  const { provider } = world
  return scribe.step((common) => ({
    kind,
    ...common,
    messagesSent: request.messages,
    toolSpecs: request.tools.map(({ name }) => name),
    modelName: provider.modelName,
    contextTokens: contextTokens(request, provider),
  }))
}

function droppedStep(scribe: RunScribe, { dropped }: Offer): EventOf<'step'> {
  const sources = dropped.flatMap(({ source }) => (source === undefined ? [] : [source]))
  return scribe.step((common) => ({
    kind: 'dropped',
    ...common,
    droppedSources: [...new Set(sources)],
    droppedTools: dropped.map(({ toolName, reason }) => ({ toolName, reason })),
  }))
}
