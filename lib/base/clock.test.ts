import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoTime } from './clock.ts'

test('isoTime writes the same text as Date for every millisecond of the years 0 to 9999', async () => {
  await fc.assert(
    fc.property(fc.integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 }), (epochMs) => {
      expect(isoTime(epochMs)).toBe(new Date(epochMs).toISOString())
    }),
    { numRuns: 2000 },
  )
})

test('isoTime knows leap days and the last millisecond of a year', () => {
  for (const text of [
    '2000-02-29T23:59:59.999Z',
    '1900-03-01T00:00:00.000Z',
    '2026-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00.000Z',
  ]) {
    expect(isoTime(Date.parse(text))).toBe(text)
  }
})
