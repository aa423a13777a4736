import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { callTool, contentOf, failureOf } from '../testing/call-tool.ts'
import { fileDatabase, toolNamed, toolsOver } from '../testing/file-database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const people = (database: Database.Database) =>
  database.exec(`CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, age INTEGER, loose);
    INSERT INTO people VALUES (1, 'Anna', 30, 5), (2, 'bob', 9, '5'), (3, 'Bob_x', NULL, 'abc'),
      (4, '50% off', 200, 1.5), (5, NULL, 9007199254740993, NULL)`)

/** The first cells of the shown rows. */
async function ids(filters: unknown, more: object = {}): Promise<string[]> {
  const content = await contentOf(toolsOver(people)('read_records'), {
    table: 'people',
    filters,
    columns: ['id'],
    ...more,
  })
  return content.split('\n').slice(2)
}

test('the text says which rows of how many are shown and where to go on', async () => {
  const content = await contentOf(toolsOver(people)('read_records'), { table: 'people', limit: 2 })
  expect(content.split('\n')).toEqual([
    'Table "people" in "test": rows 1 to 2 of 5. Go on with offset 2.',
    'id\tname\tage\tloose',
    '1\tAnna\t30\t5',
    '2\tbob\t9\t5',
  ])
})

test('the table artifact holds the same cells as the lines, and the matching total', async () => {
  const { result } = await callTool(toolsOver(people)('read_records'), {
    table: 'people',
    filters: [{ column: 'age', operator: 'greater', value: 10 }],
    limit: 1,
    offset: 1,
  })
  expect(result.content).toContain('rows 2 to 2 of 3 matching. Go on with offset 2.')
  expect(result.artifacts).toHaveLength(1)
  expect(result.artifacts[0]).toMatchObject({
    kind: 'table',
    payload: {
      columns: ['id', 'name', 'age', 'loose'],
      rows: [[4, '50% off', 200, 1.5]],
      total: 3,
    },
  })
})

test.each([
  [{ column: 'name', operator: 'equals', value: 'bob' }, ['2']],
  [{ column: 'name', operator: 'not_equals', value: 'bob' }, ['1', '3', '4', '5']],
  [{ column: 'name', operator: 'contains', value: 'OB' }, ['2', '3']],
  [{ column: 'name', operator: 'contains', value: 'b_' }, ['3']],
  [{ column: 'name', operator: 'contains', value: '0%' }, ['4']],
  [{ column: 'name', operator: 'starts_with', value: 'b' }, ['2', '3']],
  [{ column: 'age', operator: 'less', value: '30' }, ['2']],
  [{ column: 'age', operator: 'greater', value: 30 }, ['4', '5']],
  [{ column: 'age', operator: 'equals', value: '9007199254740993' }, ['5']],
  [{ column: 'age', operator: 'equals', value: '9007199254740992' }, []],
  [{ column: 'age', operator: 'is_null' }, ['3']],
  [{ column: 'age', operator: 'not_null' }, ['1', '2', '4', '5']],
  [{ column: 'loose', operator: 'equals', value: '5' }, ['1', '2']],
  [{ column: 'loose', operator: 'not_equals', value: '5' }, ['3', '4', '5']],
  [{ column: 'loose', operator: 'less', value: '3' }, ['4']],
  [{ column: 'loose', operator: 'greater', value: 'aaa' }, ['3']],
  [{ column: 'NAME', value: 'Anna' }, ['1']],
])('the filter %j finds %j', async (filter, expected) => {
  expect(await ids([filter])).toEqual(expected)
})

test('all filters must hold', async () => {
  const filters = [
    { column: 'name', operator: 'contains', value: 'b' },
    { column: 'age', operator: 'not_null' },
  ]
  expect(await ids(filters)).toEqual(['2'])
})

