import { expect, test } from 'vitest'
import { checkSchemaArguments } from './check-schema-arguments.ts'

const SCHEMA = {
  type: 'object',
  properties: { table: { type: 'string' }, limit: { type: 'integer', maximum: 10 } },
  required: ['table'],
  additionalProperties: false,
}

test('arguments that fit come out as they are', () => {
  const given = { table: 'a', limit: 3 }
  expect(checkSchemaArguments(SCHEMA, given)).toEqual({ ok: true, value: given })
})

test.each([
  [{}, 'table'],
  [{ table: 5 }, 'table'],
  [{ table: 'a', limit: 11 }, 'limit'],
  [{ table: 'a', 'what a name!': 1 }, ''],
])(
  'arguments that do not fit are told by their place, without a name of the caller: %j',
  (given, path) => {
    const checked = checkSchemaArguments(SCHEMA, given)
    expect(checked).toMatchObject({ ok: false, problem: [{ path }] })
    expect(JSON.stringify(checked)).not.toContain('what a name')
  },
)

test('what is no object is never sent, not even where a tester says so', () => {
  for (const given of [null, 'x', [1], 5]) {
    expect(checkSchemaArguments(SCHEMA, given, { sendAnyway: true }).ok).toBe(false)
  }
})

test('a tester may send what the schema forbids', () => {
  expect(checkSchemaArguments(SCHEMA, { limit: 'no' }, { sendAnyway: true }).ok).toBe(true)
})

const CIRCLE = { $ref: '#' }

test.each([
  ['a circle', CIRCLE],
  ['a reference elsewhere', { $ref: 'http://127.0.0.1/x' }],
  ['a keyword of the wrong form', { type: 5 }],
  ['a pattern that would backtrack', { properties: { a: { pattern: '(a+)+(?=b)$' } } }],
  ['nothing', {}],
])('a schema with %s lets arguments through, quickly', (_, schema) => {
  expect(checkSchemaArguments(schema, { a: `${'a'.repeat(5_000)}!` }).ok).toBe(true)
})

test.each([
  ['draft 7', 'http://json-schema.org/draft-07/schema#', true],
  ['draft 4', 'http://json-schema.org/draft-04/schema#', true],
  ['2019-09', 'https://json-schema.org/draft/2019-09/schema', false],
  ['2020-12', 'https://json-schema.org/draft/2020-12/schema', false],
])('what stands beside a $ref counts from 2019-09 on: %s', (_, $schema, fits) => {
  const schema = {
    $schema,
    type: 'object',
    definitions: { name: { type: 'string' } },
    properties: { a: { $ref: '#/definitions/name', maxLength: 2 } },
  }
  const given = { a: 'long' }
  expect(checkSchemaArguments(schema, given).ok).toBe(fits)
  expect(checkSchemaArguments(schema, { a: 5 }).ok).toBe(false)
})

test('null fits where OpenAPI 3.0 says nullable, and nowhere else', () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string', nullable: true }, b: { type: 'string' } },
  }
  expect(checkSchemaArguments(schema, { a: null }).ok).toBe(true)
  expect(checkSchemaArguments(schema, { b: null }).ok).toBe(false)
})
