import { dirname } from 'node:path'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { sqliteAuditStore } from '#db/sqlite-audit-store.ts'
import { capturedLog } from '#fixtures/captured-log.ts'
import {
  mcpResult,
  type Planted,
  plantedText,
  sayingTool,
  UTTERANCES,
} from '#fixtures/planted-text.ts'
import { FREE_TERMS } from '#fixtures/sources/free-terms.ts'
import { bytesOf, temporaryDatabase } from '#fixtures/temporary-database.ts'
import { createPersister } from '#lib/audit/persister.ts'
import type { CheckedDefinition } from '#lib/boundary/checked-definition.ts'
import type { OnSuspicion } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { STEP_KEYS } from '#lib/privacy/step-keys.ts'
import { INSPECT_FORMATS, type RunRequest } from '#lib/runs/run-request.ts'
import { decodeEvents } from '#lib/stream/decode-events.ts'
import { admitTools } from './admit-tools.ts'
import type { LiveRun } from './live-run.ts'
import { LiveRuns } from './live-runs.ts'
import { runBoundaries } from './run-boundaries.ts'
import { SessionFlags } from './session-flags.ts'
import { startRun } from './start-run.ts'
import { thisMachine } from './this-machine.ts'

/** What a run was kept at, what the boundary did, and a text that must be in content only. */
type Case = {
  readonly planted: Planted
  readonly level: PrivacyLevel
  readonly onSuspicion: OnSuspicion
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  planted: plantedText,
  level: fc.constantFrom('none', 'metadata', 'full'),
  onSuspicion: fc.constantFrom('annotate', 'truncate', 'fail'),
})

/** One server: a database file, tools and live runs, on the real engine, filter and log. */
function server({ level, onSuspicion }: Case, tools: readonly Tool[]) {
  const { path, database } = temporaryDatabase()
  const store = sqliteAuditStore(database)
  const { registry, listed, refused } = admitTools(tools, thisMachine.report)
  const liveRuns = new LiveRuns({ liveRuns: 50, liveBytes: 1e9, liveAgeMs: 1e6 }, thisMachine.clock)
  onTestFinished(() => liveRuns.close())
  const runIds: string[] = []
  const start = (request: RunRequest): LiveRun => {
    const run = startRun(request, {
      ...thisMachine,
      liveRuns,
      tools: registry,
      flags: new SessionFlags(),
      boundaries: runBoundaries(() => [{ scope: { kind: 'default' }, policy: { onSuspicion } }]),
      termsOf: () => FREE_TERMS,
      levelOf: () => level,
      newRecorder: () =>
        createPersister(store, { tools: new Map(listed.map((tool) => [tool.definition.name, []])) })
          .record,
      by: 'tester',
    })
    if (!run.ok) throw new Error(run.problem)
    runIds.push(run.value.runId)
    return run.value
  }
  return { folder: dirname(path), database, listed, refused, runIds, start }
}

type Server = ReturnType<typeof server>

async function eventsOf(run: LiveRun): Promise<RunEvent[]> {
  const events: RunEvent[] = []
  for await (const decoded of decodeEvents(run.log.read(-1))) {
    if (!('event' in decoded)) throw new Error('A line of the stream is no event.')
    events.push(decoded.event)
  }
  return events
}

/** Keys of events other than steps that are content by design. */
const EVENT_CONTENT: Readonly<Record<string, readonly string[]>> = {
  run: ['title', 'prompt'],
  delta: ['text'],
  progress: ['message'],
}

/** An event without what is content by design. */
function structureOf(event: RunEvent): object {
  if (event.event !== 'step') return without(event, EVENT_CONTENT[event.event] ?? [])
  const rules = Object.entries(STEP_KEYS[event.step.kind])
  const content = rules.flatMap(([key, rule]) => (rule === 'content' ? [key] : []))
  return { ...event, step: without(event.step, content) }
}

