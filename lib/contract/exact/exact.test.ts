import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ExactNumber, exactNumber } from './exact-value.ts'
import { parseExact } from './parse-exact.ts'
import { exactOf, nearestValue, writeExact } from './write-exact.ts'

const again = (text: string) => writeExact(parseExact(text).value)

test('no digit of a number is lost, nor the order of keys that are numbers', () => {
  const text =
    '{"b":1.10,"2":12345678901234567890,"1":1e400,"z":[-0,0.1e-9],"__proto__":{"a":null}}'
  expect(again(text)).toBe(text)
})

test('a number is one by the grammar of JSON alone', () => {
  for (const text of ['1', '-0', '1.10', '1e400', '2E-3'])
    expect(exactNumber(text)?.text).toBe(text)
  for (const text of ['', '01', '+1', '1.', '.5', 'NaN', '0x1', ' 1', '1,5', 'Infinity']) {
    expect(exactNumber(text)).toBeNull()
  }
})

test('a key that stands twice is told where it stands, and the last one counts', () => {
  const { value, duplicates } = parseExact(
    '{"a":[{"k":1},{"k":2,"x":{},"k":3}],"b":1,"b":{"c":[],"c":2}}',
  )
  expect(duplicates).toEqual([['a', 1, 'k'], ['b'], ['b', 'c']])
  expect(writeExact(value)).toBe('{"a":[{"k":1},{"k":3,"x":{}}],"b":{"c":2}}')
})

test('text that is no JSON throws', () => {
  for (const text of ['', '{', '{"a":1,}', '1 2'])
    expect(() => parseExact(text)).toThrow(SyntaxError)
})

test('text nested without end is read and written', () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(again(text)).toBe(text)
})

test('a number that no double reaches is the nearest one where doubles are wanted', () => {
  expect(nearestValue('[1e400,-1e400,1.10]')).toEqual([Number.MAX_VALUE, -Number.MAX_VALUE, 1.1])
})

test('whatever JSON holds is written as JSON.stringify writes it, with and without lines', async () => {
  const property = fc.property(fc.jsonValue(), (value) => {
    const json = JSON.parse(JSON.stringify(value))
    const exact = exactOf(json)
    expect(writeExact(exact)).toBe(JSON.stringify(json))
    expect(writeExact(exact, 2)).toBe(JSON.stringify(json, null, 2))
    expect(nearestValue(writeExact(exact))).toEqual(json)
  })
  await fc.assert(property)
})

test('a number within is an exact one', () => {
  expect(parseExact(' 1.10 ').value).toEqual(new ExactNumber('1.10'))
})
