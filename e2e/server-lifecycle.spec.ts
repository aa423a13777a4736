import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { actionCall, rawRequest } from './raw-http.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let folder = ''
let port = 0
let origin = ''
const servers: ChildProcess[] = []

test.beforeEach(async () => {
  port = await freePort()
  origin = `http://127.0.0.1:${port}`
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lifecycle-'))
})

test.afterEach(() => {
  for (const server of servers.splice(0)) server.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts the product as `npm start` does, on a port and with data of its own. */
function started(environment: Readonly<Record<string, string>> = {}) {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      VITRINE_DATA_DIR: join(folder, 'data'),
      ...environment,
    },
  })
  servers.push(server)
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (piece) => {
      output += piece
    })
  }
  const exit = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const ready = async () => {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('ready at')
  }
  return { server, exit, ready, output: () => output }
}

/** Starts a run that would take ten minutes; gives its id. */
async function longRun(): Promise<string> {
  const input = { mode: 'call', toolName: 'wait', arguments: { seconds: 600, mode: 'stubborn' } }
  return await new Promise((resolve, reject) => {
    const onText = (piece: string) => {
      const id = /"runId":"([^"]+)"/.exec(piece)?.[1]
      if (id) resolve(id)
    }
    rawRequest(origin, { ...actionCall(origin, 'startRun', [input]), onText }).catch(reject)
  })
}

async function auditOf(runId: string): Promise<string> {
  const path = `/api/runs/${runId}/events?source=audit`
  return (await rawRequest(origin, { path })).text
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} aborts the tool that runs, records the run and exits with 0`, async () => {
    const first = started()
    await first.ready()
    const runId = await longRun()
    first.server.kill(signal)
    expect(await first.exit).toBe(0)
    await started().ready()
    expect(await auditOf(runId)).toContain('"status":"cancelled"')
  })
}

test('a run that was under way when the process was killed is interrupted, and says so', async () => {
  const first = started()
  await first.ready()
  const runId = await longRun()
  first.server.kill('SIGKILL')
  await first.exit
  await started().ready()
  expect(await auditOf(runId)).toContain('"status":"interrupted"')
})

test('what prevents the start is told in one sentence, without a stack, and exits with 1', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '{')
  for (const [environment, sentence] of [
    [{ VITRINE_HOST: '0.0.0.0' }, 'VITRINE_HOST must be a loopback address'],
    [{ VITRINE_CONFIG: file }, 'VITRINE_CONFIG names'],
    [{ VITRINE_DATA_DIR: file }, 'The data directory'],
    [{ VITRINE_DATABASE_URL: folder }, 'The database'],
  ] as const) {
    const server = started(environment)
    expect(await server.exit, sentence).toBe(1)
    expect(server.output()).toContain(sentence)
    expect(server.output()).not.toMatch(/\bat .+:\d+:\d+/)
  }
})
