import { expect, test, vi } from 'vitest'
import { sqliteSettingsStore } from '#db/sqlite-settings-store.ts'
import { FakeClock } from '#fixtures/fake-clock.ts'
import { temporaryDatabase } from '#fixtures/temporary-database.ts'
import { AuditError } from '#lib/audit/audit-error.ts'
import type { SettingsStore } from '#lib/audit/settings-store.ts'
import { openPolicies } from './installation-policies.ts'

const INSTALLATION = { kind: 'default' } as const
const CRM = { kind: 'source', name: 'crm' } as const
const FIND = { kind: 'tool', name: 'find' } as const

function world() {
  const store = sqliteSettingsStore(temporaryDatabase().database)
  const clock = new FakeClock()
  const report = vi.fn()
  const open = (given: SettingsStore = store) => openPolicies(given, { clock, report })
  return { store, report, open }
}

test('what is set stands at once and at the next start, each change with who and when', async () => {
  const { open } = world()
  const policies = await open()
  await policies.change(INSTALLATION, { onSuspicion: 'fail' }, 'ann')
  await policies.change(FIND, { maxChars: 9 }, 'bob')
  await policies.change(INSTALLATION, null, 'bob')
  const rules = [{ scope: FIND, policy: { maxChars: 9 } }]
  expect(policies.rules).toEqual(rules)
  const reopened = await open()
  expect(reopened.rules).toEqual(rules)
  const at = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(await reopened.changes(10)).toEqual([
    { scope: INSTALLATION, before: { onSuspicion: 'fail' }, after: null, by: 'bob', at },
    { scope: FIND, before: null, after: { maxChars: 9 }, by: 'bob', at },
    { scope: INSTALLATION, before: null, after: { onSuspicion: 'fail' }, by: 'ann', at },
  ])
  expect(await reopened.changes(1)).toHaveLength(1)
})

test('changes made at the same time all stand, and what stands already is no change', async () => {
  const policies = await world().open()
  await Promise.all([
    policies.change(CRM, { maxChars: 9 }, 'ann'),
    policies.change(FIND, { onSuspicion: 'fail' }, 'bob'),
    policies.change(CRM, { maxChars: 9 }, 'bob'),
  ])
  expect(policies.rules.map(({ scope }) => scope)).toEqual([CRM, FIND])
  expect(await policies.changes(10)).toHaveLength(2)
})

test('a change that the store refuses changes nothing, and the next is made all the same', async () => {
  const { store, open } = world()
  let isFull = true
  const policies = await open({
    ...store,
    change: async (change) => {
      if (isFull) throw new AuditError('audit_full')
      await store.change(change)
    },
  })
  await expect(policies.change(CRM, { maxChars: 9 }, 'ann')).rejects.toThrow(AuditError)
  expect(policies.rules).toEqual([])
  isFull = false
  await policies.change(FIND, { maxChars: 9 }, 'ann')
  expect(policies.rules.map(({ scope }) => scope)).toEqual([FIND])
})

test('where what was stored cannot be read, that is reported and everything suspicious is refused', async () => {
  for (const after of ['{', '{}', '[{"scope":{"kind":"default"},"policy":{"onSuspicion":"x"}}]']) {
    const { store, report, open } = world()
    await store.change({ name: 'resultPolicies', after, by: 'x', at: '2026-03-01T10:00:00.000Z' })
    const policies = await open()
    expect(policies.rules).toEqual([{ scope: INSTALLATION, policy: { onSuspicion: 'fail' } }])
    expect(report).toHaveBeenCalledOnce()
    await policies.change(INSTALLATION, null, 'ann')
    expect(policies.rules).toEqual([])
    expect((await open()).rules).toEqual([])
  }
})