test('rows are sorted as asked, ties by the primary key', async () => {
  expect(await ids([], { sort: 'age', descending: true })).toEqual(['5', '4', '1', '2', '3'])
  const tools = toolsOver((database) =>
    database.exec(
      `CREATE TABLE t (k INTEGER PRIMARY KEY, v); INSERT INTO t VALUES (3, 1), (1, 1), (2, 1)`,
    ),
  )
  const sorted = await contentOf(tools('read_records'), { table: 't', sort: 'v', columns: ['k'] })
  expect(sorted.split('\n').slice(2)).toEqual(['1', '2', '3'])
})

test('cells are exact, described or visibly cut, and cannot forge a row', async () => {
  const tools = toolsOver((database) => {
    database.exec('CREATE TABLE t (a, b)')
    const insert = database.prepare('INSERT INTO t VALUES (?, ?)')
    insert.run(9_007_199_254_740_993n, 9_007_199_254_740_991n)
    insert.run(Number.POSITIVE_INFINITY, Buffer.alloc(12))
    insert.run('NULL', null)
    insert.run('', 'x\ty\nz\\')
    insert.run('before\u0000after', 'é'.repeat(1_500))
    database.exec(`INSERT INTO t VALUES (CAST(x'ff41' AS TEXT), '')`)
  })
  const { result } = await callTool(tools('read_records'), { table: 't' })
  const cut = `${'é'.repeat(1_000)}… ‹cut: 3,000 bytes in all›`
  expect(result.content.split('\n').slice(2)).toEqual([
    '9007199254740993\t9007199254740991',
    'Infinity\t‹blob 12 bytes›',
    '\\NULL\tNULL',
    '\tx\\ty\\nz\\\\',
    `before\u0000after\t${cut}`,
    '\ufffdA\t',
  ])
  expect(result.artifacts[0]?.payload).toMatchObject({
    rows: [
      ['9007199254740993', 9_007_199_254_740_991],
      ['Infinity', '‹blob 12 bytes›'],
      ['NULL', null],
      ['', 'x\ty\nz\\'],
      ['before\u0000after', cut],
      ['\ufffdA', ''],
    ],
  })
})

test('a database in UTF-16 is read as text', async () => {
  const tools = toolsOver((database) => {
    database.pragma("encoding = 'UTF-16be'")
    database.exec(
      `CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('שלום 🙂'), ('${'漢'.repeat(2_000)}')`,
    )
  })
  const lines = (await contentOf(tools('read_records'), { table: 't' })).split('\n')
  expect(lines[2]).toBe('שלום 🙂')
  expect(lines[3]).toBe(`${'漢'.repeat(1_000)}… ‹cut: 4,000 bytes in all›`)
})

const ATTACKS = [
  'people; DROP TABLE people',
  'people" --',
  "people' OR '1'='1",
  'people UNION SELECT * FROM sqlite_master',
  'sqlite_master',
  'sqlite_schema',
  '(SELECT 1)',
  'pragma_table_list',
  'people\u0000',
  '__proto__',
]

