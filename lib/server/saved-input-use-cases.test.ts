import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_SAVED_INPUTS } from '#lib/audit/saved-inputs.ts'
import type { AdminConsole } from './admin-console.ts'
import { openConsole } from './composition.ts'
import { readSettings } from './settings.ts'
import { thisMachine } from './this-machine.ts'

const installRoot = join(import.meta.dirname, '../..')
const SECRET = 'ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'
const DIGITS = '"id":9007199254740993,"amount":1.10'

let dataDir = ''
let opened: AdminConsole

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-inputs-'))
  const settings = readSettings({ VITRINE_DATA_DIR: dataDir }, installRoot)
  opened = await openConsole(settings, { ...thisMachine, report: () => undefined })
})

afterEach(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true })
})

const save = (argumentsText: string, name = 'Big order') =>
  opened.saveInput({ toolName: 'wait', name, argumentsText })

function bytesOnDisk(): string {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith('vitrine.db'))
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('')
}

async function onlyInput() {
  const [entry] = (await opened.savedInputs('wait')).inputs
  return entry ? await opened.findSavedInput(entry.id) : null
}

test.each(['none', 'metadata'] as const)(
  'at %s nothing is saved, and it is said why',
  async (level) => {
    await opened.setPrivacyLevel(level)
    expect(await save(`{"token":"${SECRET}"}`)).toEqual({
      ok: false,
      problem: `At the privacy level "${level}" no arguments are kept, so none can be saved: raise the level to "redacted" or "full" in Settings.`,
    })
    const { obstacle, inputs } = await opened.savedInputs('wait')
    expect(obstacle).toContain('in Settings')
    expect(inputs).toEqual([])
    expect(bytesOnDisk()).not.toContain(SECRET)
  },
)

test('at redacted secrets are masked and counted, and digits survive', async () => {
  await opened.setPrivacyLevel('redacted')
  const saved = await save(`{${DIGITS},"note":"use ${SECRET} for ann@example.org"}`)
  expect(saved).toMatchObject({ ok: true, value: { masked: 2, privacyLevel: 'redacted' } })
  expect(await onlyInput()).toMatchObject({
    argumentsText: `{${DIGITS},"note":"use [token 1] for [email 1]"}`,
    masked: 2,
  })
  expect(bytesOnDisk()).toContain('[token 1]')
  expect(bytesOnDisk()).not.toContain(SECRET)
  expect(await save('{}', `for ${SECRET}`)).toMatchObject({ ok: false })
  expect(bytesOnDisk()).not.toContain(SECRET)
})

test('at full they are kept word for word, in order and to the digit', async () => {
  await opened.setPrivacyLevel('full')
  const text = `{"b":"${SECRET}",${DIGITS},"__proto__":{"1":1e400},"a":[ ]}`
  expect(await save(text)).toMatchObject({ ok: true, value: { masked: 0 } })
  expect((await onlyInput())?.argumentsText).toBe(text.replace('[ ]', '[]'))
})

test('a tool that is held to less refuses, and says what to change', async () => {
  await opened.setPrivacyLevel('full')
  await opened.setCallPolicy({ kind: 'tool', name: 'wait' }, { privacyCeiling: 'metadata' })
  const refused = await save('{}')
  expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining('held to it') })
  await opened.setCallPolicy({ kind: 'tool', name: 'wait' }, { privacyCeiling: 'redacted' })
  await save(`{"note":"${SECRET}"}`)
  expect((await onlyInput())?.argumentsText).toBe('{"note":"[token 1]"}')
})

test('an equal name takes the place of the one before, and what is removed is gone', async () => {
  await opened.setPrivacyLevel('full')
  await save('{"n":1}', ' Same ')
  await save('{"n":2}', 'Same')
  const { inputs } = await opened.savedInputs('wait')
  expect(inputs.map(({ name }) => name)).toEqual(['Same'])
  expect(inputs[0]).not.toHaveProperty('argumentsText')
  const { id = '' } = (await onlyInput()) ?? {}
  expect(await opened.removeSavedInput(id)).toBe(true)
  expect(await opened.removeSavedInput(id)).toBe(false)
  expect(await opened.findSavedInput(id)).toBeNull()
})

test('what is over a limit, no object, or of no tool is refused in words', async () => {
  await opened.setPrivacyLevel('full')
  const problemOf = async (text: string, name?: string) => {
    const saved = await save(text, name)
    return saved.ok ? 'saved' : saved.problem
  }
  expect(await problemOf('{}', 'n'.repeat(100))).toBe('saved')
  expect(await problemOf('{}', 'n'.repeat(101))).toContain('100 characters')
  expect(await problemOf('{}', '  ')).toContain('needs a name')
  expect(await problemOf(JSON.stringify({ a: 'é'.repeat(500_000) }))).toContain('1 MB')
  expect(await problemOf('[1]')).toContain('no JSON object')
  expect(await problemOf('{"a":')).toContain('no JSON object')
  expect(await problemOf(`{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`)).toContain('too deep')
  const gone = { toolName: 'no_such_tool', name: 'x', argumentsText: '{}' }
  expect(await opened.saveInput(gone)).toMatchObject({ ok: false })
})

test('a tool has no more saved inputs than it may; one of a known name still fits', async () => {
  await opened.setPrivacyLevel('full')
  for (let count = 0; count < MAX_SAVED_INPUTS; count++) await save('{}', `Input ${count}`)
  const refused = await save('{}', 'One more')
  expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining('200') })
  expect(await save('{"n":1}', 'Input 7')).toMatchObject({ ok: true })
  const { inputs } = await opened.savedInputs('wait')
  expect(inputs.length).toBe(MAX_SAVED_INPUTS)
  expect(inputs[0]?.name).toBe('Input 7')
})

test('the calls of a tool are listed with where their arguments are', async () => {
  const call = async (toolName: string) => {
    const run = opened.startRun({ mode: 'call', toolName, arguments: { seconds: 0.01 } })
    if (!run.ok) throw new Error(run.problem)
    await run.value.ended
  }
  for (const level of ['metadata', 'redacted', 'full'] as const) {
    await opened.setPrivacyLevel(level)
    await call('wait')
  }
  await call('list_tables')
  const live = await opened.pastCalls('wait')
  expect(live.map(({ privacyLevel, keeps, status }) => [privacyLevel, keeps, status])).toEqual([
    ['full', 'all', 'completed'],
    ['redacted', 'all', 'completed'],
    ['metadata', 'all', 'completed'],
  ])
  await opened.close()
  const settings = readSettings({ VITRINE_DATA_DIR: dataDir }, installRoot)
  opened = await openConsole(settings, { ...thisMachine, report: () => undefined })
  const audited = await opened.pastCalls('wait')
  expect(audited.map(({ keeps }) => keeps)).toEqual(['all', 'masked', 'nothing'])
  expect(JSON.stringify(audited)).not.toContain('seconds')
})
