import { expect, it } from 'vitest'
import { durationText } from './duration.ts'

it.each([
  [0, '0 ms'],
  [8.4, '8 ms'],
  [1240, '1.24 s'],
  [59_990, '59.99 s'],
  [125_000, '2 min 05 s'],
])('writes %d ms as %s', (durationMs, text) => {
  expect(durationText(durationMs)).toBe(text)
})
