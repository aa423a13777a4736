import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RunQuery } from '#lib/audit/run-query.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import { filterStep } from '#lib/privacy/filter-step.ts'
import { decodeEvents } from '#lib/stream/decode-events.ts'
import type { AdminConsole } from './admin-console.ts'
import { openConsole } from './composition.ts'
import { readSettings } from './settings.ts'
import { thisMachine } from './this-machine.ts'

const installRoot = join(import.meta.dirname, '../..')
const MARK = 'zebra-7f3a'

let dataDir = ''
let opened: AdminConsole

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-console-'))
  opened = await reopened()
})

afterEach(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true })
})

async function reopened(): Promise<AdminConsole> {
  const settings = readSettings({ VITRINE_DATA_DIR: dataDir }, installRoot)
  return await openConsole(settings, { ...thisMachine, report: () => undefined })
}

async function ran(toolName: string, toolArguments: unknown): Promise<string> {
  const run = opened.startRun({ mode: 'call', toolName, arguments: toolArguments })
  if (!run.ok) throw new Error(run.problem)
  await run.value.ended
  return run.value.runId
}

async function eventsOf(runId: string, source?: 'audit'): Promise<RunEvent[]> {
  const question = await opened.readEvents({ runId, after: -1, ...(source && { source }) })
  const events: RunEvent[] = []
  if (!question) return events
  for await (const decoded of decodeEvents(question.open(new AbortController().signal))) {
    if ('event' in decoded) events.push(decoded.event)
  }
  return events
}

function bytesOnDisk(): string {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith('vitrine.db'))
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('')
}

test('the tools are listed as JSON data', () => {
  const tools = opened.listTools()
  expect(tools.map(({ definition }) => definition.name)).toEqual(
    expect.arrayContaining(['read_records', 'wait']),
  )
  expect(JSON.parse(JSON.stringify(tools))).toEqual(tools)
})

test('a run over the sample database reaches its reader whole and the disk filtered', async () => {
  const runId = await ran('list_tables', {})
  const live = await eventsOf(runId)
  const kept = await eventsOf(runId, 'audit')
  const tool = (events: RunEvent[]) =>
    events.flatMap((event) =>
      event.event === 'step' && event.step.kind === 'tool' ? event.step : [],
    )[0]
  expect(tool(live)?.toolResult).toMatch(/^<untrusted-data/)
  expect(tool(kept)?.toolResult).toBeUndefined()
  expect(tool(kept)?.toolResultLength).toBeGreaterThan(0)
  expect(kept.map(({ event }) => event)).toEqual(['run', 'step', 'step', 'done'])
})

test('what a preview needs to know of the tools is what the audit was filtered by', async () => {
  const runId = await ran('wait', { seconds: 0.01, correcthorse: 1 })
  const context = { tools: opened.declaredTools() }
  const kept = (await eventsOf(runId, 'audit')).flatMap((event) =>
    event.event === 'step' ? [event.step] : [],
  )
  const previews = (await eventsOf(runId)).flatMap((event) =>
    event.event === 'step' ? [filterStep(event.step, 'metadata', context)] : [],
  )
  expect(kept).toEqual(previews)
  expect(JSON.stringify(kept)).not.toContain('correcthorse')
})

test('what an inspected text says is not on disk at the default level', async () => {
  const run = opened.startRun({ mode: 'inspect', format: 'auto', text: `a ${MARK}` })
  if (!run.ok) throw new Error(run.problem)
  await run.value.ended
  expect(JSON.stringify(await eventsOf(run.value.runId))).toContain(MARK)
  expect(bytesOnDisk()).not.toContain(MARK)
})

test('the list and the page of a run know it, and say while its live copy is in memory', async () => {
  const runId = await ran('wait', { seconds: 0.01, steps: 1 })
  const page = await opened.listRuns(RunQuery.parse({}))
  expect(page.rows.map((row) => [row.runId, row.status])).toEqual([[runId, 'completed']])
  expect(await opened.findRun(runId)).toMatchObject({ isLive: true })
  await opened.close()
  opened = await reopened()
  expect(await opened.findRun(runId)).toMatchObject({ isLive: false, run: { status: 'completed' } })
  expect(await opened.readEvents({ runId, after: -1 })).toMatchObject({ source: 'audit' })
  expect(await opened.findRun('unknown')).toBeNull()
  expect(await opened.readEvents({ runId: 'unknown', after: -1 })).toBeNull()
})

test('a change of the level holds for new runs, is recorded with who made it, and survives', async () => {
  expect(await opened.setPrivacyLevel('full')).toMatchObject({ ok: true, value: { level: 'full' } })
  const runId = await ran('list_tables', {})
  expect(bytesOnDisk()).toContain('<untrusted-data')
  expect((await opened.findRun(runId))?.run.privacyLevel).toBe('full')
  await opened.close()
  opened = await reopened()
  expect(opened.privacy()).toMatchObject({
    level: 'full',
    choice: { level: 'full', by: 'local administrator' },
  })
  expect(await opened.privacyChanges()).toMatchObject([{ before: null, after: 'full' }])
})

test('closing stops runs under way, records their ends, and no run starts any more', async () => {
  const run = opened.startRun({ mode: 'call', toolName: 'wait', arguments: { seconds: 600 } })
  if (!run.ok) throw new Error(run.problem)
  await opened.close()
  expect(run.value.log.hasEnded).toBe(true)
  expect(opened.startRun({ mode: 'call', toolName: 'wait', arguments: {} })).toMatchObject({
    ok: false,
  })
  opened = await reopened()
  expect((await opened.findRun(run.value.runId))?.run.status).toBe('cancelled')
})

test('a run that a crash left open is interrupted at the next start', async () => {
  const runId = await ran('list_tables', {})
  await opened.close()
  const connection = new Database(join(dataDir, 'vitrine.db'))
  const update = connection.prepare("UPDATE runs SET status = 'running', ended_at = NULL")
  expect(update.run().changes).toBe(1)
  connection.close()
  opened = await reopened()
  expect((await opened.findRun(runId))?.run.status).toBe('interrupted')
})

test('a second console over the same database does not open, and interrupts no run of the first', async () => {
  const run = opened.startRun({ mode: 'call', toolName: 'wait', arguments: { seconds: 600 } })
  if (!run.ok) throw new Error(run.problem)
  await run.value.log.read(0).next()
  await expect(reopened()).rejects.toMatchObject({ code: 'audit_locked' })
  expect((await opened.findRun(run.value.runId))?.run.status).toBe('running')
})
