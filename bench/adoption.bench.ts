// Adoption of a foreign result of 5 MB, as `adoptResult` does it before the boundary: median and slowest of
// repeated runs, each on a result that nothing has read before. The limit is that of the issue, for each shape.
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

function timeAdoption(json: string): number {
  const foreign: unknown = JSON.parse(json)
  const started = performance.now()
  adoptResult(foreign, 'mcp')
  return performance.now() - started
}

function figuresOf([name, make]: [string, () => object]): readonly Figure[] {
  const json = JSON.stringify(make())
  for (let round = 0; round < 3; round++) timeAdoption(json)
  const times = Array.from({ length: ROUNDS }, () => timeAdoption(json))
  const size = `${(Buffer.byteLength(json) / 1e6).toFixed(1)} MB`
  return [
    { name: `${name} (${size}), median`, value: quantile(times, 0.5), unit: 'ms' },
    {
      name: `${name} (${size}), slowest`,
      value: Math.max(...times),
      unit: 'ms',
      against: { name: 'limit', value: LIMIT_MS },
    },
  ]
}

const only = process.argv[2]
const shapes = Object.entries(SHAPES).filter(([name]) => only === undefined || name.includes(only))
report(`Adoption of an MCP result, ${ROUNDS} runs a shape`, shapes.flatMap(figuresOf))
