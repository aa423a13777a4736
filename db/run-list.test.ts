import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { temporaryDatabase } from '#fixtures/temporary-database.ts'
import type { AuditStore } from '#lib/audit/audit-store.ts'
import { RUN_SORTS, RunQuery } from '#lib/audit/run-query.ts'
import { END_STATUSES, type EventOf, RUN_MODES } from '#lib/events/run-event.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import { filterStep } from '#lib/privacy/filter-step.ts'
import { PRIVACY_LEVELS } from '#lib/privacy/privacy-level.ts'
import type { OpenDatabase } from './open-database.ts'
import { readCursor } from './run-cursor.ts'
import { pageStatement } from './run-list.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'

type Plan = {
  readonly minute: number
  readonly toolName: string | undefined
  readonly mode: (typeof RUN_MODES)[number]
  readonly privacyLevel: (typeof PRIVACY_LEVELS)[number]
  readonly heuristics: readonly string[]
  readonly wallMs: number
  readonly status: (typeof END_STATUSES)[number] | 'running'
}

/** Few values each, so that ties and missing values are the rule. */
const plan: fc.Arbitrary<Plan> = fc.record({
  minute: fc.integer({ min: 0, max: 3 }),
  toolName: fc.constantFrom('read_records', 'list%tables', 'list_tables', 'Zeta', undefined),
  mode: fc.constantFrom(...RUN_MODES),
  privacyLevel: fc.constantFrom(...PRIVACY_LEVELS),
  heuristics: fc.subarray(['persona', 'exfiltration']),
  wallMs: fc.constantFrom(0, 1.5, 20),
  status: fc.constantFrom(...END_STATUSES, 'running'),
})

const time = (minute: number) => `2026-03-01T10:0${minute}:00.000Z`

async function fill(store: AuditStore, plans: readonly Plan[]): Promise<void> {
  for (const [index, planned] of plans.entries()) await record(store, `run-${index}`, planned)
}

async function record(store: AuditStore, runId: string, planned: Plan): Promise<void> {
  const { mode, privacyLevel, toolName, heuristics, wallMs, status } = planned
  const at = time(planned.minute)
  const limits = { totalMs: 1, idleMs: 1 }
  const header: EventOf<'run'> = {
    v: 1,
    seq: 0,
    runId,
    event: 'run',
    at,
    mode,
    privacyLevel,
    limits,
  }
  await store.begin(toolName === undefined ? header : { ...header, toolName, source: 'builtin' })
  for (const [index, heuristic] of heuristics.entries()) {
    await store.append(runId, { eventSeq: index + 1, step: flaggedStep(index + 1, at, heuristic) })
  }
  if (status === 'running') return
  const findings = heuristics.length
  const counts = { steps: findings, rounds: 1, toolCalls: 0, toolErrors: 0, findings }
  const summary = { ...counts, totalTokens: 0, estimatedCost: 0, wallMs }
  await store.finish(runId, { at, status, summary, eventSeq: 9 })
}

function flaggedStep(seq: number, at: string, heuristic: string) {
  const finding = {
    heuristic,
    category: 'c',
    path: '',
    channel: 'content',
    start: 0,
    end: 1,
  } as const
  const named = { callId: 'c', toolName: 'read_records', source: 'builtin' }
  const flags = { toolIsError: false, truncated: false, findings: [finding], neutralised: {} }
  const common = { kind: 'tool', round: 1, seq, at, durationMs: 1 } as const
  return filterStep({ ...common, ...named, ...flags }, 'metadata')
}

/** What the list must be sorted by; a run under way has neither duration nor final number of steps yet. */
const KEYS: Readonly<Record<RunQuery['sort'], (row: RunRow) => number | string>> = {
  startedAt: (row) => row.startedAt,
  durationMs: (row) => (row.endedAt === null ? -1 : row.summary.wallMs),
  findings: (row) => row.summary.findings,
  steps: (row) => (row.endedAt === null ? 0 : row.summary.steps),
  toolName: (row) => row.toolName ?? '',
}

function inOrder(rows: readonly RunRow[], { sort, descending }: RunQuery): string[] {
  const key = KEYS[sort]
  const sign = descending ? -1 : 1
  const compare = (one: RunRow, other: RunRow) => {
    const [a, b] = [key(one), key(other)]
    const byKey = a < b ? -1 : a > b ? 1 : number(one) - number(other)
    return sign * byKey
  }
  return rows.toSorted(compare).map(({ runId }) => runId)
}

const number = ({ runId }: RunRow) => Number(runId.slice('run-'.length))

async function walkOn(store: AuditStore, query: RunQuery): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor = query.cursor; ; ) {
    const page = await store.list({ ...query, cursor })
    pages.push(page.rows.map(({ runId }) => runId))
    if (page.next === null) return pages
    cursor = page.next
  }
}

test('every sort, both ways, gives each run once in order, and the way back gives the same pages', async () => {
  const plans = fc.array(plan, { minLength: 1, maxLength: 25 })
  const sort = fc.constantFrom(...RUN_SORTS)
  const property = fc.asyncProperty(
    plans,
    sort,
    fc.boolean(),
    fc.integer({ min: 1, max: 8 }),
    async (planned, sortedBy, descending, limit) => {
      const { database } = temporaryDatabase()
      const store = sqliteAuditStore(database)
      await fill(store, planned)
      const query = RunQuery.parse({ sort: sortedBy, descending, limit })
      const { rows, total } = await store.list({ ...query, limit: 200 })
      const pages = await walkOn(store, query)
      expect(total).toBe(planned.length)
      expect(pages.flat()).toEqual(inOrder(rows, query))
      expect(await backFromLast(store, query)).toEqual(pages.slice(0, -1).reverse())
    },
  )
  await fc.assert(property, { numRuns: 30 })
})

