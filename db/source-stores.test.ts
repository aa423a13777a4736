import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  bytesOf,
  MIGRATIONS_FOLDER,
  temporaryDatabase,
  temporaryFolder,
} from '#fixtures/temporary-database.ts'
import {
  DEFINITION_STORE_CASES,
  SAVED_INPUT_STORE_CASES,
  SECRET_STORE_CASES,
  SOURCE_STORE_CASES,
} from '#lib/audit/source-stores.cases.ts'
import { createSqliteStore } from './create-sqlite-store.ts'
import { fileSealer } from './sealer.ts'
import { sqliteDefinitionStore } from './sqlite-definition-store.ts'
import { sqliteSavedInputStore } from './sqlite-saved-input-store.ts'
import { sqliteSecretStore } from './sqlite-secret-store.ts'
import { sqliteSourceStore } from './sqlite-source-store.ts'

const sealer = () => fileSealer(join(temporaryFolder(), 'secrets.key'))

test.each(DEFINITION_STORE_CASES)('$rule: $name', async ({ run }) => {
  const { found, wanted } = await run(sqliteDefinitionStore(temporaryDatabase().database))
  expect(found).toEqual(wanted)
})

test.each(SECRET_STORE_CASES)('$rule: $name', async ({ run }) => {
  const { found, wanted } = await run(sqliteSecretStore(temporaryDatabase().database, sealer()))
  expect(found).toEqual(wanted)
})

test.each(SOURCE_STORE_CASES)('$rule: $name', async ({ run }) => {
  const { found, wanted } = await run(sqliteSourceStore(temporaryDatabase().database, sealer()))
  expect(found).toEqual(wanted)
})

test.each(SAVED_INPUT_STORE_CASES)('$rule: $name', async ({ run }) => {
  const { found, wanted } = await run(sqliteSavedInputStore(temporaryDatabase().database))
  expect(found).toEqual(wanted)
})

const at = '2026-03-01T10:00:00.000Z'
const TOKEN = 'zebra-token-4711'

test('C1: neither a secret nor the settings of an added source is in the bytes of the database', async () => {
  const { path, database } = temporaryDatabase()
  const seal = sealer()
  const added = { name: 'wiki', settings: `{"key":"${TOKEN}"}`, addedAt: at, addedBy: 'ann' }
  await sqliteSecretStore(database, seal).write({ source: 'wiki', name: 'a', text: TOKEN, at })
  await sqliteSourceStore(database, seal).add(added)
  expect(bytesOf(dirname(path))).not.toContain(TOKEN)
  expect(await sqliteSecretStore(database, seal).read('wiki', 'a')).toBe(TOKEN)
})

test('C3: a secret that was moved, changed, or whose key is gone reads as null', async () => {
  const { database } = temporaryDatabase()
  const keyFile = join(temporaryFolder(), 'secrets.key')
  const store = sqliteSecretStore(database, fileSealer(keyFile))
  await store.write({ source: 'wiki', name: 'a', text: TOKEN, at })
  database.connection.exec(
    "insert into source_secrets select 'wiki', 'b', sealed, updated_at from source_secrets",
  )
  expect(await store.read('wiki', 'b')).toBeNull()
  database.connection.exec(
    "update source_secrets set sealed = substr(sealed, 1, 30) || 'A' || substr(sealed, 32) where name = 'b'",
  )
  expect(await store.read('wiki', 'b')).toBeNull()
  rmSync(keyFile)
  expect(await sqliteSecretStore(database, fileSealer(keyFile)).read('wiki', 'a')).toBeNull()
})

test('the key is made at the first use, for its owner alone, and stays', () => {
  const keyFile = join(temporaryFolder(), 'deep', 'secrets.key')
  const first = fileSealer(keyFile)
  expect(() => statSync(keyFile)).toThrow()
  const sealed = first.seal(TOKEN, 'here')
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  const made = readFileSync(keyFile, 'utf8')
  chmodSync(keyFile, 0o644)
  expect(fileSealer(keyFile).open(sealed, 'here')).toBe(TOKEN)
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  expect(readFileSync(keyFile, 'utf8')).toBe(made)
  expect(first.seal(TOKEN, 'here')).not.toBe(sealed)
})

test('a file that holds no key is left as it is, and the sentence names it', () => {
  const keyFile = join(temporaryFolder(), 'secrets.key')
  writeFileSync(keyFile, 'short')
  expect(() => fileSealer(keyFile).seal(TOKEN, 'here')).toThrow(keyFile)
  expect(readFileSync(keyFile, 'utf8')).toBe('short')
})

test('a database is writable until it is closed or read-only, and what was tried is undone', async () => {
  const path = join(temporaryFolder(), 'vitrine.db')
  const store = createSqliteStore({ path, migrationsFolder: MIGRATIONS_FOLDER })
  expect(await store.isWritable()).toBe(true)
  store.close()
  expect(await store.isWritable()).toBe(false)
  const { database } = temporaryDatabase()
  database.connection.pragma('query_only = ON')
  const { isWritable } = await import('./is-writable.ts')
  expect(await isWritable(database)).toBe(false)
})
