import type { EventOf } from '#lib/events/run-event.ts'
import { filterStep } from '#lib/privacy/filter-step.ts'
import type { AuditedStep, AuditStore, RunEnd } from './audit-store.ts'
import { RunQuery } from './run-query.ts'

/** One case of `SPEC.md`: what was found on a fresh, empty store, and what had to be. */
export type AuditStoreCase = {
  /** The rule that it holds a store to. */
  readonly rule: string
  readonly name: string
  run(store: AuditStore): Promise<{ readonly found: unknown; readonly wanted: unknown }>
}

const AT = '2026-03-01T10:00:00.000Z'
const LATER = '2026-03-01T10:00:09.500Z'
const NO_COUNTS = {
  steps: 0,
  rounds: 0,
  toolCalls: 0,
  toolErrors: 0,
  findings: 0,
  totalTokens: 0,
  estimatedCost: 0,
  wallMs: 0,
}

function header(runId = 'run-1'): EventOf<'run'> {
  const limits = { totalMs: 1000, idleMs: 500 }
  const named = {
    mode: 'call',
    privacyLevel: 'metadata',
    toolName: 'read_records',
    limits,
  } as const
  return { v: 1, seq: 0, runId, event: 'run', at: AT, ...named, source: 'builtin' }
}

function answer(seq: number): AuditedStep {
  const step = { kind: 'answer', round: 1, seq, at: AT, durationMs: 1.25, content: 'x' } as const
  return { eventSeq: seq + 10, step: filterStep(step, 'metadata') }
}

function toolCall(seq: number): AuditedStep {
  const finding = { heuristic: 'h1', category: 'c1', path: '/0', channel: 'content' } as const
  const step = {
    kind: 'tool',
    round: 2,
    seq,
    at: AT,
    durationMs: 2.5,
    callId: `call-${seq}`,
    toolName: 'read_records',
    source: 'builtin',
    toolIsError: true,
    truncated: false,
    findings: [{ ...finding, start: 0, end: 4 }],
    neutralised: {},
  } as const
  return { eventSeq: seq + 10, step: filterStep(step, 'metadata') }
}

function approval(seq: number, decision: 'pending' | 'approved'): AuditedStep {
  const named = { callId: 'call-1', toolName: 'read_records', decision } as const
  const step = { kind: 'approval', round: 1, seq, at: AT, durationMs: 0, ...named } as const
  return { eventSeq: seq + 10, step: filterStep(step, 'metadata') }
}

const DONE: RunEnd = {
  at: LATER,
  status: 'completed',
  summary: { ...NO_COUNTS, steps: 1, rounds: 1, wallMs: 9500 },
  eventSeq: 20,
}

/** `kept`, or the code of the error that a unit of work was refused with. */
async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'kept',
    (cause: unknown) => (cause instanceof Error && 'code' in cause ? String(cause.code) : 'thrown'),
  )
}

