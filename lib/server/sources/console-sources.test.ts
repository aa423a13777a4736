import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeSource, fakeSourceTool } from '#fixtures/sources/fake-source.ts'
import type { AdminConsole } from '../admin-console.ts'
import { openConsole } from '../composition.ts'
import { readSettings } from '../settings.ts'
import { thisMachine } from '../this-machine.ts'

const installRoot = join(import.meta.dirname, '../../..')

let dataDir = ''
let opened: AdminConsole
let wiki: FakeSource

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-sources-'))
  const configFile = join(dataDir, 'vitrine.json')
  const sources = {
    broken: { transport: 'stdio', command: 'x' },
    wiki: { transport: 'stdio', command: 'x' },
  }
  writeFileSync(configFile, JSON.stringify({ sources }))
  const settings = readSettings(
    { VITRINE_DATA_DIR: dataDir, VITRINE_CONFIG: configFile },
    installRoot,
  )
  wiki = new FakeSource('wiki')
  opened = await openConsole(settings, {
    ...thisMachine,
    report: () => undefined,
    makeSource(name) {
      if (name === 'wiki') return wiki
      throw new TypeError('a fault')
    },
  })
})

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
