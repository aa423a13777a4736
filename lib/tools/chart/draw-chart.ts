import { Canvas, writtenLength } from './canvas.ts'
import { LETTER } from './pixel-font.ts'
import { pngFile } from './png-file.ts'
import { type ValueScale, valueScale } from './value-scale.ts'

/** What a chart shows: a finite number for each label. */
export type Chart = {
  readonly kind: 'bar' | 'line'
  /** Stands above it; cut to its width. */
  readonly title: string
  readonly points: readonly { readonly label: string; readonly value: number }[]
}

const PALETTE = ['#ffffff', '#dfe4e8', '#25303a', '#167a6e', '#66717c'] as const
const GRID = 1
const INK = 2
const SHAPE = 3
const AXIS = 4

const MARGIN = 12
const LABEL_LETTERS = 14

/** The place of the shapes within the picture. */
type Plot = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Whether labels stand upright, because they have no room beside each other. */
  readonly upright: boolean
}

/** Draws a chart as a PNG file of `width` to `height` pixels, at least 160 to 120. */
export function drawChart(chart: Chart, width: number, height: number): Buffer {
  const canvas = new Canvas(width, height)
  const scale = valueScale(chart.points.map(({ value }) => value))
  const plot = plotOf(chart, scale, width, height)
  canvas.write(shortened(chart.title, width - 2 * MARGIN), { x: MARGIN, y: MARGIN }, INK)
  drawMarks(canvas, plot, scale)
  if (chart.kind === 'bar') drawBars(canvas, plot, chart, scale)
  else drawLine(canvas, plot, chart, scale)
  drawLabels(canvas, plot, chart)
  return pngFile(canvas, PALETTE)
}

function plotOf({ points }: Chart, scale: ValueScale, width: number, height: number): Plot {
  const left = MARGIN + Math.max(...scale.marks.map(({ label }) => writtenLength(label))) + 6
  const top = MARGIN + LETTER.height + MARGIN
  const plotWidth = width - left - MARGIN
  const longest = Math.max(0, ...points.map(({ label }) => writtenLength(labelOf(label))))
  const upright = longest + LETTER.step > plotWidth / Math.max(1, points.length)
  const below = 6 + (upright ? longest : LETTER.height) + MARGIN
  return { left, top, width: plotWidth, height: height - top - below, upright }
}

function labelOf(label: string): string {
  const letters = [...label]
  return letters.length > LABEL_LETTERS ? `${letters.slice(0, LABEL_LETTERS - 1).join('')}…` : label
}

function shortened(text: string, length: number): string {
  const letters = [...text]
  const room = Math.floor((length + 1) / LETTER.step)
  return letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : text
}

function drawMarks(canvas: Canvas, plot: Plot, scale: ValueScale): void {
  for (const { at, label } of scale.marks) {
    const y = rowAt(plot, at)
    canvas.fill(plot.left, y, plot.width, 1, GRID)
    const x = plot.left - 6 - writtenLength(label)
    canvas.write(label, { x, y: y - (LETTER.height >> 1) }, AXIS)
  }
  canvas.fill(plot.left, rowAt(plot, scale.at(0)), plot.width, 1, AXIS)
}

function rowAt({ top, height }: Plot, at: number): number {
  return top + Math.round((1 - at) * (height - 1))
}

/** The middle of the room that the point at `index` has. */
function columnAt({ left, width }: Plot, { points }: Chart, index: number): number {
  return left + Math.floor(((index + 0.5) * width) / points.length)
}

function drawBars(canvas: Canvas, plot: Plot, chart: Chart, scale: ValueScale): void {
  const bar = Math.max(1, Math.min(64, Math.floor((plot.width / chart.points.length) * 0.7)))
  const zero = rowAt(plot, scale.at(0))
  for (const [index, { value }] of chart.points.entries()) {
    const end = rowAt(plot, scale.at(value))
    const x = columnAt(plot, chart, index) - (bar >> 1)
    canvas.fill(x, Math.min(zero, end), bar, Math.abs(end - zero) + 1, SHAPE)
  }
}

function drawLine(canvas: Canvas, plot: Plot, chart: Chart, scale: ValueScale): void {
  const places = chart.points.map(({ value }, index) => ({
    x: columnAt(plot, chart, index),
    y: rowAt(plot, scale.at(value)),
  }))
  for (const [index, place] of places.entries()) {
    canvas.line(places[index - 1] ?? place, place, SHAPE)
    canvas.fill(place.x - 2, place.y - 2, 5, 5, SHAPE)
  }
}

/** As many labels as have room, evenly. */
function drawLabels(canvas: Canvas, plot: Plot, chart: Chart): void {
  const room = plot.width / Math.max(1, chart.points.length)
  const every = plot.upright ? Math.ceil((LETTER.height + 2) / room) : 1
  const y = plot.top + plot.height + 6
  for (const [index, point] of chart.points.entries()) {
    if (index % every !== 0) continue
    const label = labelOf(point.label)
    const length = writtenLength(label)
    const middle = columnAt(plot, chart, index)
    if (plot.upright) canvas.write(label, { x: middle - 3, y: y + length }, INK, true)
    else canvas.write(label, { x: middle - (length >> 1), y }, INK)
  }
}
