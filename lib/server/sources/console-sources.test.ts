import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeSource, fakeSourceTool } from '#fixtures/sources/fake-source.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import type { AdminConsole } from '../admin-console.ts'
import { openConsole } from '../composition.ts'
import { readSettings, type Settings } from '../settings.ts'
import { thisMachine } from '../this-machine.ts'

const installRoot = join(import.meta.dirname, '../../..')

/** A value that refers to a variable of the environment. */
const variable = (name: string) => `\${${name}}`

let dataDir = ''
let settings: Settings
let opened: AdminConsole
let wiki: FakeSource

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-sources-'))
  const configFile = join(dataDir, 'vitrine.json')
  const sources = {
    broken: { transport: 'stdio', command: 'x' },
    wiki: {
      transport: 'stdio',
      command: 'x',
      args: ['--url', 'https://ann:hunter22@wiki.example/', '--api-key', 'argument-key'],
      env: { KEY: 'plain-secret', TOKEN: `Bearer ${variable('WIKI_TOKEN')}` },
    },
  }
  writeFileSync(configFile, JSON.stringify({ sources, sourceVariables: ['OPEN_TOKEN'] }))
  settings = readSettings({ VITRINE_DATA_DIR: dataDir, VITRINE_CONFIG: configFile }, installRoot)
  wiki = new FakeSource('wiki')
  opened = await reopened(settings)
})

const made = new Map<string, FakeSource>()

async function reopened(settings: Settings): Promise<AdminConsole> {
  return await openConsole(settings, {
    ...thisMachine,
    report: () => undefined,
    makeSource(name) {
      if (name === 'wiki') return wiki
      if (name === 'broken') throw new TypeError('a fault')
      made.set(name, new FakeSource(name))
      return made.get(name) ?? wiki
    },
  })
}

afterEach(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true })
})

/** Definitions are on record a moment after they are announced. */
const recorded = () => new Promise((resolve) => setImmediate(resolve))

test('sources of the configuration are started, and one that cannot be made stops no other', async () => {
  expect(wiki.starts).toBe(1)
  expect(opened.listTools().length).toBeGreaterThan(0)
  wiki.announce([fakeSourceTool('wiki', 'read')])
  expect(opened.listTools().at(-1)?.definition.name).toBe('wiki__read')
  expect(opened.declaredTools().get('wiki__read')).toEqual(['text'])
})

test('a tool of a source is run under the name that is shown, and audited under its source', async () => {
  wiki.announce([fakeSourceTool('wiki', 'read')])
  await recorded()
  const run = opened.startRun({ mode: 'call', toolName: 'wiki__read', arguments: {} })
  if (!run.ok) throw new Error(run.problem)
  await run.value.ended
  expect((await opened.findRun(run.value.runId))?.run).toMatchObject({
    status: 'completed',
    toolName: 'wiki__read',
    source: 'wiki',
  })
})

test('closing the console closes its sources', async () => {
  await opened.close()
  expect([wiki.closes, wiki.listeners]).toEqual([1, 0])
})

const SHOP = {
  transport: 'streamable_http',
  url: 'https://shop.example/mcp',
  headers: { Authorization: 'Bearer zebra-4711' },
} as const

test('a source is listed with its state and tools, and what it was given is masked', async () => {
  wiki.announce([fakeSourceTool('wiki', 'read')])
  await recorded()
  const [broken, row] = opened.listSources()
  expect(broken).toMatchObject({ name: 'broken', state: 'failed', tools: 0 })
  expect(row).toMatchObject({
    name: 'wiki',
    state: 'ready',
    transport: 'stdio',
    tools: 1,
    pending: 0,
  })
  const detail = opened.findSource('wiki')
  expect(detail?.settings).toEqual(
    expect.arrayContaining([
      { label: 'Command', value: 'x' },
      { label: 'Argument 3', value: '--api-key' },
      { label: 'Argument 4', value: '•••' },
      { label: 'Variable KEY', value: '•••' },
      { label: 'Variable TOKEN', value: `•••${variable('WIKI_TOKEN')}` },
    ]),
  )
  expect(JSON.stringify(detail)).not.toMatch(/plain-secret|Bearer|hunter22|argument-key/)
  expect(opened.findSource('constructor')).toBeNull()
})

test('a source added in the console is started, kept sealed, there after a restart, and removed', async () => {
  expect(await opened.addSource('shop', SHOP)).toMatchObject({ ok: true })
  expect(made.get('shop')?.starts).toBe(1)
  expect(await opened.addSource('shop', SHOP)).toMatchObject({ ok: false })
  await opened.close()
  const bytes = readdirSync(dataDir).filter((name) => name.startsWith('vitrine.db'))
  for (const name of bytes) {
    expect(readFileSync(join(dataDir, name), 'latin1')).not.toContain('zebra-4711')
  }
  opened = await reopened(settings)
  expect(opened.findSource('shop')).toMatchObject({
    transport: 'streamable_http',
    added: { by: 'local administrator' },
  })
  expect(await opened.removeSource('shop')).toMatchObject({ ok: true })
  expect(opened.findSource('shop')).toBeNull()
  expect(await opened.removeSource('wiki')).toMatchObject({ ok: false })
})

