import { expect, test } from 'vitest'
import { checkArguments } from './check-arguments.ts'

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
  expect(checkArguments(SCHEMA, { table: 'a', limit: 5 })).toEqual([])
})

test('a missing argument is told where it is missing', () => {
  expect(checkArguments(SCHEMA, {})).toEqual([{ path: ['table'], message: 'Required.' }])
})

test('an issue deep inside is told once, at its own place', () => {
  const issues = checkArguments(SCHEMA, { table: 'a', filters: [{ 'a/b': 1 }] })
  expect(issues).toEqual([{ path: ['filters', '0', 'a/b'], message: 'Must be a string.' }])
})

test('an unknown argument is named', () => {
  const issues = checkArguments(SCHEMA, { table: 'a', tabel: 'b' })
  expect(issues).toEqual([{ path: ['tabel'], message: 'The tool takes no argument of this name.' }])
})

test('an empty text where one is needed is told in words', () => {
  expect(checkArguments(SCHEMA, { table: '' })).toEqual([
    { path: ['table'], message: 'Must not be empty.' },
  ])
})

test('a schema that cannot be walked leaves the decision to the server', () => {
  expect(checkArguments({ $ref: '#/nowhere' }, {})).toEqual([])
  expect(checkArguments({ pattern: '(' }, {})).toEqual([])
})
