import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExactJson } from './exact-json.ts'

test.each([
  ['[12345678901234567890]', ['12345678901234567890'], 1],
  [
    '{"a":-9007199254740993,"b":[0.1000000000000000055]}',
    { a: '-9007199254740993', b: ['0.1000000000000000055'] },
    2,
  ],
  ['[1.2345678901234567e300]', [1.2345678901234567e300], 0],
  ['[1.23456789012345678901e5]', ['1.23456789012345678901e5'], 1],
  [
    '["12345678901234567890", 12345678901234567890]',
    ['12345678901234567890', '12345678901234567890'],
    1,
  ],
  [
    '["a\\\\", 12345678901234567890, "\\"1234567890123456789"]',
    ['a\\', '12345678901234567890', '"1234567890123456789'],
    1,
  ],
  [
    '[9007199254740992, 100000000000000000000, 0.00000000000000000001]',
    [9007199254740992, 1e20, 1e-20],
    0,
  ],
  ['[1.50000000000000000000]', [1.5], 0],
  ['12345678901234567890', '12345678901234567890', 1],
  ['[1e400, -1E+400, 1e-400, -0.5e-400]', ['1e400', '-1E+400', '1e-400', '-0.5e-400'], 4],
  ['[1.2345e-320, 5e-324, 1e308, 0e400, -0.0e-999]', ['1.2345e-320', 5e-324, 1e308, 0, -0], 1],
  ['["1e400"]', ['1e400'], 0],
])('%s keeps every digit', (text, value, inexact) => {
  expect(parseExactJson(text)).toEqual({ value, inexact })
})

test('JSON without long numbers is what JSON.parse gives, and no JSON throws as there', () => {
  return fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const plain = () => JSON.parse(text)
      let expected: unknown
      try {
        expected = plain()
      } catch {
        // No JSON: both have to say so.
        expect(() => parseExactJson(text)).toThrow(SyntaxError)
        return
      }
      const { value, inexact } = parseExactJson(text)
      if (inexact === 0) expect(value).toEqual(expected)
    }),
  )
})

test('a whole number of any length is kept to its last digit', () => {
  return fc.assert(
    fc.property(fc.bigInt(), (number) => {
      const { value } = parseExactJson(`{"n":${number}}`)
      expect(value).toEqual({ n: expect.toSatisfy((n) => BigInt(n) === number) })
    }),
  )
})
