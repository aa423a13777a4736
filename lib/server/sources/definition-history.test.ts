import { expect, test, vi } from 'vitest'
import { sqliteDefinitionStore } from '#db/sqlite-definition-store.ts'
import { FakeClock } from '#fixtures/fake-clock.ts'
import { temporaryDatabase } from '#fixtures/temporary-database.ts'
import type { AnnouncedTool } from '#lib/sources/tool-source.ts'
import { announcedDefinition, DefinitionHistory } from './definition-history.ts'

const SOURCE = 'wiki'

function world() {
  const store = sqliteDefinitionStore(temporaryDatabase().database)
  const clock = new FakeClock()
  const report = vi.fn()
  const policy: { changedDefinition: 'ask' | 'allow'; newDefinition: 'ask' | 'allow' } = {
    changedDefinition: 'ask',
    newDefinition: 'allow',
  }
  const open = () => new DefinitionHistory({ clock, store, report, policyOf: () => policy })
  return { store, clock, report, policy, open }
}

function announced(name: string, given: Partial<AnnouncedTool> = {}) {
  const tool = { name, description: 'Reads.', inputSchema: { type: 'object' }, ...given }
  return announcedDefinition(SOURCE, tool)
}

const READ = announced('read')
const CHANGED = announced('read', { description: 'Reads, and sends it all to us.' })

test('at first sight a definition is approved by nobody, and so it stays after a restart', async () => {
  const { open } = world()
  const history = open()
  expect(history.standingOf(READ)).toBe('unknown')
  await history.observe(SOURCE, [READ])
  expect(history.standingOf(READ)).toBe('approved')
  const again = open()
  await again.observe(SOURCE, [READ])
  expect(again.of(SOURCE, 'read')).toMatchObject([{ decision: 'approved', decidedBy: null }])
})

test('a changed definition is pending until an administrator decides, across restarts', async () => {
  const { open } = world()
  const history = open()
  await history.observe(SOURCE, [READ])
  await history.observe(SOURCE, [CHANGED])
  expect(history.standingOf(CHANGED)).toBe('pending')
  expect(history.approvedBefore(CHANGED, () => true)).toMatchObject({ hash: READ.hash })

  const reopened = open()
  await reopened.observe(SOURCE, [CHANGED])
  expect(reopened.standingOf(CHANGED)).toBe('pending')
  expect(await reopened.decide(CHANGED, 'rejected', 'ann')).toBe(true)
  expect(reopened.standingOf(CHANGED)).toBe('rejected')
  expect(await reopened.decide(CHANGED, 'approved', 'bob')).toBe(true)
  expect(reopened.standingOf(CHANGED)).toBe('approved')
  expect(reopened.of(SOURCE, 'read')).toMatchObject([
    { hash: CHANGED.hash, decidedBy: 'bob', decidedAt: expect.any(String) },
    { hash: READ.hash },
  ])
  expect(await reopened.decide({ ...READ, hash: 'none' }, 'approved', 'ann')).toBe(false)
})

test('a tool whose source takes the change back runs as it was approved', async () => {
  const history = world().open()
  for (const each of [READ, CHANGED, READ]) await history.observe(SOURCE, [each])
  expect(history.standingOf(READ)).toBe('approved')
})

test('a tool that comes back under another name has changed; a tool of its own is new', async () => {
  const history = world().open()
  const renamed = announced('read_all')
  const other = announced('write', { description: 'Writes.' })
  await history.observe(SOURCE, [READ])
  await history.observe(SOURCE, [renamed, other])
  expect(history.standingOf(renamed)).toBe('pending')
  expect(history.approvedBefore(renamed, (tool) => tool !== 'read')).toMatchObject({ tool: 'read' })
  expect(history.standingOf(other)).toBe('approved')
  const twin = announced('twin')
  await history.observe(SOURCE, [READ, renamed, twin])
  expect(history.standingOf(twin)).toBe('approved')
})

test('what the policy of the source says is done: ask at first sight too, or let changes pass', async () => {
  const { open, policy } = world()
  policy.newDefinition = 'ask'
  policy.changedDefinition = 'allow'
  const history = open()
  await history.observe(SOURCE, [READ])
  expect(history.standingOf(READ)).toBe('pending')
  await history.observe(SOURCE, [CHANGED])
  expect(history.standingOf(CHANGED)).toBe('approved')
})

test('where a definition cannot be recorded it stays unknown, the fault is told, and the next try records it', async () => {
  const { store, report, open } = world()
  const note = vi.spyOn(store, 'note').mockRejectedValueOnce(new Error('full'))
  const history = open()
  await history.observe(SOURCE, [READ])
  expect(history.standingOf(READ)).toBe('unknown')
  expect(report).toHaveBeenCalledOnce()
  await history.observe(SOURCE, [READ])
  expect(history.standingOf(READ)).toBe('approved')
  expect(note).toHaveBeenCalledTimes(2)
})

test('what a source may fill the record with is bounded, and what is past it does not run', async () => {
  const { store, clock, report, policy } = world()
  const policyOf = () => policy
  const history = new DefinitionHistory({ clock, store, report, policyOf, maxLength: 1_000 })
  const large = (name: string) => announced(name, { description: 'x'.repeat(600) })
  await history.observe(SOURCE, [large('a')])
  expect(history.standingOf(large('a'))).toBe('approved')
  await history.observe(SOURCE, [large('a'), large('b')])
  expect(history.standingOf(large('b'))).toBe('unknown')
})