test.each(ATTACKS)('%j is no table and no column, whatever it is written as', async (attack) => {
  const path = fileDatabase(people)
  const before = readFileSync(path)
  const tool = toolNamed({ databases: [{ name: 'test', path }] })('read_records')
  expect(await failureOf(tool, { table: attack })).toMatch(/^Database "test" has no table "/)
  const noColumn = /^There is no column ".*the table has "id", "name", "age", "loose"\.$/
  expect(await failureOf(tool, { table: 'people', columns: [attack] })).toMatch(noColumn)
  expect(await failureOf(tool, { table: 'people', sort: attack })).toMatch(noColumn)
  const filters = [{ column: attack, value: '1' }]
  expect(await failureOf(tool, { table: 'people', filters })).toMatch(noColumn)
  for (const operator of ['equals', 'contains', 'starts_with']) {
    const values = [{ column: 'name', operator, value: attack }]
    expect(await contentOf(tool, { table: 'people', filters: values })).toContain('of 0 matching')
  }
  expect(readFileSync(path).equals(before)).toBe(true)
})

test('names that need quoting are read like any other', async () => {
  const tools = toolsOver((database) =>
    database.exec(
      `CREATE TABLE "a ""b; --" ("x""y" TEXT, "__proto__" TEXT); INSERT INTO "a ""b; --" VALUES ('1', '2')`,
    ),
  )
  const content = await contentOf(tools('read_records'), {
    table: 'a "b; --',
    columns: ['__proto__', 'x"y'],
    filters: [{ column: 'x"y', value: '1' }],
  })
  expect(content.split('\n').slice(1)).toEqual(['__proto__\tx"y', '2\t1'])
})

test.each([
  [{ table: 'nope' }, 'has no table "nope": it holds "people".'],
  [{ table: 'people', database: 'other' }, 'There is no database "other": use "test"'],
  [
    { table: 'people', filters: [{ column: 'age', operator: 'less', value: 'x' }] },
    'holds numbers',
  ],
])('%j fails with a sentence to act on', async (toolArguments, sentence) => {
  expect(await failureOf(toolsOver(people)('read_records'), toolArguments)).toContain(sentence)
})

test('an operator that needs a value is refused without one', () => {
  const parsed = toolsOver(people)('read_records').parseArguments({
    table: 'people',
    filters: [{ column: 'age', operator: 'less' }],
  })
  expect(parsed).toMatchObject({ ok: false, problem: [{ path: 'filters.0.value' }] })
})

test.each([{ limit: 0 }, { limit: 1001 }, { offset: -1 }, { colums: ['id'] }])(
  '%j is refused',
  (wrong) => {
    const tool = toolsOver(people)('read_records')
    expect(tool.parseArguments({ table: 'people', ...wrong }).ok).toBe(false)
  },
)

test('a missing, empty-handed, foreign or damaged file fails with a sentence that names no path', async () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'text.db'),
    'This is no database, but it is long enough to be looked at.',
  )
  mkdirSync(join(folder, 'folder.db'))
  const damaged = readFileSync(fileDatabase(people)).fill(0xa5, 4096)
  writeFileSync(join(folder, 'damaged.db'), damaged)
  const sentences = new Map([
    ['missing.db', 'check that it exists'],
    ['folder.db', 'cannot be read'],
    ['text.db', 'is not an SQLite database'],
    ['damaged.db', 'damaged'],
  ])
  for (const [name, sentence] of sentences) {
    const tool = toolNamed({ databases: [{ name: 'test', path: join(folder, name) }] })
    const failure = await failureOf(tool('read_records'), { table: 'people' })
    expect(failure, name).toContain(sentence)
    expect(failure, name).not.toContain(folder)
  }
  expect(existsSync(join(folder, 'missing.db'))).toBe(false)
})

test('reading leaves nothing beside the file', async () => {
  const path = fileDatabase(people)
  await contentOf(toolNamed({ databases: [{ name: 'test', path }] })('read_records'), {
    table: 'people',
  })
  expect(readdirSync(dirname(path))).toEqual(['test.db'])
})

test('a view that works is read, and one that does not says so', async () => {
  const tools = toolsOver((database) => {
    people(database)
    database.exec(`CREATE VIEW old AS SELECT * FROM people WHERE age > 100;
      CREATE TABLE gone (a); CREATE VIEW broken AS SELECT * FROM gone; DROP TABLE gone;
      CREATE VIEW hostile AS SELECT load_extension('x') AS a`)
  })
  expect(await contentOf(tools('read_records'), { table: 'old' })).toContain('rows 1 to 2 of 2.')
  for (const table of ['broken', 'hostile']) {
    expect(await failureOf(tools('read_records'), { table })).toContain('cannot be read')
  }
})

test('a database in WAL mode is read, with what its writer has not moved into the file yet', async () => {
  const path = fileDatabase((database) => {
    database.pragma('journal_mode = WAL')
    people(database)
  })
  const writer = new Database(path)
  writer.exec("INSERT INTO people VALUES (6, 'new', 1, 1)")
  const tool = toolNamed({ databases: [{ name: 'test', path }] })('read_records')
  expect(await contentOf(tool, { table: 'people' })).toContain('rows 1 to 6 of 6.')
  writer.close()
})
