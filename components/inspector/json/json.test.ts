import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ExactNumber } from './exact-number.ts'
import { findInJson } from './find-in-json.ts'
import {
  CHILDREN_AT_ONCE,
  childNodes,
  firstOpen,
  flatRows,
  type JsonNode,
  nodePath,
  openAll,
  openTo,
  rootNode,
} from './json-rows.ts'
import { jsonText } from './json-text.ts'
import { parseJsonText } from './parse-json.ts'

const keysOf = (root: JsonNode, open = firstOpen(root)) =>
  flatRows(root, open).map((row) => (row.kind === 'more' ? `+${row.left}` : row.node.key))

test('rows follow reading order, and only what is open has any', () => {
  const root = rootNode({ a: [1, { b: 2 }], c: null })
  expect(keysOf(root)).toEqual([null, 'a', 0, 1, 'b', 'c'])
  expect(keysOf(root, new Map([[root, 10]]))).toEqual([null, 'a', 'c'])
})

test('a small tree opens whole, a large one its first level', () => {
  const large = rootNode(Array.from({ length: 500 }, (_, id) => ({ id })))
  expect(flatRows(large, firstOpen(large))).toHaveLength(501)
})

test('a container past the gate says how many children wait', () => {
  const root = rootNode(Array.from({ length: CHILDREN_AT_ONCE + 5 }, () => 0))
  const rows = flatRows(root, firstOpen(root))
  expect(rows).toHaveLength(CHILDREN_AT_ONCE + 2)
  expect(rows.at(-1)).toMatchObject({ kind: 'more', left: 5 })
})

test('__proto__ and constructor are keys like any other', () => {
  const value = parseJsonText('{"__proto__":{"x":1},"constructor":2,"toString":3}')
  expect(value).toBeDefined()
  const root = rootNode(value ?? null)
  expect(childNodes(root).map(({ key }) => key)).toEqual(['__proto__', 'constructor', 'toString'])
})

test('ten thousand levels are walked without a stack of ours', () => {
  const deep = parseJsonText(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)
  const root = rootNode(deep ?? null)
  expect(flatRows(root, openAll(root, new Map()).open).length).toBe(10_000)
  expect(findInJson(root, 'x').nodes).toEqual([])
  expect(jsonText(parseJsonText(`${'['.repeat(2000)}${']'.repeat(2000)}`) ?? null)).toMatch(/^\[/)
})

test('opening everything stops at its budget and says so', () => {
  const root = rootNode(Array.from({ length: 4000 }, () => Array.from({ length: 50 }, () => 0)))
  const { open, isAll } = openAll(root, new Map())
  expect(isAll).toBe(false)
  expect(flatRows(root, open).length).toBeLessThanOrEqual(50_001)
})

test('a find opens the way to itself, past the gate too', () => {
  const values = Array.from({ length: CHILDREN_AT_ONCE + 100 }, (_, id) => ({ id }))
  const root = rootNode(values)
  const found = findInJson(root, String(CHILDREN_AT_ONCE + 50)).nodes.at(-1)
  expect(found && nodePath(found)).toEqual([CHILDREN_AT_ONCE + 50, 'id'])
  const rows = flatRows(root, openTo(found ?? root, new Map()))
  expect(rows.some((row) => row.kind === 'value' && row.node === found)).toBe(true)
})

test('a search is blind to case and looks into keys, strings and numbers', () => {
  const root = rootNode({ Name: 'x', other: ['NAME', 12], third: true })
  expect(findInJson(root, 'name').nodes.map(nodePath)).toEqual([['Name'], ['other', 0]])
  expect(findInJson(root, '12').nodes.map(nodePath)).toEqual([['other', 1]])
})

test.each(['', 'plain', '3', '"text"', '{broken', '[1,]'])('%j is no JSON container', (text) => {
  expect(parseJsonText(text)).toBeUndefined()
})

const knowsSource = JSON.parse('1', (_: string, value: unknown, context?: object) =>
  context && 'source' in context ? true : value,
)

test.runIf(knowsSource === true)('numbers beyond a double stay what was written', () => {
  const value = parseJsonText(
    '[9007199254740993, 1e400, 0.1, 1.0e2, 12345678901234567890.5, 1e-400, 1.0000000000000000000001, 123456789.12345678901]',
  )
  const [big, huge, tenth, hundred, long, ...rounded] = Array.isArray(value) ? value : []
  expect(big).toEqual(new ExactNumber('9007199254740993'))
  expect(huge).toEqual(new ExactNumber('1e400'))
  expect([tenth, hundred]).toEqual([0.1, 100])
  expect(rounded).toEqual(
    ['1e-400', '1.0000000000000000000001', '123456789.12345678901'].map(
      (digits) => new ExactNumber(digits),
    ),
  )
  expect(long).toEqual(new ExactNumber('12345678901234567890.5'))
  expect(jsonText(value ?? null)).toContain('9007199254740993')
})

test('the text of a tree is the JSON that others write', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonText(JSON.parse(JSON.stringify(value)))).toBe(JSON.stringify(value, null, 2))
    }),
  )
})
