// Memory of the built server over 1,000 runs of 20 steps. The runs are real: the request that the playground
// sends for "Inspect a result" (NDJSON of 20 results) is taken from a browser once and sent again and again.
// Flat: the last third of the samples is at most 1.15 times the first third.
import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { chooseText, inspect, openBrowser, watchedPage } from './bench-browser.ts'
import { HeapProbe } from './heap-probe.ts'
import { type Figure, report } from './report.ts'
import { serveProduct } from './served-product.ts'

const STEPS = 20
/** Before the first sample: more runs than the server keeps in memory (50), and compiled code. */
const WARM_UP_RUNS = 200
const RUNS = Number(process.argv[2] ?? 1000)
const RUNS_A_SAMPLE = 100
const FLAT = { name: 'flat up to', value: 1.15 }

type Sample = { readonly rssMb: number; readonly heldMb: number }

/** Starts one run in a browser and gives the request that did it. */
async function capturedRequest(url: string): Promise<Request> {
  const browser = await openBrowser()
  const page = await watchedPage(browser)
  await page.goto(`${url}/playground?mode=inspect`, { waitUntil: 'networkidle' })
  await chooseText(page, results())
  const request = page.waitForRequest((sent) => sent.headers()['next-action'] !== undefined)
  await inspect(page)
  const captured = await request
  // What is read below stands in the object itself.
  await captured.allHeaders()
  await browser.close()
  return captured
}

/** NDJSON of as many MCP results as a run has steps, some 1 KB each. */
function results(): string {
  return Array.from({ length: STEPS }, (_, index) => {
    const records = Array.from({ length: 10 }, (__, at) => ({
      id: index * 10 + at,
      name: `Customer ${at}`,
      city: 'Zürich',
    }))
    return JSON.stringify({
      content: [{ type: 'text', text: JSON.stringify(records) }],
      structuredContent: { records },
    })
  }).join('\n')
}

/** Sends the request again and reads the run to its end; gives how many steps arrived. */
async function replay(request: Request): Promise<number> {
  const { 'content-length': _, ...headers } = request.headers()
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers: { ...headers, origin: new URL(request.url()).origin },
    body: request.postData(),
  })
  const text = await answer.text()
  if (!text.includes('"event":"done"')) throw new Error(`A run did not end: ${answer.status}.`)
  return text.split('"event":"step"').length - 1
}

function rssMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Megabytes that a run adds, by least squares over the samples. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const products = values.map((value, index) => (index - middle) * (value - mean))
  const squares = values.map((_, index) => (index - middle) ** 2)
  const rise = products.reduce((sum, each) => sum + each, 0)
  return rise / squares.reduce((sum, each) => sum + each, 0) / RUNS_A_SAMPLE
}

function growth(values: readonly number[]): number {
  const third = Math.floor(values.length / 3)
  const mean = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / third
  return mean(values.slice(-third)) / mean(values.slice(0, third))
}

function growthFigures(name: string, values: readonly number[]): Figure[] {
  return [
    { name: `${name}: after the warm-up`, value: values[0] ?? Number.NaN, unit: 'MB' },
    { name: `${name}: after ${RUNS} runs more`, value: values.at(-1) ?? Number.NaN, unit: 'MB' },
    { name: `${name}: slope`, value: slope(values) * 1024, unit: 'KB a run' },
    { name: `${name}: last third to first third`, value: growth(values), unit: '×', against: FLAT },
  ]
}

const product = await serveProduct({ NODE_OPTIONS: HeapProbe.nodeOptions })
try {
  const probe = await HeapProbe.attach()
  const request = await capturedRequest(product.url)
  const samples: Sample[] = []
  let steps = 0
  for (let run = 1; run <= WARM_UP_RUNS + RUNS; run++) {
    steps += await replay(request)
    if (run < WARM_UP_RUNS || run % RUNS_A_SAMPLE !== 0) continue
    // Read before the probe collects: this is the memory as the server would hold it by itself.
    const rss = rssMb(product.pid)
    samples.push({ rssMb: rss, heldMb: await probe.heldMb() })
    process.stdout.write(`  ${run} runs: ${rss.toFixed(1)} MB resident, `)
    process.stdout.write(`${samples.at(-1)?.heldMb.toFixed(1)} MB held after collection\n`)
  }
  probe.close()
  report(`memory of the server, ${RUNS} runs of ${steps / (WARM_UP_RUNS + RUNS)} steps`, [
    ...growthFigures(
      'resident',
      samples.map((sample) => sample.rssMb),
    ),
    ...growthFigures(
      'held after collection',
      samples.map((sample) => sample.heldMb),
    ),
  ])
} finally {
  await product.stop()
}
