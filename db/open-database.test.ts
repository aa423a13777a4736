import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_FOLDER, temporaryFolder } from '#fixtures/temporary-database.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

function opened(): OpenDatabase & { readonly path: string } {
  const path = join(temporaryFolder(), 'vitrine.db')
  const database = openDatabase({ path, migrationsFolder: MIGRATIONS_FOLDER })
  onTestFinished(() => void database.connection.close())
  return { ...database, path }
}

test('what is deleted is overwritten in the file', () => {
  const { connection, path } = opened()
  const mark = 'zebra-7f3a'.repeat(50)
  connection.prepare('INSERT INTO settings VALUES (?, ?)').run('mark', mark)
  connection.pragma('wal_checkpoint(TRUNCATE)')
  expect(readFileSync(path, 'latin1')).toContain(mark)
  connection.prepare('DELETE FROM settings').run()
  connection.pragma('wal_checkpoint(TRUNCATE)')
  expect(readFileSync(path, 'latin1')).not.toContain('zebra-7f3a')
})

test('a writer and a reader do not wait for each other', () => {
  const { connection, path } = opened()
  const reader = new Database(path, { readonly: true, timeout: 0 })
  onTestFinished(() => void reader.close())
  reader.exec('BEGIN')
  expect(reader.prepare('SELECT count(*) FROM runs').pluck().get()).toBe(0)
  connection.prepare('INSERT INTO settings VALUES (?, ?)').run('name', 'value')
  expect(reader.prepare('SELECT count(*) FROM settings').pluck().get()).toBe(0)
})

test('only the owner may read the database and the files beside it', () => {
  const { connection, path } = opened()
  connection.prepare('INSERT INTO settings VALUES (?, ?)').run('name', 'value')
  const files = readdirSync(dirname(path)).filter((name) => name.startsWith('vitrine.db'))
  expect(files).toEqual(['vitrine.db', 'vitrine.db-shm', 'vitrine.db-wal'])
  for (const name of files) expect(statSync(join(dirname(path), name)).mode & 0o077).toBe(0)
})
