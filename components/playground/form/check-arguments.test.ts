import { expect, test } from 'vitest'
import type { JsonValue } from '#lib/base/json.ts'
import { checkArguments } from './check-arguments.ts'

function issuesOf(schema: unknown, value: JsonValue) {
  const check = checkArguments(schema, value)
  return 'issues' in check ? check.issues : check.unchecked
}

const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    table: { type: 'string', minLength: 1 },
    limit: { type: 'integer', minimum: 1 },
    filters: {
      type: 'array',
      items: { type: 'object', properties: { 'a/b': { type: 'string' } }, required: ['a/b'] },
    },
  },
  required: ['table'],
  additionalProperties: false,
}

test('arguments that fit have no issue', () => {
  expect(issuesOf(SCHEMA, { table: 'a', limit: 5 })).toEqual([])
})

test('a missing argument is told where it is missing', () => {
  expect(issuesOf(SCHEMA, {})).toEqual([{ path: ['table'], message: 'Required.' }])
})

test('an issue deep inside is told once, at its own place', () => {
  const issues = issuesOf(SCHEMA, { table: 'a', filters: [{ 'a/b': 1 }] })
  expect(issues).toEqual([{ path: ['filters', '0', 'a/b'], message: 'Must be a string.' }])
})

test('an unknown argument is named', () => {
  const issues = issuesOf(SCHEMA, { table: 'a', tabel: 'b' })
  expect(issues).toEqual([{ path: ['tabel'], message: 'The tool takes no argument of this name.' }])
})

test('an empty text where one is needed is told in words', () => {
  expect(issuesOf(SCHEMA, { table: '' })).toEqual([
    { path: ['table'], message: 'Must not be empty.' },
  ])
})

test('a schema that cannot be followed leaves the decision to the server, and says so', () => {
  expect(issuesOf({ $ref: '#/nowhere' }, {})).toContain('cannot be followed')
  expect(issuesOf(7, {})).toContain('cannot be followed')
})

test('a pattern that is none is passed over, and the rest is checked', () => {
  const schema = {
    properties: { a: { pattern: '(', type: 'string' } },
    patternProperties: { '(': false },
  }
  expect(issuesOf(schema, { a: 1 })).toEqual([{ path: ['a'], message: 'Must be a string.' }])
})

test('of alternatives that do not fit the nearest one is told', () => {
  const circle = {
    properties: { kind: { const: 'circle' }, r: { type: 'number' } },
    required: ['kind', 'r'],
  }
  const box = {
    properties: { kind: { const: 'box' }, w: { type: 'number' } },
    required: ['kind', 'w'],
  }
  const schema = { properties: { shape: { oneOf: [circle, box] } } }
  expect(issuesOf(schema, { shape: { kind: 'box' } })).toEqual([
    { path: ['shape', 'w'], message: 'Required.' },
  ])
})

test('a draft 7 tuple is checked as draft 7 means it', () => {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    properties: { t: { items: [{ type: 'string' }], additionalItems: false } },
  }
  expect(issuesOf(schema, { t: ['a', 1] })).toHaveLength(1)
  expect(issuesOf(schema, { t: ['a'] })).toEqual([])
})

test.each([
  ['draft 7', 'http://json-schema.org/draft-07/schema#', true],
  ['draft 4', 'http://json-schema.org/draft-04/schema#', true],
  ['2019-09', 'https://json-schema.org/draft/2019-09/schema', false],
  ['2020-12', 'https://json-schema.org/draft/2020-12/schema', false],
])('what stands beside a $ref counts from 2019-09 on, as on the server: %s', (_, $schema, fits) => {
  const schema = {
    $schema,
    type: 'object',
    definitions: { name: { type: 'string' } },
    properties: { a: { $ref: '#/definitions/name', maxLength: 2 } },
  }
  const checked = checkArguments(schema, { a: 'long' })
  expect(checked).toMatchObject({ issues: fits ? [] : [{ path: ['a'] }] })
})

test('null fits where OpenAPI 3.0 says nullable, as on the server', () => {
  const schema = { properties: { a: { type: 'string', nullable: true }, b: { type: 'string' } } }
  expect(checkArguments(schema, { a: null })).toEqual({ issues: [] })
  expect(checkArguments(schema, { b: null })).toMatchObject({ issues: [{ path: ['b'] }] })
})
