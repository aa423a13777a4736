import { expect, test } from 'vitest'
import { readPairs } from './read-lines.ts'

test('each line is a name and a value, which may hold colons; empty lines are nothing', () => {
  expect(readPairs('Authorization: Bearer a:b\r\n\n X-Key :  k \n')).toEqual({
    pairs: { Authorization: 'Bearer a:b', 'X-Key': 'k' },
  })
  expect(readPairs('')).toEqual({ pairs: {} })
})

test('a line without a name is told by its number', () => {
  expect(readPairs('A: b\n\nnothing here')).toEqual({ faultyLine: 3 })
  expect(readPairs(': value')).toEqual({ faultyLine: 1 })
})

test('a header may be named like a built-in property', () => {
  expect(readPairs('__proto__: x')).toEqual({ pairs: { ['__proto__']: 'x' } })
})
