import { expect, test } from 'vitest'
import { canonicalDefinition, definitionLines } from './definition-text.ts'

test('the order of keys is no difference; every part and every order of an array is', () => {
  const one = canonicalDefinition({
    name: 'read',
    description: 'Reads.',
    inputSchema: { type: 'object', properties: { a: {}, b: { enum: [1, 2] } } },
  })
  const same = canonicalDefinition({
    inputSchema: { properties: { b: { enum: [1, 2] }, a: {} }, type: 'object' },
    description: 'Reads.',
    name: 'read',
  })
  expect(same).toBe(one)
  const base = { name: 'read', description: 'Reads.', inputSchema: { type: 'object' } }
  const others = [
    { ...base, name: 'Read' },
    { ...base, title: 'Reads.' },
    { ...base, description: 'Reads. ' },
    { ...base, inputSchema: { type: 'object', required: ['a', 'b'] } },
    { ...base, inputSchema: { type: 'object', required: ['b', 'a'] } },
    { ...base, outputSchema: { type: 'object' } },
    { ...base, annotations: { readOnlyHint: true } },
  ]
  expect(new Set([base, ...others].map(canonicalDefinition)).size).toBe(others.length + 1)
})

test('a key named __proto__ is a key like any other', () => {
  const schema = JSON.parse('{"__proto__":{"x":1}}')
  expect(canonicalDefinition({ name: 'a', inputSchema: schema })).toContain('"__proto__":{"x":1}')
})

test('lines of the source are indented, so that none passes for a heading', () => {
  const text = definitionLines(
    canonicalDefinition({
      name: 'read',
      description: 'Reads.\nannotations:\r\n  {"readOnlyHint": true}',
      inputSchema: { type: 'object' },
    }),
  )
  expect(text).toBe(
    [
      'name:',
      '  read',
      'description:',
      '  Reads.',
      '  annotations:',
      '    {"readOnlyHint": true}',
      'inputSchema:',
      '  {',
      '    "type": "object"',
      '  }',
    ].join('\n'),
  )
})