/** The pages before the last, as `previous` gives them, last first. */
async function backFromLast(store: AuditStore, query: RunQuery): Promise<string[][]> {
  let page = await store.list(query)
  while (page.next !== null) page = await store.list({ ...query, cursor: page.next })
  const pages: string[][] = []
  while (page.previous !== null) {
    page = await store.list({ ...query, cursor: page.previous })
    pages.push(page.rows.map(({ runId }) => runId))
  }
  return pages
}

const FILTERS: readonly (readonly [string, Partial<RunQuery>, (planned: Plan) => boolean])[] = [
  ['tool', { toolName: 'list_tables' }, ({ toolName }) => toolName === 'list_tables'],
  ['source', { source: 'builtin' }, ({ toolName }) => toolName !== undefined],
  ['mode', { mode: 'inspect' }, ({ mode }) => mode === 'inspect'],
  ['status', { status: 'running' }, ({ status }) => status === 'running'],
  ['level', { privacyLevel: 'none' }, ({ privacyLevel }) => privacyLevel === 'none'],
  ['flagged', { flagged: true }, ({ heuristics }) => heuristics.length > 0],
  ['not flagged', { flagged: false }, ({ heuristics }) => heuristics.length === 0],
  ['heuristic', { heuristic: 'persona' }, ({ heuristics }) => heuristics.includes('persona')],
  ['from', { from: time(2) }, ({ minute }) => minute >= 2],
  ['to', { to: time(1) }, ({ minute }) => minute <= 1],
  ['text', { text: 'RECORDS' }, ({ toolName }) => toolName === 'read_records'],
  ['text with %', { text: 't%t' }, ({ toolName }) => toolName === 'list%tables'],
  ['text with _', { text: 't_t' }, ({ toolName }) => toolName === 'list_tables'],
  ['text with \\', { text: '\\' }, () => false],
]

describe('with sixty runs', () => {
  const plans = fc.sample(plan, { numRuns: 60, seed: 7 })

  test.each(FILTERS)('A15: the filter by %s holds and is counted', async (_, filter, matches) => {
    const store = sqliteAuditStore(temporaryDatabase().database)
    await fill(store, plans)
    const page = await store.list(RunQuery.parse({ ...filter, limit: 200 }))
    const wanted = plans.flatMap((planned, index) => (matches(planned) ? [`run-${index}`] : []))
    expect(page.rows.map(({ runId }) => runId).toSorted()).toEqual(wanted.toSorted())
    expect(page.total).toBe(wanted.length)
  })
})

type PlanLine = { readonly detail: string }

function queryPlan(database: OpenDatabase, query: RunQuery): string {
  const { sql, params } = pageStatement(database, query, readCursor(query)).toSQL()
  const lines = database.connection.prepare<unknown[], PlanLine>(`explain query plan ${sql}`)
  return lines
    .all(...params)
    .map(({ detail }) => detail)
    .join('\n')
}

describe('how the list is read', () => {
  const indexes = {
    startedAt: 'runs_started_at',
    durationMs: 'runs_duration',
    findings: 'runs_findings',
    steps: 'runs_steps',
    toolName: 'runs_tool',
  } as const

  const cases = RUN_SORTS.flatMap((sort) =>
    [true, false].flatMap((descending) =>
      ['first', 'next', 'previous'].map((page) => ({ sort, descending, page })),
    ),
  )

  test.each(cases)(
    'sorted by $sort, descending $descending, the $page page walks an index and sorts nothing',
    async ({ sort, descending, page }) => {
      const { database } = temporaryDatabase()
      const store = sqliteAuditStore(database)
      await fill(store, fc.sample(plan, { numRuns: 5, seed: 7 }))
      const query = RunQuery.parse({ sort, descending, limit: 2 })
      const { next } = await store.list(query)
      const { previous } = await store.list({ ...query, cursor: next ?? undefined })
      const cursor = { first: undefined, next, previous }[page] ?? undefined
      const read = queryPlan(database, { ...query, cursor })
      expect(read).toContain(`USING INDEX ${indexes[sort]}`)
      expect(read).not.toContain('TEMP B-TREE')
      if (cursor) expect(read).toMatch(/^SEARCH runs/)
    },
  )

  test.each([
    ['toolName', { toolName: 'x' }, 'runs_tool_started_at'],
    ['source', { source: 'x' }, 'runs_source_started_at'],
    ['status', { status: 'failed' }, 'runs_status_started_at'],
    ['privacyLevel', { privacyLevel: 'none' }, 'runs_privacy_level_started_at'],
    ['mode', { mode: 'call' }, 'runs_mode_started_at'],
    ['from', { from: time(1) }, 'runs_started_at'],
    ['heuristic', { heuristic: 'x' }, 'findings_heuristic_run_id'],
  ])(
    'filtered by %s, newest first, it searches by an index and sorts nothing',
    (_, filter, name) => {
      const { database } = temporaryDatabase()
      const read = queryPlan(database, RunQuery.parse(filter))
      expect(read).toContain(name)
      expect(read).not.toContain('TEMP B-TREE')
    },
  )
})
