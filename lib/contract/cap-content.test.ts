import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Length, wellFormed } from '#lib/base/text.ts'
import { capContent } from './cap-content.ts'

const anyText: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
  .map((units) => String.fromCharCode(...units))

test('any text comes out well-formed, a start of itself, within the bytes, and says what was cut', () => {
  return fc.assert(
    fc.property(anyText, fc.nat({ max: 120 }), (text, limit) => {
      const { text: capped, truncated } = capContent(text, limit)
      const formed = wellFormed(text)
      expect(capped.isWellFormed()).toBe(true)
      expect(formed.startsWith(capped)).toBe(true)
      expect(utf8Length(capped)).toBeLessThanOrEqual(limit)
      const bytes = utf8Length(formed)
      expect(truncated).toEqual(bytes > limit ? { bytes, limit } : undefined)
      if (!truncated) expect(capped).toBe(formed)
    }),
    { numRuns: 500 },
  )
})

test('text is measured after it was made well-formed', () => {
  expect(capContent('\ud800', 3)).toEqual({ text: '\ufffd' })
  expect(capContent('\ud800', 2)).toEqual({ text: '', truncated: { bytes: 3, limit: 2 } })
})

test('a grapheme is not cut where a boundary is near', () => {
  expect(capContent('ok 👩‍👩‍👧‍👦', 20).text).toBe('ok ')
})
