import { expect, test } from 'vitest'
import { maskGivenBytes, maskGivenText, maskGivenValue } from './mask-given.ts'

test('a secret is masked wherever it stands, and the longer one where one holds another', () => {
  expect(maskGivenText('a zebra-4711 b zebra', ['zebra', 'zebra-4711'])).toBe(
    'a [given value] b [given value]',
  )
})

test('in JSON data it is masked in strings and names, at any depth, also where it has to be escaped', () => {
  const value = { a: [{ 'x zebra"4711': 'say zebra"4711' }], n: 1 }
  expect(maskGivenValue(value, ['zebra"4711'])).toEqual({
    a: [{ 'x [given value]': 'say [given value]' }],
    n: 1,
  })
})

test('what holds no secret stays the very same', () => {
  const value = { a: 'zebra' }
  const bytes = new TextEncoder().encode('zebra')
  expect(maskGivenValue(value, ['other-1'])).toBe(value)
  expect(maskGivenBytes(bytes, ['other-1'])).toBe(bytes)
  expect(maskGivenValue('text', ['text'])).toBe('text')
})

test('in bytes it is masked as UTF-8, and every other byte stays', () => {
  const bytes = new Uint8Array([0xff, ...new TextEncoder().encode('{"k":"zé\\"bra"}'), 0x00])
  const masked = maskGivenBytes(bytes, ['zé"bra'])
  expect([masked[0], masked.at(-1)]).toEqual([0xff, 0x00])
  expect(new TextDecoder().decode(masked.slice(1, -1))).toBe('{"k":"[given value]"}')
})

test('a secret of digits within a number, and one that begins like an escape, leave JSON behind', () => {
  const secrets = ['1234567890', 'nabcdefgh']
  const answer = { n: 1234567890, text: '\nabcdefgh', 'key 1234567890': [5, 'nabcdefgh'] }
  expect(maskGivenValue(answer, secrets)).toEqual({
    n: '[given value]',
    text: '\nabcdefgh',
    'key [given value]': [5, '[given value]'],
  })
})
