import type Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { callTool, contentOf, failureOf } from '../testing/call-tool.ts'
import { toolsOver } from '../testing/file-database.ts'

const fill = (database: Database.Database) => {
  database.exec(`CREATE TABLE one (id INTEGER PRIMARY KEY, "__proto__" TEXT, big INTEGER);
    INSERT INTO one VALUES (7, 'own', 9007199254740993);
    CREATE TABLE two (a TEXT, b INTEGER, v TEXT, PRIMARY KEY (b, a)) WITHOUT ROWID;
    INSERT INTO two VALUES ('x', 1, 'first'), ('y', 1, 'second');
    CREATE TABLE none (v TEXT); INSERT INTO none VALUES ('one'), ('two');
    CREATE TABLE taken (rowid TEXT, oid TEXT); INSERT INTO taken VALUES ('1', '1');
    CREATE VIEW seen AS SELECT * FROM one`)
  database.exec('CREATE TABLE long (id INTEGER PRIMARY KEY, a TEXT, b TEXT)')
  database
    .prepare('INSERT INTO long VALUES (1, ?, ?)')
    .run('\u0001'.repeat(30_000), '漢'.repeat(30_000))
}

test('a record is found by its key, with every field exact', async () => {
  const { result } = await callTool(toolsOver(fill)('record_details'), { table: 'one', key: 7 })
  expect(result.content.split('\n')).toEqual([
    'Record of "one" in "test":',
    'id: 7',
    '__proto__: own',
    'big: 9007199254740993',
  ])
  expect(result.artifacts).toMatchObject([
    {
      kind: 'key_value',
      payload: {
        entries: [
          { key: 'id', value: 7 },
          { key: '__proto__', value: 'own' },
          { key: 'big', value: '9007199254740993' },
        ],
      },
    },
  ])
})

test('a key of several columns takes their values in the order of the key', async () => {
  const tool = toolsOver(fill)('record_details')
  const content = await contentOf(tool, { table: 'two', key: '1', otherKeys: ['y'] })
  expect(content).toContain('v: second')
  expect(await failureOf(tool, { table: 'two', key: '1' })).toContain('2 columns ("b", "a")')
})

test('a table without a key is read by its row number, under whatever name that has', async () => {
  const tool = toolsOver(fill)('record_details')
  expect(await contentOf(tool, { table: 'none', key: '2' })).toContain('v: two')
  expect(await contentOf(tool, { table: 'taken', key: '1' })).toContain('oid: 1')
})

test.each([
  [{ table: 'seen', key: '7' }, '"seen" has no primary key: use read_records'],
  [{ table: 'one', key: '8' }, 'no record with this key'],
  [{ table: 'one', key: '7 OR 1=1' }, 'no record with this key'],
  [{ table: 'nope', key: '1' }, 'has no table "nope"'],
])('%j fails with a sentence to act on', async (toolArguments, sentence) => {
  expect(await failureOf(toolsOver(fill)('record_details'), toolArguments)).toContain(sentence)
})

test('long fields are cut until text and artifact fit their budgets', async () => {
  const { result } = await callTool(toolsOver(fill)('record_details'), { table: 'long', key: '1' })
  expect(result.content).toContain('‹cut: 90,000 bytes in all›')
  expect(utf8Length(result.content)).toBeLessThanOrEqual(45_000)
  expect(utf8Length(serialise([...result.artifacts]))).toBeLessThanOrEqual(50_000)
})
