import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { recordedRun, toolStep } from '#fixtures/recorded-run.ts'
import {
  MIGRATIONS_FOLDER,
  temporaryDatabase,
  temporaryFolder,
} from '#fixtures/temporary-database.ts'
import { AuditError } from '#lib/audit/audit-error.ts'
import { createPersister } from '#lib/audit/persister.ts'
import { createSqliteStore } from './create-sqlite-store.ts'
import { openDatabase } from './open-database.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'

const [HEADER, ...REST] = recordedRun([toolStep(1), toolStep(2)])

async function begun() {
  const { path, database } = temporaryDatabase()
  const store = sqliteAuditStore(database, 100)
  const persister = createPersister(store)
  if (HEADER) await persister.record(HEADER)
  const recordRest = async () => {
    for (const event of REST) await persister.record(event)
  }
  return { path, database, store, recordRest }
}

test('A18: a full disk stops the run, and what was kept stays readable', async () => {
  const { database, store, recordRest } = await begun()
  const pages = database.connection.pragma('page_count', { simple: true })
  database.connection.pragma(`max_page_count = ${pages}`)
  const long = filled(store)
  await expect(long).rejects.toMatchObject({ code: 'audit_full' })
  await expect(long).rejects.toBeInstanceOf(AuditError)
  database.connection.pragma('max_page_count = 100000')
  await recordRest()
  expect((await store.find('run-1'))?.status).toBe('completed')
})

/** Begins runs until there is no room for one. */
async function filled(store: ReturnType<typeof sqliteAuditStore>): Promise<void> {
  if (HEADER?.event !== 'run') return
  for (let index = 0; index < 10_000; index++) {
    await store.begin({ ...HEADER, runId: `filler-${index}` })
  }
}

test('A18: a database that another program holds stops the run after the time-out', async () => {
  const { path, store, recordRest } = await begun()
  const other = new Database(path)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  await expect(recordRest()).rejects.toMatchObject({ code: 'audit_locked' })
  expect((await store.find('run-1'))?.status).toBe('running')
  other.exec('rollback')
  await recordRest()
  expect((await store.find('run-1'))?.summary.steps).toBe(2)
})

test('waiting for a lock does not hold up the process', async () => {
  const { path, recordRest } = await begun()
  const other = new Database(path)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  let turns = 0
  const ticking = setInterval(() => turns++, 1)
  await expect(recordRest()).rejects.toMatchObject({ code: 'audit_locked' })
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(0)
})

test('A18: a read-only database stops the run', async () => {
  const { path } = temporaryDatabase()
  const connection = new Database(path, { readonly: true })
  onTestFinished(() => void connection.close())
  const persister = createPersister(sqliteAuditStore({ connection, drizzle: drizzle(connection) }))
  for (const event of HEADER ? [HEADER] : []) {
    await expect(persister.record(event)).rejects.toMatchObject({ code: 'audit_read_only' })
  }
})

test('A18: a file that is no database is told as damaged', () => {
  const path = join(temporaryFolder(), 'vitrine.db')
  writeFileSync(path, 'This is a letter, not a database. '.repeat(200))
  const open = () => openDatabase({ path, migrationsFolder: MIGRATIONS_FOLDER })
  expect(open).toThrowError(expect.objectContaining({ code: 'audit_damaged' }))
})

test('two stores on one file see what the other wrote, and both migrate it', async () => {
  const options = {
    path: join(temporaryFolder(), 'vitrine.db'),
    migrationsFolder: MIGRATIONS_FOLDER,
  }
  const [one, other] = [createSqliteStore(options), createSqliteStore(options)]
  const persister = createPersister(one.audit)
  for (const event of recordedRun([toolStep(1)])) await persister.record(event)
  expect((await other.audit.find('run-1'))?.status).toBe('completed')
  one.close()
  other.close()
})

test('only the owner can read the database file', () => {
  const { path } = temporaryDatabase()
  for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o077).toBe(0)
})
