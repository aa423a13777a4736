// Calls of foreign tools through the whole console (boundary, audit and stream included) beside the bare client in the
// same run; 200 calls at once; memory of the process while a source floods it.
//   npm run bench -- source-calls [rounds]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { request } from 'undici'
import { RunEvent } from '#lib/events/run-event.ts'
import { openConsole } from '#lib/server/composition.ts'
import { readSettings } from '#lib/server/settings.ts'
import { thisMachine } from '#lib/server/this-machine.ts'
import { type Figure, quantile, report } from './report.ts'

const ROUNDS = Number(process.argv[2] ?? 300)
const AT_ONCE = 200
const ROWS = 20
const LIMIT = { name: 'limit', value: 3 }

const here = import.meta.dirname
const rowsServer = { command: process.execPath, args: [join(here, 'rows-server.mjs')] }
const hostileServer = {
  command: process.execPath,
  args: [join(here, '../fixtures/hostile-mcp/server.mjs')],
}

const rows = JSON.stringify(
  Array.from({ length: ROWS }, (_, id) => ({
    id,
    title: `Page ${id}`,
    author: 'ada@example.org',
    price: id * 1.25,
  })),
)
const description = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Rows', version: '1' },
  paths: { '/rows': { get: { operationId: 'rows' } } },
})
const service = createServer((asked, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(asked.url === '/openapi.json' ? description : rows)
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const configFile = join(folder, 'vitrine.json')
const sources = {
  rows: { transport: 'stdio', ...rowsServer },
  hostile: { transport: 'stdio', ...hostileServer },
  http: { transport: 'openapi', document: `${origin}/openapi.json` },
}
writeFileSync(configFile, JSON.stringify({ sources }))
const settings = readSettings(
  { VITRINE_DATA_DIR: folder, VITRINE_CONFIG: configFile },
  join(here, '..'),
)
const opened = await openConsole(settings, { ...thisMachine, report: () => undefined })

/** Calls a tool through the console and reads its stream to the end; gives the status of the run. */
async function call(toolName: string, toolArguments: object): Promise<string> {
  const started = opened.startRun({ mode: 'call', toolName, arguments: toolArguments })
  if (!started.ok) throw new Error(started.problem)
  // As the browser is sent it; reading it is the browser's work.
  let last = new Uint8Array()
  for await (const line of started.value.log.read(-1)) last = new Uint8Array(line)
  await started.value.ended
  const event = RunEvent.parse(JSON.parse(new TextDecoder().decode(last)))
  return event.event === 'done' ? event.status : 'lost'
}

async function untilListed(toolName: string): Promise<void> {
  while (!opened.listTools().some(({ definition }) => definition.name === toolName)) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

type Taken = { readonly ms: number; readonly cpuMs: number }

/** Time by the clock, and time of this process' processor, which other work on the machine changes less. */
async function taken(work: () => Promise<unknown>): Promise<Taken> {
  const started = performance.now()
  const cpu = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - started, cpuMs: (user + system) / 1000 }
}

/** The medians of two ways in turns, and what one costs over the other. */
async function besides(name: string, bare: () => Promise<unknown>, whole: () => Promise<unknown>) {
  const bares: Taken[] = []
  const wholes: Taken[] = []
  for (let round = -20; round < ROUNDS; round++) {
    const [one, other] = [await taken(bare), await taken(whole)]
    if (round >= 0) {
      bares.push(one)
      wholes.push(other)
    }
  }
  const over = (of: keyof Taken, share: number) =>
    quantile(
      wholes.map((one) => one[of]),
      share,
    ) -
    quantile(
      bares.map((one) => one[of]),
      share,
    )
  const bareMs = quantile(
    bares.map(({ ms }) => ms),
    0.5,
  )
  const what = `${name}: over the bare client`
  return [
    { name: `${name}: bare client, p50`, value: bareMs, unit: 'ms' },
    { name: `${what}, p50`, value: over('ms', 0.5), unit: 'ms', against: LIMIT },
    { name: `${what}, p95`, value: over('ms', 0.95), unit: 'ms' },
    { name: `${what}, processor time, p50`, value: over('cpuMs', 0.5), unit: 'ms' },
  ] satisfies readonly Figure[]
}

await untilListed('rows__rows_as_text')
await untilListed('http__rows')
await untilListed('hostile__flood')
const client = new Client({ name: 'bench', version: '1' })
await client.connect(new StdioClientTransport(rowsServer))
const toolArguments = { count: ROWS }

const overhead = [
  ...(await besides(
    'MCP, 2 KB',
    () => client.callTool({ name: 'rows_as_text', arguments: toolArguments }),
    () => call('rows__rows_as_text', toolArguments),
  )),
  ...(await besides(
    'HTTP, 2 KB',
    async () => await (await request(`${origin}/rows`)).body.json(),
    () => call('http__rows', {}),
  )),
]

async function burst(): Promise<number> {
  const calls = Array.from({ length: AT_ONCE }, () => call('rows__rows_as_text', toolArguments))
  const statuses = await Promise.all(calls)
  return statuses.filter((status) => status !== 'completed').length
}

function heldMb(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}

let lost = await burst()
const before = heldMb()
for (let round = 0; round < 10; round++) lost += await burst()
const after = heldMb()

let mostMb = heldMb()
const watch = setInterval(() => {
  mostMb = Math.max(mostMb, process.memoryUsage().rss / 1e6)
}, 20)
const flooded = await call('hostile__flood', {})
clearInterval(watch)

report('Calls of foreign tools', [
  ...overhead,
  { name: `${AT_ONCE} calls at once, ten times over: lost`, value: lost, unit: '' },
  { name: 'memory after them to before', value: after / before, unit: '' },
  {
    name: `a source that floods (run ${flooded}): most memory over before`,
    value: mostMb - after,
    unit: 'MB',
  },
])
await client.close()
await opened.close()
service.close()
rmSync(folder, { recursive: true })
