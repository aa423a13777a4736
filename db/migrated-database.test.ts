import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { MIGRATIONS_FOLDER, temporaryFolder } from '#fixtures/temporary-database.ts'
import { AUDIT_STORE_CASES } from '#lib/audit/audit-store.cases.ts'
import { RunQuery } from '#lib/audit/run-query.ts'
import { createSqliteStore } from './create-sqlite-store.ts'
import { openDatabase } from './open-database.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'
import { sqliteSettingsStore } from './sqlite-settings-store.ts'

const Journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int() })) })

/** The migrations as they were when the first `count` of them were all there was. */
function earlierMigrations(count: number): string {
  const folder = join(temporaryFolder(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = Journal.parse(JSON.parse(readFileSync(file, 'utf8')))
  const entries = journal.entries.filter(({ idx }) => idx < count)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}

test('a database of the first schema keeps its runs and settings, and takes what is new', async () => {
  const path = join(temporaryFolder(), 'vitrine.db')
  const old = openDatabase({ path, migrationsFolder: earlierMigrations(1) })
  const [first] = AUDIT_STORE_CASES.filter(({ rule }) => rule === 'A8')
  await first?.run(sqliteAuditStore(old))
  const change = { name: 'privacyLevel', after: 'none', by: 'ann' } as const
  await sqliteSettingsStore(old).change({ ...change, at: '2026-03-01T10:00:00.000Z' })
  const before = await sqliteAuditStore(old).list(RunQuery.parse({}))
  const tables = old.connection.prepare("select name from sqlite_master where type = 'table'")
  expect(tables.pluck().all()).not.toContain('tool_definitions')
  old.connection.close()

  const store = createSqliteStore({ path, migrationsFolder: MIGRATIONS_FOLDER })
  try {
    expect(before.rows.length).toBeGreaterThan(0)
    expect(await store.audit.list(RunQuery.parse({}))).toEqual(before)
    expect(await store.settings.read('privacyLevel')).toBe('none')
    expect(await store.definitions.ofSource('wiki')).toEqual([])
    expect(await store.savedInputs.list('wait')).toEqual([])
    expect(await store.sources.list()).toEqual([])
    expect(await store.secrets.read('wiki', 'tokens')).toBeNull()
  } finally {
    store.close()
  }
})
