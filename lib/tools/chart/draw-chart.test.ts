import { inflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkImage } from '#lib/contract/image/check-image.ts'
import { Canvas } from './canvas.ts'
import { drawChart } from './draw-chart.ts'
import { pngFile } from './png-file.ts'
import { toldValue, valueScale } from './value-scale.ts'

const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
const chart = fc.record({
  kind: fc.constantFrom('bar' as const, 'line' as const),
  title: fc.string({ unit: 'binary' }),
  points: fc.array(fc.record({ label: fc.string({ unit: 'binary' }), value: finite }), {
    maxLength: 200,
  }),
})

test('whatever is drawn is a PNG file of the size that was asked for, and not large', () =>
  fc.assert(
    fc.property(chart, (one) => {
      const file = drawChart(one, 720, 360)
      const checked = checkImage({ mime: 'image/png', b64: file.toString('base64') })
      expect(checked).toMatchObject({ ok: true, value: { width: 720, height: 360, passes: 1 } })
      expect(file.length).toBeLessThan(16_000)
    }),
    { numRuns: 50 },
  ))

test('every value lies between the ends of its scale, and so do its few marks', () =>
  fc.assert(
    fc.property(fc.array(finite), (values) => {
      const { marks, at } = valueScale(values)
      for (const place of [...values.map(at), ...marks.map((mark) => mark.at)]) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(1)
      }
      expect(marks.length).toBeGreaterThan(0)
      expect(marks.length).toBeLessThanOrEqual(20)
    }),
    { examples: [[[-5e-324]], [[-Number.MAX_VALUE, Number.MAX_VALUE]]] },
  ))

test('a scale is marked at round numbers, and told in few characters', () => {
  expect(valueScale([3, 97]).marks.map(({ label }) => label)).toEqual(['0', '20', '40', '60', '80'])
  expect([0, -1_500, 2.5e6, 1e300, 1e-9].map(toldValue)).toEqual([
    '0',
    '-1.5K',
    '2.5M',
    '1.0e+300',
    '1.0e-9',
  ])
})

test('a bar is as high as its value, from zero up or down', () => {
  const file = drawChart(
    {
      kind: 'bar',
      title: '',
      points: [
        { label: 'A', value: 10 },
        { label: 'B', value: 5 },
        { label: 'C', value: -10 },
      ],
    },
    300,
    200,
  )
  const heights = [0, 1, 2].map((third) => shapeHeight(file, 300, third))
  expect(heights[1]).toBeGreaterThan(0)
  expect(Math.abs((heights[0] ?? 0) - 2 * (heights[1] ?? 0))).toBeLessThanOrEqual(2)
  expect(Math.abs((heights[0] ?? 0) - (heights[2] ?? 0))).toBeLessThanOrEqual(2)
})

/** Rows of the file, which has one `IDAT` chunk of unfiltered lines. */
function rowsOf(file: Buffer, width: number): readonly Buffer[] {
  const at = file.indexOf('IDAT')
  const lines = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
  return Array.from({ length: lines.length / (width + 1) }, (_, row) =>
    lines.subarray(row * (width + 1) + 1, (row + 1) * (width + 1)),
  )
}

/** How many rows hold the colour of bars in one third of the picture's right part. */
function shapeHeight(file: Buffer, width: number, third: number): number {
  const left = 40
  const room = (width - left) / 3
  return rowsOf(file, width).filter((row) =>
    row.subarray(left + third * room, left + (third + 1) * room).includes(3),
  ).length
}

test('letters, areas and lines that reach beyond the edge are cut there', () => {
  const canvas = new Canvas(8, 8)
  canvas.write('ÄB', { x: 1, y: 1 }, 1)
  expect([...canvas.pixels.subarray(8, 16)]).toEqual([0, 0, 1, 1, 1, 0, 0, 1])
  canvas.fill(-3, -3, 5, 5, 2)
  canvas.line({ x: 0, y: 7 }, { x: 12, y: 7 }, 3)
  expect([...canvas.pixels.subarray(0, 3)]).toEqual([2, 2, 0])
  expect([...canvas.pixels.subarray(56)]).toEqual([3, 3, 3, 3, 3, 3, 3, 3])
  expect(pngFile(canvas, ['#000000']).subarray(1, 4).toString()).toBe('PNG')
})
