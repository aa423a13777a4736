import { expect, test } from 'vitest'
import { temporaryDatabase } from '#fixtures/temporary-database.ts'
import { sqliteSettingsStore } from './sqlite-settings-store.ts'

const at = (second: number) => `2026-03-01T10:00:0${second}.000Z`

test('S1: a setting that was never set is null and has no history', async () => {
  const store = sqliteSettingsStore(temporaryDatabase().database)
  expect(await store.read('privacyLevel')).toBeNull()
  expect(await store.changes('privacyLevel', 10)).toEqual([])
})

test('S2, S3, S4: each real change is recorded, newest first', async () => {
  const store = sqliteSettingsStore(temporaryDatabase().database)
  const name = 'privacyLevel'
  await store.change({ name, after: 'full', by: 'ann', at: at(1) })
  await store.change({ name, after: 'full', by: 'bob', at: at(2) })
  await store.change({ name, after: 'none', by: 'bob', at: at(3) })
  expect(await store.read(name)).toBe('none')
  const newest = { name, before: 'full', after: 'none', by: 'bob', at: at(3) }
  const first = { name, before: null, after: 'full', by: 'ann', at: at(1) }
  expect(await store.changes(name, 10)).toEqual([newest, first])
  expect(await store.changes(name, 1)).toEqual([newest])
})
