// Records what public MCP servers answer, for `fixtures/recorded-results/mcp`: starts each with `npx`, calls its
// tools and keeps every `CallToolResult` as it came, but for the folder that the server was given here.
//   node scripts/record-mcp-results.mjs [SERVER …]
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { RECORDED_SERVERS } from './recorded-servers.mjs'

const TARGET = fileURLToPath(new URL('../fixtures/recorded-results/mcp/', import.meta.url))

/** What stands in the records for the folder that the servers worked in. */
const FOLDER_NAME = '/srv/shelf'

const ANSWER_MS = 90_000

/** A picture of one pixel, and a sound of no length. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SOUND = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA='

const FILES = {
  'notes.md': '# Notes\n\nfirst line\nsecond line\n',
  'orders.json': '[{"id":1,"total":12.5,"to":{"city":"Graz"}},{"id":2,"total":3,"to":null}]\n',
  'dot.png': Buffer.from(PICTURE, 'base64'),
  'beep.wav': Buffer.from(SOUND, 'base64'),
}

/** A folder with a few files, under version control. */
function sampleFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shelf-'))
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: COMMITTED, GIT_COMMITTER_DATE: COMMITTED },
    })
  git('init', '-q', '-b', 'main')
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content)
  git('add', '.')
  git('commit', '-q', '-m', 'Put the first files on the shelf')
  writeFileSync(join(folder, 'notes.md'), '# Notes\n\nfirst line\n')
  return folder
}

const COMMITTED = '2026-11-01T09:00:00Z'

/** A client of one server over its standard input and output. */
function connect({ package: name, args, env }, folder) {
  const server = spawn('npx', ['-y', name, ...args(folder)], {
    cwd: folder,
    env: { ...process.env, ...env?.(folder) },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const waiting = new Map()
  createInterface({ input: server.stdout }).on('line', (line) => {
    const message = parsed(line)
    if (message?.method !== undefined) return
    waiting.get(message?.id)?.(message)
    waiting.delete(message?.id)
  })
  const send = (message) =>
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  let count = 0
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++count
      const timer = setTimeout(() => reject(new Error(`${name} does not answer.`)), ANSWER_MS)
      waiting.set(id, (message) => {
        clearTimeout(timer)
        resolve(message)
      })
      send({ id, method, params })
    })
  return { ask, tell: (method) => send({ method }), close: () => server.kill() }
}

function parsed(line) {
  try {
    return JSON.parse(line)
  } catch {
    // Some servers greet on standard output.
    return undefined
  }
}

/** What `server` answered to each of its calls: the result, or the error of the protocol. */
async function recordedCalls(server, folder) {
  const client = connect(server, folder)
  try {
    const clientInfo = { name: 'vitrine-recorder', version: '1' }
    const greeting = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }
    const { result: about } = await client.ask('initialize', greeting)
    client.tell('notifications/initialized')
    const calls = []
    for (const [tool, args] of server.calls(folder)) {
      const { result, error } = await client.ask('tools/call', { name: tool, arguments: args })
      calls.push({ tool, arguments: args, ...(error ? { error } : { result }) })
    }
    const { protocolVersion, serverInfo } = about
    const { name, version } = serverInfo
    return { package: server.package, protocolVersion, server: { name, version }, calls }
  } finally {
    client.close()
  }
}

mkdirSync(TARGET, { recursive: true })
const asked = process.argv.slice(2)
for (const server of RECORDED_SERVERS) {
  if (asked.length > 0 && !asked.includes(server.name)) continue
  const folder = sampleFolder()
  try {
    const record = await recordedCalls(server, folder)
    const text = JSON.stringify(record, null, 2).replaceAll(folder, FOLDER_NAME)
    writeFileSync(join(TARGET, `${server.name}.json`), `${text}\n`)
    process.stdout.write(`${server.name}: ${record.calls.length} results\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