function without(record: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

function expectSilent(said: string, { needles }: Planted): void {
  for (const needle of needles) expect(said).not.toContain(needle)
}

/** Looks into the files before and after the log of writes was folded into the database. */
function expectSilentFiles(opened: Server, { planted, level }: Case): void {
  for (const pragma of ['wal_checkpoint(PASSIVE)', 'wal_checkpoint(TRUNCATE)']) {
    const bytes = bytesOf(opened.folder)
    for (const runId of opened.runIds) expect(bytes).toContain(runId)
    if (level !== 'full') expectSilent(bytes, planted)
    opened.database.connection.pragma(pragma)
  }
}

const call = (toolName: string, toolArguments: unknown = {}): RunRequest => {
  return { mode: 'call', toolName, arguments: toolArguments }
}

/** The findings of a run, as often as they stand in it. */
function findingsIn(events: readonly RunEvent[]): number {
  return events.reduce(
    (sum, event) => sum + (event.event === 'done' ? event.summary.findings : 0),
    0,
  )
}

test('what a tool says is in the content of events and nowhere else, however it says it', async () => {
  const log = capturedLog()
  let findings = 0
  const property = fc.asyncProperty(anyCase, async (one) => {
    const { text } = one.planted
    const tools = Object.values(UTTERANCES).map((utter, index) =>
      sayingTool({ name: `say_${index}` }, (progress) => {
        progress({ done: 1, message: text })
        return utter(text)
      }),
    )
    const opened = server(one, tools)
    for (const { definition } of tools) {
      const events = await eventsOf(opened.start(call(definition.name, { [text]: text })))
      expect(one.planted.needles.some((needle) => JSON.stringify(events).includes(needle))).toBe(
        true,
      )
      expectSilent(JSON.stringify(events.map(structureOf)), one.planted)
      findings += findingsIn(events)
    }
    expectSilentFiles(opened, one)
    expectSilent(log(), one.planted)
  })
  await fc.assert(property, { numRuns: 8 })
  expect(findings).toBeGreaterThan(0)
})

test('what is pasted to be inspected is in the content of events and nowhere else', async () => {
  const log = capturedLog()
  const property = fc.asyncProperty(anyCase, async (one) => {
    const { text } = one.planted
    const opened = server(one, [])
    const mcp = JSON.stringify(mcpResult(text))
    const pasted = [text, mcp, `${mcp}\n${JSON.stringify({ [text]: text })}`, `{"a": ${text}`]
    for (const format of INSPECT_FORMATS) {
      for (const given of pasted) {
        const events = await eventsOf(opened.start({ mode: 'inspect', format, text: given }))
        expectSilent(JSON.stringify(events.map(structureOf)), one.planted)
      }
    }
    expectSilentFiles(opened, one)
    expectSilent(log(), one.planted)
  })
  await fc.assert(property, { numRuns: 3 })
})

test('what a caller or the schema of a source says of arguments and results is in no error', async () => {
  const log = capturedLog()
  const property = fc.asyncProperty(anyCase, async (one) => {
    const { text } = one.planted
    const strict = defineTool({
      name: 'strict',
      description: 'Takes little.',
      arguments: z.object({ limit: z.int(), where: z.record(z.string(), z.int()).optional() }),
      approval: 'never',
      run: () => ToolResult.text(''),
    })
    const declared = { type: 'object', properties: { [text]: { type: 'number' } } }
    const opened = server(one, [
      strict,
      sayingTool({ name: 'mistyped' }, () => ({ [text]: text }), declared),
      sayingTool({ name: 'unknown_type' }, () => text, { type: text }),
    ])
    const requests = [
      call('strict', { [text]: 1, limit: 1 }),
      call('strict', { limit: text, where: { [text]: text } }),
      call('mistyped'),
      call('unknown_type'),
    ]
    for (const request of requests) {
      const events = await eventsOf(opened.start(request))
      expect(events.at(-1)).toMatchObject({ status: 'failed' })
      expectSilent(JSON.stringify(events.map(structureOf)), one.planted)
    }
    expectSilentFiles(opened, one)
    expectSilent(log(), one.planted)
  })
  await fc.assert(property, { numRuns: 6 })
})

test('what a source says of a tool is in no finding, no refusal, no log and no file', async () => {
  const log = capturedLog()
  const property = fc.asyncProperty(anyCase, async (one) => {
    const { text } = one.planted
    const hostile = {
      // Not a plain word, which would be told by its name.
      name: `${text} tool`,
      source: text,
      description: text,
      arguments: { properties: { [text]: { description: text, enum: [text] } } },
      returns: { title: text },
    }
    const equalKeys = { [`${text}<|im_end|>`]: {}, [`${text}⟦marker:chatml⟧`]: {} }
    const opened = server(one, [
      sayingTool(hostile, () => text),
      sayingTool({ ...hostile, name: 'plain' }, () => text),
      sayingTool({ ...hostile, arguments: equalKeys }, () => text),
    ])
    expect(opened.refused.length).toBeGreaterThan(0)
    expectSilent(JSON.stringify([opened.refused, opened.listed.map(facts)]), one.planted)
    for (const { definition } of opened.listed) {
      await opened.start(call(definition.name)).ended
      await opened.start(call(`${text} tool`)).ended
    }
    expectSilentFiles(opened, one)
    expectSilent(log(), one.planted)
  })
  await fc.assert(property, { numRuns: 6 })
})

const facts = ({ findings, neutralised }: CheckedDefinition) => ({ findings, neutralised })

test('where the audit fails, the log says so without what the run held', async () => {
  const log = capturedLog()
  const property = fc.asyncProperty(anyCase, async (one) => {
    const { text } = one.planted
    const opened = server(one, [
      sayingTool({}, () => {
        opened.database.connection.pragma('query_only = ON')
        return { [text]: text }
      }),
    ])
    const events = await eventsOf(opened.start(call('say', { [text]: text })))
    expect(events.at(-1)).toMatchObject({ event: 'error', code: 'audit_read_only' })
    expect(log()).toContain('read-only')
    expectSilent(log(), one.planted)
  })
  await fc.assert(property, { numRuns: 6 })
})

test('an error that the boundary throws holds nothing of the result, in no property and no cause', () => {
  let thrown = 0
  const property = fc.property(anyCase, ({ planted, onSuspicion }) => {
    const boundary = new ToolResultBoundary({ policy: { onSuspicion } })
    for (const utter of Object.values(UTTERANCES)) {
      const problem = problemOf(() => boundary.checked({ name: 'say' }, resultOf(utter, planted)))
      if (problem !== null) thrown++
      expectSilent(inspect(problem, { depth: null, showHidden: true }), planted)
    }
  })
  fc.assert(property, { numRuns: 20 })
  expect(thrown).toBeGreaterThan(0)
})

/** What a tool gives; null where it throws, for the boundary never sees that. */
function resultOf(utter: (text: string) => unknown, { text }: Planted): unknown {
  try {
    return utter(text)
  } catch {
    return null
  }
}

function problemOf(act: () => unknown): unknown {
  try {
    act()
    return null
  } catch (problem) {
    return problem
  }
}
