import { expect, test } from 'vitest'
import { withNullableTypes } from './nullable-types.ts'

test('null becomes one of the types and of the values, wherever a schema stands', () => {
  const schema = {
    properties: {
      a: { type: 'string', nullable: true, enum: ['x'] },
      b: { type: ['string', 'null'], nullable: true },
      c: { anyOf: [{ items: { type: 'integer', nullable: true } }] },
    },
  }
  expect(withNullableTypes(schema)).toMatchObject({
    properties: {
      a: { type: ['string', 'null'], enum: ['x', null] },
      b: { type: ['string', 'null'] },
      c: { anyOf: [{ items: { type: ['integer', 'null'] } }] },
    },
  })
  expect(schema.properties.a.type).toBe('string')
})

test.each([
  [
    'a property that is called nullable',
    { properties: { nullable: true, type: { type: 'null' } } },
  ],
  ['data that looks like a schema', { default: { type: 'string', nullable: true } }],
  ['a schema without a type', { nullable: true, enum: ['x'] }],
  ['a flag that is not set', { type: 'string', nullable: 'true' }],
  ['no object', true],
])('%s is left as it is', (_, schema) => {
  expect(withNullableTypes(schema)).toEqual(schema)
})
