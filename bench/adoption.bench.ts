// Adoption of a foreign result of 5 MB, as `adoptResult` does it before the boundary: median and slowest of
// repeated runs, each on a result that nothing has read before. The limit is that of the issue, for each shape.
// Where the system tells it (Linux), also the mean processor time of the main thread, which other work on the
// machine changes less than the clock.
import { existsSync, readFileSync } from 'node:fs'
import { adoptResult } from '#lib/contract/adopt-result.ts'
import { type Figure, quantile, report } from './report.ts'

const ROUNDS = 15
const LIMIT_MS = 100
const BYTES = 5_000_000

/** A record of some hundred bytes with a nested member for every `nestedEvery`th. */
function record(index: number, nestedEvery = 0) {
  const isNested = nestedEvery > 0 && index % nestedEvery === 0
  return {
    id: index,
    title: `Page ${index}: Öffnungszeiten`,
    author: 'ada@example.org',
    price: index * 1.25,
    published: index % 3 !== 0,
    ...(isNested && { tags: ['a', 'b', index] }),
  }
}

function records(bytes: number, nestedEvery = 0): object[] {
  const each = Buffer.byteLength(JSON.stringify(record(10_000, nestedEvery))) + 1
  return Array.from({ length: Math.floor(bytes / each) }, (_, index) => record(index, nestedEvery))
}

const text = (words: string) => ({ type: 'text', text: words })

/** The shapes of a result, each as the JSON that a server would send. */
const SHAPES: Readonly<Record<string, () => object>> = {
  'rows as JSON text': () => ({ content: [text(JSON.stringify(records(BYTES)))] }),
  'rows as structured content': () => ({
    content: [],
    structuredContent: { rows: records(BYTES) },
  }),
  'rows with nested members, as JSON text': () => ({
    content: [text(JSON.stringify(records(BYTES, 3)))],
  }),
  'half a result of rows, as text and as structured content': () => {
    const rows = { rows: records(BYTES / 2) }
    return { content: [text(JSON.stringify(rows))], structuredContent: rows }
  },
  'structured content that is no table': () => ({
    content: [],
    structuredContent: { pages: records(BYTES / 2), users: records(BYTES / 2) },
  }),
  '20,000 blocks of text': () => ({
    content: Array.from({ length: 20_000 }, (_, index) => text(`${index} `.padEnd(215, 'word '))),
  }),
  'one block of prose': () => ({ content: [text('Words of a page. '.repeat(BYTES / 17))] }),
  'a picture': () => ({
    content: [{ type: 'image', mimeType: 'image/png', data: 'iVBORw0KGgoA'.repeat(BYTES / 12) }],
  }),
}

type Times = { readonly clockMs: number; readonly processorMs: number }

function timeAdoption(json: string): Times {
  // What earlier runs left behind is not this one's to clear up; what was just parsed is as young as in life.
  globalThis.gc?.()
  const foreign: unknown = JSON.parse(json)
  const before = processorMs()
  const started = performance.now()
  adoptResult(foreign, 'mcp')
  return { clockMs: performance.now() - started, processorMs: processorMs() - before }
}

const STATISTICS = `/proc/self/task/${process.pid}/stat`

const TICK_MS = 10

/** What the main thread has used, in steps of a tick; NaN where the system does not tell. */
function processorMs(): number {
  if (!existsSync(STATISTICS)) return Number.NaN
  const fields = readFileSync(STATISTICS, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

function figuresOf([name, make]: [string, () => object]): readonly Figure[] {
  const json = JSON.stringify(make())
  for (let round = 0; round < 3; round++) timeAdoption(json)
  const times = Array.from({ length: ROUNDS }, () => timeAdoption(json))
  const clock = times.map(({ clockMs }) => clockMs)
  const processor = times.reduce((sum, one) => sum + one.processorMs, 0) / ROUNDS
  const size = `${(Buffer.byteLength(json) / 1e6).toFixed(1)} MB`
  return [
    { name: `${name} (${size}), median`, value: quantile(clock, 0.5), unit: 'ms' },
    ...(Number.isNaN(processor)
      ? []
      : [{ name: '… processor time of the main thread, mean', value: processor, unit: 'ms' }]),
    {
      name: `${name} (${size}), slowest`,
      value: Math.max(...clock),
      unit: 'ms',
      against: { name: 'limit', value: LIMIT_MS },
    },
  ]
}

const only = process.argv[2]
const shapes = Object.entries(SHAPES).filter(([name]) => only === undefined || name.includes(only))
report(`Adoption of an MCP result, ${ROUNDS} runs a shape`, shapes.flatMap(figuresOf))
