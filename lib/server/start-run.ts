import type { Clock } from '#lib/base/clock.ts'
import { isoTime } from '#lib/base/clock.ts'
import type { IdSource } from '#lib/base/ids.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { Tool } from '#lib/contract/tool.ts'
import type { RunEvent, RunLimits } from '#lib/events/run-event.ts'
import { type PrivacyLevel, stricterLevel } from '#lib/privacy/privacy-level.ts'
import { runCall } from '#lib/runs/run-call.ts'
import { INSPECTED, runInspect } from '#lib/runs/run-inspect.ts'
import { DEFAULT_RUN_LIMITS, type RunRequest } from '#lib/runs/run-request.ts'
import type { RunWorld } from '#lib/runs/run-world.ts'
import { RunLog } from '#lib/stream/run-log.ts'
import type { LiveRun } from './live-run.ts'
import type { LiveRuns } from './live-runs.ts'
import { type EventSinks, type RunEvents, recordThenSend } from './record-then-send.ts'
import type { RunBoundaries } from './run-boundaries.ts'
import { RunQuestions } from './run-questions.ts'
import type { SessionFlags } from './session-flags.ts'
import type { CallTerms } from './sources/call-terms.ts'

/** What starting a run needs. */
export type StartRunPorts = {
  readonly clock: Clock
  readonly newId: IdSource
  readonly liveRuns: LiveRuns
  readonly flags: SessionFlags
  readonly tools: { find(name: string): Tool | undefined }
  readonly boundaries: RunBoundaries
  /** The level that a run is kept at: what it asks for, within what the installation allows its source. */
  levelOf(wanted: PrivacyLevel | undefined, source: string): PrivacyLevel
  /** What a call of the tool of this name is held to. */
  termsOf(toolName: string): CallTerms
  /** Makes the recorder of one run. */
  newRecorder(): EventSinks['record']
  readonly report: EventSinks['report']
  /** Who runs it. */
  readonly by: string
}

/**
 * Starts a run that belongs to the server, not to whoever asked: it goes on and is recorded though nobody
 * reads it. Gives the run, or a sentence that says why none started.
 */
export function startRun(request: RunRequest, ports: StartRunPorts): Outcome<LiveRun, string> {
  const { liveRuns, clock } = ports
  if (liveRuns.isFull) return failure(TOO_MANY)
  const runId = ports.newId()
  const stop = new AbortController()
  const log = new RunLog()
  const record = ports.newRecorder()
  const sinks: EventSinks = {
    async record(event) {
      ports.flags.observe(request.sessionId, event)
      await record(event)
    },
    send: (event) => log.append(event),
    report: ports.report,
  }
  const questions = new RunQuestions()
  const events = engineEvents(request, ports, { runId, signal: stop.signal, questions })
  const ended = recordThenSend(events, sinks).catch(() => {
    stop.abort()
    log.append(brokenEnd(runId, log.lastSeq + 1, clock))
  })
  const run: LiveRun = { runId, log, questions, stop, ended }
  liveRuns.add(run)
  return success(run)
}

const TOO_MANY = 'Too many runs are under way: stop one, or wait until one has ended.'

function engineEvents(
  request: RunRequest,
  ports: StartRunPorts,
  own: Pick<RunWorld, 'runId' | 'signal'> & { readonly questions: RunQuestions },
): RunEvents {
  const { clock, newId, by, boundaries } = ports
  const shared = { ...own, clock, newId }
  if (request.mode === 'inspect') {
    const privacyLevel = ports.levelOf(request.privacyLevel, INSPECTED.source)
    return runInspect(request, { ...shared, privacyLevel, ...boundaries.ofInspection() })
  }
  const tool = ports.tools.find(request.toolName) ?? null
  const source = tool?.definition.source ?? ''
  const terms = ports.termsOf(request.toolName)
  const { refusal } = terms
  const level = ports.levelOf(request.privacyLevel, source)
  const privacyLevel = stricterLevel(level, terms.privacyCeiling)
  const boundary = boundaries.ofCall(request.toolName, source, terms.maxResultBytes)
  const flaggedBy = ports.flags.of(request.sessionId)
  const limits = shorterLimits(request.limits ?? DEFAULT_RUN_LIMITS, terms.limits)
  const world = { ...shared, privacyLevel, tool, boundary, flaggedBy, refusal, by }
  return runCall({ ...request, limits }, world)
}

function shorterLimits(one: RunLimits, other: RunLimits): RunLimits {
  return {
    totalMs: Math.min(one.totalMs, other.totalMs),
    idleMs: Math.min(one.idleMs, other.idleMs),
  }
}

/** What readers get where the engine itself failed to end the run. */
function brokenEnd(runId: string, seq: number, clock: Clock): RunEvent {
  return {
    v: 1,
    seq,
    runId,
    event: 'error',
    at: isoTime(Math.floor(clock.now())),
    code: 'engine_failure',
    message: 'The run stopped because of a fault in Vitrine itself.',
  }
}