/** Every case of the audit store but those that need a broken disk. */
export const AUDIT_STORE_CASES: readonly AuditStoreCase[] = [
  {
    rule: 'A1',
    name: 'a run that began is running and empty',
    async run(store) {
      await store.begin(header())
      const { runId, mode, privacyLevel, toolName, source } = header()
      const named = { runId, mode, privacyLevel, toolName, source }
      const times = { startedAt: AT, endedAt: null, status: 'running' }
      return {
        found: await store.find('run-1'),
        wanted: { ...named, ...times, summary: NO_COUNTS },
      }
    },
  },
  {
    rule: 'A2',
    name: 'a second run with the same id is refused',
    async run(store) {
      await store.begin(header())
      const again = await outcome(store.begin({ ...header(), toolName: 'other' }))
      const { toolName } = (await store.find('run-1')) ?? {}
      return {
        found: { again, toolName },
        wanted: { again: 'audit_refused', toolName: 'read_records' },
      }
    },
  },
  {
    rule: 'A4',
    name: 'a second step with the same number is refused',
    async run(store) {
      await store.begin(header())
      await store.append('run-1', answer(1))
      const again = await outcome(store.append('run-1', toolCall(1)))
      const run = await store.find('run-1')
      const found = { again, steps: run?.summary.steps, findings: run?.summary.findings }
      return { found, wanted: { again: 'audit_refused', steps: 1, findings: 0 } }
    },
  },
  {
    rule: 'A5',
    name: 'a step of a run that is not there or has ended is refused',
    async run(store) {
      const missing = await outcome(store.append('run-1', answer(1)))
      await store.begin(header())
      await store.finish('run-1', DONE)
      const late = [await outcome(store.append('run-1', answer(1)))]
      late.push(await outcome(store.append('run-1', toolCall(2))))
      const wanted = { missing: 'audit_refused', late: ['audit_refused', 'audit_refused'] }
      return { found: { missing, late }, wanted }
    },
  },
  {
    rule: 'A6',
    name: 'a run under way has the counts of its steps',
    async run(store) {
      await store.begin(header())
      await store.append('run-1', answer(1))
      await store.append('run-1', toolCall(2))
      const counts = { steps: 2, rounds: 2, toolCalls: 1, toolErrors: 1, findings: 1, wallMs: 3.75 }
      return { found: (await store.find('run-1'))?.summary, wanted: { ...NO_COUNTS, ...counts } }
    },
  },
  {
    rule: 'A7',
    name: 'a pending approval makes a run wait until its next step',
    async run(store) {
      await store.begin(header())
      const found: unknown[] = []
      const steps = [
        approval(1, 'pending'),
        approval(2, 'approved'),
        approval(3, 'pending'),
        answer(4),
      ]
      for (const step of steps) {
        await store.append('run-1', step)
        found.push((await store.find('run-1'))?.status)
      }
      return { found, wanted: ['waiting', 'running', 'waiting', 'running'] }
    },
  },
  {
    rule: 'A8',
    name: 'an end keeps its summary, or the counts of the steps where it has none',
    async run(store) {
      const { summary: _, ...bare } = DONE
      await store.begin(header())
      await store.begin(header('run-2'))
      await store.append('run-2', toolCall(1))
      await store.finish('run-1', DONE)
      await store.finish('run-2', { ...bare, status: 'failed' })
      const runs = [await store.find('run-1'), await store.find('run-2')]
      const found = runs.map((run) => [run?.status, run?.endedAt, run?.summary.wallMs])
      return {
        found,
        wanted: [
          ['completed', LATER, 9500],
          ['failed', LATER, 2.5],
        ],
      }
    },
  },
  {
    rule: 'A9',
    name: 'the first end wins, and a run that is not there has none',
    async run(store) {
      await store.begin(header())
      await store.finish('run-1', DONE)
      const again = await outcome(store.finish('run-1', { ...DONE, status: 'cancelled' }))
      const missing = await outcome(store.finish('run-2', DONE))
      const status = (await store.find('run-1'))?.status
      const wanted = { again: 'kept', missing: 'audit_refused', status: 'completed' }
      return { found: { again, missing, status }, wanted }
    },
  },
  {
    rule: 'A10',
    name: 'runs under way are closed as interrupted, ended ones left alone',
    async run(store) {
      await store.begin(header())
      await store.append('run-1', toolCall(1))
      await store.begin(header('run-2'))
      await store.append('run-2', approval(1, 'pending'))
      await store.begin(header('run-3'))
      await store.finish('run-3', DONE)
      const closed = [await store.closeInterrupted(LATER), await store.closeInterrupted(LATER)]
      const runs = await Promise.all(['run-1', 'run-2', 'run-3'].map((id) => store.find(id)))
      const end = (await store.events('run-1', 11)).at(0)
      const found = [closed, runs.map((run) => run?.status), runs[0]?.summary.toolCalls, end?.seq]
      return { found, wanted: [[2, 0], ['interrupted', 'interrupted', 'completed'], 1, 12] }
    },
  },
  {
    rule: 'A11',
    name: 'events come in order, after the seq that was asked for',
    async run(store) {
      await store.begin(header())
      await store.append('run-1', answer(1))
      await store.append('run-1', answer(2))
      await store.finish('run-1', DONE)
      const names = async (after: number) =>
        (await store.events('run-1', after)).map(({ event, seq }) => `${event} ${seq}`)
      const found = [
        await names(-1),
        await names(11),
        await names(20),
        await store.events('no', -1),
      ]
      const all = ['run 0', 'step 11', 'step 12', 'done 20']
      return { found, wanted: [all, ['step 12', 'done 20'], [], []] }
    },
  },
  {
    rule: 'A11',
    name: 'events hold what was kept, unchanged',
    async run(store) {
      await store.begin(header())
      await store.append('run-1', toolCall(1))
      const { eventSeq: seq, step } = toolCall(1)
      const wanted = [header(), { v: 1, seq, runId: 'run-1', event: 'step', step }]
      return { found: await store.events('run-1', -1), wanted }
    },
  },
  {
    rule: 'A12',
    name: 'a run that failed by an error event gives it back',
    async run(store) {
      const failure = { code: 'engine_failure', message: 'It broke.' }
      await store.begin(header())
      await store.finish('run-1', { ...DONE, status: 'failed', failure })
      const { at, eventSeq: seq, summary } = DONE
      const wanted = [{ v: 1, seq, runId: 'run-1', event: 'error', at, ...failure, summary }]
      return { found: await store.events('run-1', 0), wanted }
    },
  },
  {
    rule: 'A13',
    name: 'a run that is not there is null',
    run: async (store) => ({ found: await store.find('constructor'), wanted: null }),
  },
  {
    rule: 'A16',
    name: 'a cursor that is none gives the first page',
    async run(store) {
      await store.begin(header())
      await store.begin(header('run-2'))
      const page = await store.list(RunQuery.parse({ cursor: 'x', limit: 1 }))
      const other = RunQuery.parse({ cursor: page.next ?? '', limit: 1, sort: 'steps' })
      const found = [page, await store.list(other)].map(({ rows, previous }) => [
        rows.length,
        previous,
      ])
      return {
        found,
        wanted: [
          [1, null],
          [1, null],
        ],
      }
    },
  },
]
