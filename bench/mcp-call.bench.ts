// What a call of an MCP tool costs over the bare client of the SDK, in turns within one run: through the run engine,
// the boundary, the privacy filter, SQLite and the encoded stream, read to its end. Then 200 calls at once, round
// after round, and a server that floods: what the process holds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { createSqliteStore } from '#db/create-sqlite-store.ts'
import { createPersister } from '#lib/audit/persister.ts'
import type { Tool } from '#lib/contract/tool.ts'
import { runCall } from '#lib/runs/run-call.ts'
import { recordThenSend } from '#lib/server/record-then-send.ts'
import { mcpSource } from '#lib/sources/mcp/mcp-source.ts'
import type { ToolSource } from '#lib/sources/tool-source.ts'
import { RunLog } from '#lib/stream/run-log.ts'
import { hostileCommand } from '../fixtures/hostile-mcp/hostile-source.ts'
import { callContext, callTool, sourceWorld, untilReady } from '../fixtures/sources/source-world.ts'
import { quantile, report } from './report.ts'

const CALLS = 400
const WARM_UP = 60
const AT_ONCE = 200
const ROUNDS = 10
const LIMIT_MS = 3
const MEGABYTE = 1_000_000

const ARGUMENTS = { text: 'A result of two kilobytes. '.repeat(76).slice(0, 2_000) }

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const store = createSqliteStore({
  path: join(folder, 'vitrine.db'),
  keyFile: join(folder, 'secrets.key'),
  migrationsFolder: fileURLToPath(new URL('../db/migrations', import.meta.url)),
})
const world = sourceWorld()

/** The last bytes of the stream of one run, which goes as in the console: each event recorded, then sent. */
async function runThrough(tool: Tool, toolArguments: unknown): Promise<string> {
  const log = new RunLog()
  const { record } = createPersister(store.audit)
  const events = runCall(
    { mode: 'call', toolName: tool.definition.name, arguments: toolArguments },
    {
      runId: crypto.randomUUID(),
      clock: world.clock,
      newId: () => crypto.randomUUID(),
      privacyLevel: 'metadata',
      signal: new AbortController().signal,
      tool,
    },
  )
  const report = (problem: Error) => {
    throw problem
  }
  const ended = recordThenSend(events, { record, send: (event) => log.append(event), report })
  let lines: Uint8Array = new Uint8Array()
  for await (const read of log.read(-1)) lines = read
  await ended
  return new TextDecoder().decode(lines)
}

function toolOf(source: ToolSource, name: string): Tool {
  const found = source.tools().find(({ announced }) => announced.name === name)
  if (!found) throw new Error(`There is no tool ${name}.`)
  return found.tool
}

async function overhead(source: ToolSource): Promise<void> {
  const { command, args } = hostileCommand()
  const client = new Client({ name: 'bare', version: '1' })
  await client.connect(new StdioClientTransport({ command, args }))
  const tool = toolOf(source, 'echo')
  const bare: number[] = []
  const whole: number[] = []
  for (let round = 0; round < CALLS + WARM_UP; round++) {
    const began = performance.now()
    await client.callTool({ name: 'echo', arguments: ARGUMENTS })
    const between = performance.now()
    await runThrough(tool, ARGUMENTS)
    const ended = performance.now()
    if (round < WARM_UP) continue
    bare.push(between - began)
    whole.push(ended - between)
  }
  await client.close()
  const over = (share: number) => quantile(whole, share) - quantile(bare, share)
  report(`A call with a result of 2 KB over stdio, ${CALLS} in turns`, [
    { name: 'bare client, p50', value: quantile(bare, 0.5), unit: 'ms' },
    { name: 'whole run, p50', value: quantile(whole, 0.5), unit: 'ms' },
    {
      name: 'overhead at p50',
      value: over(0.5),
      unit: 'ms',
      against: { name: 'limit', value: LIMIT_MS },
    },
    { name: 'overhead at p95', value: over(0.95), unit: 'ms' },
  ])
}

async function concurrency(source: ToolSource): Promise<void> {
  const tool = toolOf(source, 'echo')
  const heaps: number[] = []
  let lost = 0
  const began = performance.now()
  for (let round = 0; round < ROUNDS; round++) {
    const ends = await Promise.all(
      Array.from({ length: AT_ONCE }, () => runThrough(tool, ARGUMENTS)),
    )
    lost += ends.filter((end) => !end.includes('"completed"')).length
    globalThis.gc?.()
    heaps.push(process.memoryUsage().heapUsed / MEGABYTE)
  }
  const tookMs = performance.now() - began
  report(`${AT_ONCE} calls at once, ${ROUNDS} rounds`, [
    { name: 'calls lost', value: lost, unit: '', against: { name: 'limit', value: 0 } },
    { name: 'a round', value: tookMs / ROUNDS, unit: 'ms' },
    { name: 'heap after the first round', value: heaps[1] ?? Number.NaN, unit: 'MB' },
    { name: 'heap after the last round', value: heaps.at(-1) ?? Number.NaN, unit: 'MB' },
  ])
}

async function flood(source: ToolSource, name: string): Promise<void> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let highest = before
  const sampling = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 5)
  const began = performance.now()
  const end = await callTool(source, name, {}, callContext().context).then(
    () => 'answered',
    (problem: unknown) => String(problem),
  )
  const tookMs = performance.now() - began
  clearInterval(sampling)
  report(`A server that misbehaves: ${name} (${end})`, [
    { name: 'until the call ended', value: tookMs, unit: 'ms' },
    {
      name: 'memory of the process above before',
      value: (highest - before) / MEGABYTE,
      unit: 'MB',
    },
  ])
  await untilReady(source)
}

const source = mcpSource('bench', hostileCommand(), world)
try {
  source.start()
  await untilReady(source)
  await overhead(source)
  await concurrency(source)
  for (const name of ['flood', 'endless_line', 'gigantic', 'flood_stderr']) {
    await flood(source, name)
  }
} finally {
  await source.close()
  store.close()
  rmSync(folder, { recursive: true, force: true })
}
