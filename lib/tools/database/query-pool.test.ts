import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { callTool, contentOf, failureOf } from '../testing/call-tool.ts'
import { fileDatabase, toolsOver } from '../testing/file-database.ts'
import { QueryPool } from './query-pool.ts'
import type { Statement } from './query-protocol.ts'

/** A view that never gives a row and never ends. */
const endless = (database: Database.Database) =>
  database.exec(`CREATE TABLE small (a); INSERT INTO small VALUES (1);
    CREATE VIEW endless AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n WHERE x < 0`)

const read = (sql: string): Statement => ({ sql, parameters: [], maxRows: 10, maxBytes: 1000 })

test('a query that never ends is stopped when its time is up, with a sentence', async () => {
  const tool = toolsOver(endless, { queryTimeoutMs: 300 })('read_records')
  expect(await failureOf(tool, { table: 'endless' })).toBe(
    'The query was stopped after 0.3 seconds: narrow it with a filter on an indexed column, or ask for fewer rows.',
  )
})

test('a query that never ends stops at once when the call is stopped, and the event loop runs on', async () => {
  const tool = toolsOver(endless, { queryTimeoutMs: 60_000 })('read_records')
  const stop = new AbortController()
  const call = callTool(tool, { table: 'endless' }, stop.signal)
  let ticks = 0
  const ticking = setInterval(() => {
    if (++ticks === 20) stop.abort(new Error('stopped'))
  }, 10)
  await expect(call).rejects.toThrow('stopped')
  clearInterval(ticking)
  expect(ticks).toBe(20)
})

test('after a query was killed the next one is answered', async () => {
  const tool = toolsOver(endless, { queryTimeoutMs: 300 })('read_records')
  await failureOf(tool, { table: 'endless' })
  expect(await contentOf(tool, { table: 'small' })).toContain('rows 1 to 1 of 1.')
})

test('a call that is stopped before it begins reads nothing', async () => {
  const tool = toolsOver(endless)('read_records')
  await expect(
    callTool(tool, { table: 'small' }, AbortSignal.abort(new Error('early'))),
  ).rejects.toThrow('early')
})

test('more calls than processes are all answered, and one that waits can be stopped', async () => {
  const tool = toolsOver(endless, { queryTimeoutMs: 2_000 })('read_records')
  const stuck = [1, 2, 3, 4].map(() => failureOf(tool, { table: 'endless' }))
  const stop = new AbortController()
  const stopped = callTool(tool, { table: 'small' }, stop.signal)
  const waiting = [1, 2, 3].map(() => contentOf(tool, { table: 'small' }))
  stop.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  expect(await Promise.all(waiting)).toHaveLength(3)
  for (const failure of await Promise.all(stuck)) expect(failure).toContain('was stopped after')
})

test.each([
  'INSERT INTO small VALUES (2)',
  'DELETE FROM small',
  'DROP TABLE small',
  "ATTACH '/nowhere/other.db' AS other",
  'PRAGMA journal_mode = WAL',
  'PRAGMA query_only = OFF',
  'VACUUM',
])('even the query process itself cannot run %s', async (sql) => {
  const pool = new QueryPool(process.cwd(), 10_000)
  const signal = new AbortController().signal
  const path = fileDatabase(endless)
  const reply = await pool.run(path, [read(sql), read('SELECT count(*) FROM small')], signal)
  expect(reply).toMatchObject({ ok: true, results: [{ ok: false }, { ok: true, rows: [[1n]] }] })
})

test.runIf(existsSync('/proc/self/environ'))(
  'the query process has nothing of the environment of the server',
  async () => {
    vi.stubEnv('VITRINE_TEST_SECRET', 'planted')
    const pool = new QueryPool(process.cwd(), 10_000)
    await pool.run(fileDatabase(endless), [read('SELECT 1')], new AbortController().signal)
    const environments = queryProcessEnvironments()
    expect(environments.join()).toContain('NODE_ENV=production')
    expect(environments.join()).not.toContain('planted')
    vi.unstubAllEnvs()
  },
)

/** The environments of all query processes on this machine, as the system has them. */
function queryProcessEnvironments(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isOne = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('query-process.mjs')
        return isOne ? [readFileSync(`/proc/${pid}/environ`, 'utf8')] : []
      } catch {
        // The process ended between the listing and the reading.
        return []
      }
    })
}