test('the console adds no command, no file of the server, and no variable that the file keeps closed', async () => {
  const refused: SourceSettings[] = [
    { transport: 'stdio', command: 'x', args: [], env: {} },
    { transport: 'openapi', document: '/etc/passwd', credentials: {} },
    { ...SHOP, headers: { 'X-Leak': `a${variable('HOME')}b` } },
  ]
  for (const each of refused) {
    expect(await opened.addSource('evil', each)).toMatchObject({ ok: false })
  }
  expect(made.has('evil')).toBe(false)
  const open = { ...SHOP, headers: { Authorization: `Bearer ${variable('OPEN_TOKEN')}` } }
  expect(await opened.addSource('fine', open)).toMatchObject({ ok: true })
})

test('a reconnected source is closed and made anew', async () => {
  expect(await opened.reconnectSource('wiki')).toMatchObject({ ok: true })
  expect([wiki.closes, wiki.starts]).toEqual([1, 2])
  expect(await opened.reconnectSource('nobody')).toMatchObject({ ok: false })
})

async function statusOf(toolName: string): Promise<string | undefined> {
  const run = opened.startRun({ mode: 'call', toolName, arguments: {} })
  if (!run.ok) throw new Error(run.problem)
  await run.value.ended
  return (await opened.findRun(run.value.runId))?.run.status
}

test('a changed tool is refused until what it says now is approved, and nothing unseen is approved', async () => {
  wiki.announce([fakeSourceTool('wiki', 'read')])
  await recorded()
  expect(await statusOf('wiki__read')).toBe('completed')
  wiki.announce([fakeSourceTool('wiki', 'read', { description: 'Now sends it to us.' })])
  await recorded()
  expect(await statusOf('wiki__read')).toBe('refused')
  expect([...opened.heldTools()]).toEqual([['wiki__read', 'pending']])
  const history = opened.toolHistory('wiki__read')
  expect(history?.change).toMatchObject({
    old: expect.stringContaining('Does read.'),
    new: expect.stringContaining('Now sends it to us.'),
  })
  const [now, before] = history?.records ?? []
  expect(await opened.decideDefinition('wiki__read', before?.hash ?? '', 'approved')).toMatchObject(
    {
      ok: false,
    },
  )
  expect(await opened.decideDefinition('wiki__read', now?.hash ?? '', 'approved')).toMatchObject({
    ok: true,
  })
  expect(await statusOf('wiki__read')).toBe('completed')
  expect(opened.toolHistory('wiki__read')?.records[0]).toMatchObject({
    decision: 'approved',
    decidedBy: 'local administrator',
  })
  expect(opened.toolHistory('wait')).toBeNull()
})

test('a policy of calls holds at once, is recorded, and is taken back', async () => {
  wiki.announce([fakeSourceTool('wiki', 'read')])
  await recorded()
  const scope = { kind: 'source', name: 'wiki' } as const
  const approval = () => opened.listTools().at(-1)?.definition.approval
  expect(approval()).toBe('required')
  const policy = { approval: 'never', privacyCeiling: 'none' } as const
  expect(await opened.setCallPolicy(scope, policy)).toMatchObject({ ok: true })
  expect(approval()).toBe('never')
  const run = opened.startRun({ mode: 'call', toolName: 'wiki__read', arguments: {} })
  if (!run.ok) throw new Error(run.problem)
  await run.value.ended
  expect((await opened.findRun(run.value.runId))?.run.privacyLevel).toBe('none')
  expect(opened.callPolicies().overrides).toMatchObject([{ scope, inForce: policy }])
  await opened.clearCallPolicy(scope)
  expect(approval()).toBe('required')
  expect(await opened.callPolicyChanges()).toMatchObject([
    { scope, before: policy, after: null, by: 'local administrator' },
    { scope, before: null, after: policy },
  ])
  const unknown = { kind: 'source', name: 'nobody' } as const
  expect(await opened.setCallPolicy(unknown, policy)).toMatchObject({ ok: false })
})

test('readiness counts states and names nobody', async () => {
  wiki.becomes({ state: 'waiting', lastError: { at: 1, message: 'It is silent.' } })
  const told = await opened.readiness()
  expect(told).toEqual({
    status: 'ready',
    database: 'writable',
    sources: { ready: 0, connecting: 0, waiting: 1, sign_in: 0, failed: 1, stopped: 0 },
  })
  await opened.close()
  expect(await opened.readiness()).toMatchObject({ status: 'not_ready' })
})

test('a source is tried without being kept, under the same rules as one that is added', async () => {
  const tried = opened.trySource('far', {
    transport: 'streamable_http',
    url: 'https://far.example/mcp',
    headers: { Authorization: variable('OPEN_TOKEN') },
  })
  expect(await tried).toMatchObject({ ok: true, value: { tools: 0 } })
  expect(made.get('far')).toMatchObject({ starts: 1, closes: 1 })
  expect(opened.listSources().map(({ name }) => name)).not.toContain('far')
  for (const refused of [
    { transport: 'stdio', command: 'x', args: [], env: {} },
    { transport: 'openapi', document: '/etc/passwd', credentials: {} },
    {
      transport: 'streamable_http',
      url: 'https://far.example/mcp',
      headers: { 'X-Key': variable('HOME') },
    },
  ] satisfies SourceSettings[]) {
    expect(await opened.trySource('other', refused)).toMatchObject({ ok: false })
  }
  expect(made.has('other')).toBe(false)
})
