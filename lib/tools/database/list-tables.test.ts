import { expect, test } from 'vitest'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { callTool, contentOf, failureOf } from '../testing/call-tool.ts'
import { toolNamed, toolsOver } from '../testing/file-database.ts'

test('tables, views and virtual tables are listed with their columns and rows', async () => {
  const tools = toolsOver((database) =>
    database.exec(`CREATE TABLE b (x, y AS (x + 1)); INSERT INTO b VALUES (1), (2);
      CREATE VIEW a AS SELECT x FROM b; CREATE VIEW broken AS SELECT * FROM absent_table;
      CREATE VIRTUAL TABLE f USING fts5(body); INSERT INTO f VALUES ('word'); ANALYZE`),
  )
  const { result } = await callTool(tools('list_tables'), {})
  expect(result.content.split('\n')).toEqual([
    'Database "test" holds 4 tables and views.',
    'name\tkind\tcolumns\trows',
    'a\tview\tx\tNULL',
    'b\ttable\tx, y\t2',
    'broken\tview\t‹its definition does not work›\tNULL',
    'f\tvirtual\tbody\t1',
  ])
  expect(result.artifacts).toMatchObject([
    { kind: 'list', payload: { items: ['a', 'b', 'broken', 'f'] } },
    { kind: 'table', payload: { total: 4 } },
  ])
})

test('a view is not counted, however long it would take', async () => {
  const tools = toolsOver(
    (database) =>
      database.exec(
        'CREATE VIEW endless AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n',
      ),
    { queryTimeoutMs: 5_000 },
  )
  expect(await contentOf(tools('list_tables'), {})).toContain('endless\tview\tx\tNULL')
})

test('an empty database says that it is', async () => {
  const content = await contentOf(toolsOver(() => undefined)('list_tables'), {})
  expect(content).toContain('holds 0 tables and views.')
})

test('hundreds of long-named tables are listed as far as they fit, and the text says so', async () => {
  const tools = toolsOver((database) => {
    for (let index = 0; index < 600; index++) {
      database.exec(`CREATE TABLE "${'n'.repeat(180)}${index}" (${'c'.repeat(180)})`)
    }
  })
  const { result } = await callTool(tools('list_tables'), {})
  expect(result.content).toMatch(/holds 600 tables and views; the first \d{2,3} are listed\./)
  expect(result.content.length).toBeLessThan(50_000)
  const [list, table] = result.artifacts
  expect(utf8Length(serialise([...result.artifacts]))).toBeLessThanOrEqual(50_000)
  const names = result.content
    .split('\n')
    .slice(2)
    .map((line) => line.split('\t')[0])
  expect(list?.payload.items).toEqual(names)
  expect(table?.payload.rows).toHaveLength(names.length)
})

test('an emptied database field means the first database', async () => {
  expect(await contentOf(toolsOver(() => undefined)('list_tables'), { database: '' })).toContain(
    '"test"',
  )
})

test('no database at all is said with what to do', async () => {
  const tool = toolNamed({ databases: [] })('list_tables')
  expect(await failureOf(tool, {})).toContain('No database is configured')
})
