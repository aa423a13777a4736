import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameNumber } from './is-same-number.ts'

test.each([
  '1.0000000000000000000001',
  '1e-400',
  '-1e-400',
  '-1e999',
  '123456789.12345678901',
  '9007199254740993.0',
  '1.00000000000000000001e2',
  '10000000000000000000000001e-25',
])('%s is rounded by a double', (source) => {
  expect(isSameNumber(Number(source), source)).toBe(false)
})

test.each([
  '0.1',
  '1.0e2',
  '1.0000000000000000000000',
  '100e-2',
  '0.00000000000000000000e5',
  '0e999999999999',
  '-0',
  '1E+21',
  '-0.00000015',
  '12345678901234567000',
])('%s is the same number as a double', (source) => {
  expect(isSameNumber(Number(source), source)).toBe(true)
})

test('zeros at the end change no number, one more digit does', () => {
  const finite = fc.double({ noDefaultInfinity: true, noNaN: true })
  fc.assert(
    fc.property(finite, fc.nat(30), (value, zeros) => {
      const [mantissa = '', power = '0'] = String(value).split('e')
      const long = `${mantissa}${mantissa.includes('.') ? '' : '.'}${'0'.repeat(zeros)}`
      expect(isSameNumber(value, `${long}0e${power}`)).toBe(true)
      expect(isSameNumber(value, `${long}1e${power}`)).toBe(false)
    }),
  )
})

test('a power of ten counts as the zeros that it stands for', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 20 }), (whole, zeros) => {
      expect(isSameNumber(whole, `${whole}${'0'.repeat(zeros)}e-${zeros}`)).toBe(true)
      expect(isSameNumber(whole, `${whole}${'0'.repeat(zeros)}e${zeros}`)).toBe(whole === 0)
    }),
  )
})
