import { expect, test } from 'vitest'
import { adoptResult } from '../adopt-result.ts'
import { recordsInJsonText, recordsMember, tableOfRecords } from './flat-records.ts'

test('a nested object or array is a cell of its compact JSON', () => {
  const records = [
    { id: 1, to: { city: 'Žilina', at: [1, 2] } },
    { id: 2, to: null },
    { to: [], id: 3 },
  ]
  expect(tableOfRecords(records)).toEqual({
    columns: ['id', 'to'],
    rows: [
      [1, '{"city":"Žilina","at":[1,2]}'],
      [2, null],
      [3, '[]'],
    ],
  })
  expect(recordsInJsonText(JSON.stringify(records))?.table).toEqual(tableOfRecords(records))
})

test('records with nothing but nested members are no table', () => {
  expect(tableOfRecords([{ a: {} }, { a: 1 }])).toBeNull()
  expect(tableOfRecords([{ a: {} }, { a: 1, b: 2 }])).not.toBeNull()
})

test('records in another order of members, with gaps and additions, keep their columns', () => {
  expect(tableOfRecords([{ a: 1, b: 2 }, { b: 3, c: 4 }, { c: 5, a: 6 }, {}])).toEqual({
    columns: ['a', 'b', 'c'],
    rows: [
      [1, 2, null],
      [null, 3, 4],
      [6, null, 5],
      [null, null, null],
    ],
  })
})

test('numbers of many digits keep them in the cells', () => {
  const text = '[{"id":12345678901234567890,"price":0.10}]'
  expect(recordsInJsonText(text)?.table.rows).toEqual([['12345678901234567890', 0.1]])
  expect(adoptResult({ content: [{ type: 'text', text }] }, 'mcp').result.content).toBe(text)
})

test('an object that holds records beside scalars is found in text as in data', () => {
  const value = { total: 7, rows: [{ id: 1 }], next: null }
  const found = { table: { columns: ['id'], rows: [[1]] }, others: { total: 7, next: null } }
  expect(recordsMember(value)).toEqual(found)
  expect(recordsInJsonText(` ${JSON.stringify(value, null, 2)}\n`)).toEqual(found)
  expect(adoptResult(JSON.stringify(value), 'value').result.artifacts).toMatchObject([
    { kind: 'table' },
    { kind: 'key_value' },
  ])
})

test('a nested member that is too deep leaves the text a text', () => {
  const deep = `${'['.repeat(100)}${']'.repeat(100)}`
  for (const text of [`[{"id":1,"a":${deep}}]`, '[{"id":1},2]', '[]', '{"a":[]}', '{}']) {
    expect(recordsInJsonText(text)).toBeNull()
  }
})

test('what stands in a nested member is well-formed, however deep it stands', () => {
  const nested = [{ a: '\uD800' }, { '\uD800': 1 }, { a: ['\uD800'] }, { a: -0 }]
  expect(
    tableOfRecords(nested.map((of, id) => ({ id, of })))?.rows.map(([, cell]) => cell),
  ).toEqual(['{"a":"\uFFFD"}', '{"\uFFFD":1}', '{"a":["\uFFFD"]}', '{"a":0}'])
})

test('names that become equal once they are well-formed make no table', () => {
  expect(tableOfRecords([{ '\uD800': 1, '\uFFFD': 2 }])).toBeNull()
})

test('a number out of range keeps its digits in the cell', () => {
  const table = { columns: ['id'], rows: [['1e999']] }
  expect(recordsInJsonText('[{"id":1e999}]')).toEqual({ table, others: {} })
})
