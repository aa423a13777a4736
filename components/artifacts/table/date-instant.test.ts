import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareInstants, instantKey, instantOf, periodOf } from './date-instant.ts'

test.each([
  ['2024-03-01T00:00:00+02:00', '2024-02-29T22:00:00Z', 0],
  ['2024-03-01', '2024-03-01 00:00', 0],
  ['2024-03-01T10:00:00.1234567Z', '2024-03-01T10:00:00.1234568Z', -1],
  ['2024-03-01T10:00:00.1230000Z', '2024-03-01T10:00:00.123Z', 0],
  ['0001-01-01', '1969-12-31', -1],
  ['0000-01-01', '9999-12-31', -1],
  ['2024-01-01T00:00:00+0530', '2023-12-31 18:30:00 Z', 0],
])('%s beside %s is %i', (one, other, sign) => {
  const [first, second] = [instantOf(one), instantOf(other)]
  if (!first || !second) throw new Error('The test gave no moment.')
  expect(Math.sign(compareInstants(first, second))).toBe(sign)
  const [key, otherKey] = [instantKey(first), instantKey(second)]
  expect(key < otherKey ? -1 : key > otherKey ? 1 : 0).toBe(sign)
})

test('a moment is the one that the engine reads, wherever both read one', () => {
  const range = { min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(range), (date) => {
      expect(instantOf(date.toISOString())).toEqual({ ms: date.getTime(), finer: '' })
    }),
  )
})

test.each([
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-01-01T24:00',
  '2024-01-01T10:60',
  '24-01-01',
  '01/02/2024',
  '2024-01-01T10',
  '2024-01-01T10:00+99:00',
])('%s is no moment', (text) => {
  expect(instantOf(text)).toBeNull()
})

const within = (text: string, period: string) => {
  const [at, stretch] = [instantOf(text), periodOf(period)]
  if (!at || !stretch) return null
  return compareInstants(at, stretch.from) >= 0 && compareInstants(at, stretch.to) <= 0
}

test.each([
  ['2024-03-01T23:59:59.999999999Z', '2024-03-01', true],
  ['2024-03-02', '2024-03-01', false],
  ['2024-12-31', '2024-12', true],
  ['2025-01-01', '2024-12', false],
  ['2024-02-29', '2024', true],
  ['2023-12-31T23:59:59.9999Z', '2024', false],
  ['2024-03-01T10:00Z', '2024-03-01 10:00', true],
  ['2024-03-01', '2024-13', null],
])('%s in %s: %s', (text, period, isWithin) => {
  expect(within(text, period)).toBe(isWithin)
})
