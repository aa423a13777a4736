import { expect, test } from 'vitest'
import { toldZoom, zoomedBy, zoomOfKey } from './zoom.ts'

test('each step goes to the next of the table, from what fits as well', () => {
  expect(zoomedBy(1, 1, 0.3, 100)).toBe(1.5)
  expect(zoomedBy(1, -1, 0.3, 100)).toBe(0.75)
  expect(zoomedBy('fit', 1, 0.3, 100)).toBe(0.5)
  expect(zoomedBy('fit', -1, 0.3, 100)).toBe(0.25)
})

test('it ends at the ends, and for a large image where no browser draws it', () => {
  expect(zoomedBy(16, 1, 1, 100)).toBe(16)
  expect(zoomedBy(0.1, -1, 1, 100)).toBe(0.1)
  expect(zoomedBy('fit', -1, 0.02, 16_000)).toBe(0.02)
  expect(zoomedBy(2, 1, 0.1, 8_000)).toBe(2)
  expect(zoomedBy(1, 1, 0.1, 16_000)).toBe(1)
})

test('keys zoom, and others do nothing', () => {
  expect(['+', '-', '0', '1', 'a', 'constructor'].map(zoomOfKey)).toEqual([
    'in',
    'out',
    'fit',
    'whole',
    undefined,
    undefined,
  ])
  expect(toldZoom(0.333)).toBe('33 %')
})
