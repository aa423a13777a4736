import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalKey } from './exact-decimal.ts'

const compared = (one: string, other: string) => {
  const [first, second] = [decimalKey(one), decimalKey(other)]
  if (first === null || second === null) throw new Error('The test gave no number.')
  return first < second ? -1 : first > second ? 1 : 0
}

test.each([
  ['9007199254740993', '9007199254740992', 1],
  ['0.1', '0.10000000000000000000001', -1],
  ['-0.1', '-0.10000000000000000000001', 1],
  ['1e400', '9e399', 1],
  ['1e-400', '0', 1],
  ['-1e-400', '0', -1],
  ['+5', '5.0', 0],
  ['-0', '0', 0],
  ['.5e1', '5', 0],
  ['00120', '1.2e2', 0],
  ['99', '100', -1],
  ['-12', '-123', 1],
  ['-1.2', '-1.23', 1],
  ['1e9999', '1e-9999', 1],
])('%s beside %s is %i', (one, other, sign) => {
  expect(compared(one, other)).toBe(sign)
  expect(compared(other, one)).toBe(-sign + 0)
})

test('whole numbers and fractions of any length compare as their values', () => {
  const scaled = fc.tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat({ max: 45 }))
  fc.assert(
    fc.property(scaled, scaled, ([one, scale], [other, otherScale]) => {
      const difference = one * 10n ** BigInt(otherScale) - other * 10n ** BigInt(scale)
      const sign = difference > 0n ? 1 : difference < 0n ? -1 : 0
      expect(compared(`${one}e-${scale}`, `${other}e-${otherScale}`)).toBe(sign)
      expect(compared(pointed(one, scale), pointed(other, otherScale))).toBe(sign)
    }),
  )
})

test('what is equal has one key, and what differs has two', () => {
  const number = fc.integer({ min: -999, max: 999 })
  fc.assert(
    fc.property(number, number, fc.nat({ max: 3 }), (one, other, zeros) => {
      const isOneKey = decimalKey(`${one}.${'0'.repeat(zeros)}`) === decimalKey(`${other}e0`)
      expect(isOneKey).toBe(one === other)
    }),
  )
})

test.each(['', '-', '.', 'e5', '1e', '1,5', '0x1f', ' 1', '1 ', '१', 'Infinity', '9'.repeat(401)])(
  '%j is no number',
  (text) => {
    expect(decimalKey(text)).toBeNull()
  },
)

/** `digits` with a point before the last `scale` of them. */
function pointed(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  const point = digits.length - scale
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}
