import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { ensureSampleDatabase } from './sample-database.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const ROOT = process.cwd()

test('the sample is generated where nothing is, into a new folder, with no half file left', async () => {
  const folder = join(temporaryFolder(), 'data')
  await ensureSampleDatabase(ROOT, join(folder, 'sample.db'))
  expect(readdirSync(folder)).toEqual(['sample.db'])
})

test('the same bytes are generated every time', async () => {
  const folder = temporaryFolder()
  await ensureSampleDatabase(ROOT, join(folder, 'a.db'))
  await ensureSampleDatabase(ROOT, join(folder, 'b.db'))
  expect(readFileSync(join(folder, 'a.db')).equals(readFileSync(join(folder, 'b.db')))).toBe(true)
})

test('a file that is there is left alone', async () => {
  const path = join(temporaryFolder(), 'mine.db')
  writeFileSync(path, 'mine')
  await ensureSampleDatabase(ROOT, path)
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test('several starts at once all find a whole file', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'sample.db')
  await Promise.all([1, 2, 3].map(() => ensureSampleDatabase(ROOT, path)))
  expect(readdirSync(folder)).toEqual(['sample.db'])
  expect(statSync(path).size).toBeGreaterThan(100_000)
})

test('a place that cannot be written to is named in the error', async () => {
  const path = join(temporaryFolder(), 'file', 'sample.db')
  writeFileSync(join(path, '..'), 'no folder')
  await expect(ensureSampleDatabase(ROOT, path)).rejects.toThrow(path)
})

test('it holds a few thousand related rows, and cells of every awkward sort', async () => {
  const path = join(temporaryFolder(), 'sample.db')
  await ensureSampleDatabase(ROOT, path)
  const database = new Database(path, { readonly: true })
  const one = (sql: string) => database.prepare(sql).pluck().get()
  expect(one('SELECT count(*) FROM bookings JOIN customers ON customers.id = customer_id')).toBe(
    2400,
  )
  expect(one('SELECT count(*) FROM events')).toBe(3000)
  expect(one('SELECT max(octet_length(text)) FROM reviews')).toBeGreaterThan(50_000)
  expect(one("SELECT count(*) FROM hostile_cells WHERE instr(CAST(text AS BLOB), x'00') > 0")).toBe(
    1,
  )
  for (const part of [
    '<img src=x onerror',
    '=cmd|',
    '<|im_start|>',
    '\u202e',
    '\u200b',
    '忽略',
    'תל',
  ]) {
    const found = database
      .prepare(
        'SELECT count(*) FROM (SELECT text FROM hostile_cells UNION SELECT city FROM customers) WHERE instr(text, ?)',
      )
      .pluck()
      .get(part)
    expect(found, part).toBeGreaterThan(0)
  }
  database.close()
})
