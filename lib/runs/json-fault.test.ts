import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonFault } from './json-fault.ts'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('text that JSON.parse takes has no fault, and every other has one', async () => {
  const pieces = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '0',
      '01',
      '.5',
      'e9',
      '1e+',
      'true',
      'nul',
    ],
    ...[' ', '\n', '\t', '\\', '\\u00e9', '\\x', '\u0001', '\u2028', 'é', '{"a":', '[1,'],
  )
  const texts = fc.oneof(
    fc.json(),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.tuple(fc.json(), fc.nat(), pieces).map(([text, at, piece]) => {
      const cut = at % (text.length + 1)
      return text.slice(0, cut) + piece + text.slice(cut)
    }),
  )
  await fc.assert(
    fc.property(texts, (text) => {
      expect(findJsonFault(text) === null).toBe(isJson(text))
    }),
    { numRuns: 5000 },
  )
})

test('a fault is told by its line and column, counted from 1', () => {
  const faults: readonly (readonly [string, number, number])[] = [
    ['', 1, 1],
    ['{"a": 1,\n "b": x}', 2, 7],
    ['[1, 2,]', 1, 7],
    ['{"a" 1}', 1, 6],
    ['{"a": 1} 2', 1, 10],
    ['{\n\n"a": "no end', 3, 13],
    ['["\n"]', 1, 3],
    ['["\\x"]', 1, 3],
    ["{'a': 1}", 1, 2],
    ['[1}', 1, 3],
  ]
  for (const [text, line, column] of faults) expect(findJsonFault(text)).toEqual({ line, column })
})

test('depth far beyond any stack is no matter', () => {
  expect(findJsonFault('['.repeat(1_000_000))).toEqual({ line: 1, column: 1_000_001 })
})
