// From a step's making on the server to its paint in the browser, over loopback: real runs of the built
// product, started in the playground. The server stamps the step before it is recorded; the page stamps it
// after the frame in which the step's row stands; both read one machine's clock.
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { RunEvent } from '#lib/events/run-event.ts'
import {
  chooseText,
  openBrowser,
  pressInspect,
  untilCompleted,
  watchedPage,
} from './bench-browser.ts'
import { type Figure, quantile, report } from './report.ts'
import { serveProduct } from './served-product.ts'

const RUNS = Number(process.argv[2] ?? 60)
const BURSTS = 5
const BURST_STEPS = 200
const LIMIT = { name: 'limit of p95', value: 100 }

/** Tools that are run, with their arguments: one that takes its time, and two that answer from a file. */
const CALLS = [
  { tool: 'wait', given: { seconds: 0.15, steps: 3 } },
  { tool: 'list_tables', given: {} },
  { tool: 'read_records', given: { table: 'customers', limit: 50 } },
] as const

/** Number of the newest step that the list of steps holds, and when a frame with it had been painted. */
const Paints = z.array(z.object({ steps: z.number(), epoch: z.number() }))

declare global {
  interface Window {
    /** The list of steps of the run before, which is not to be taken for that of the run to come. */
    stepsBefore: Element | null
  }
}

/**
 * Starts a run by `begin` and notes, until it has ended, how many steps each frame shows. Nothing else may look
 * into the page meanwhile: a wait of Playwright searches it in each frame.
 */
async function notePaints(page: Page, begin: () => Promise<void>): Promise<unknown> {
  // Before the run is asked for: the page answers that within the same task.
  await page.evaluate(() => {
    window.stepsBefore = document.querySelector('[role=listbox][aria-label=Steps]')
  })
  const [paints] = await Promise.all([watchSteps(page), begin()])
  return paints
}

function watchSteps(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const steps = () => document.querySelector('[role=listbox][aria-label=Steps]')
    const isNew = () => steps() !== null && steps() !== window.stepsBefore
    const shown = () => {
      const row = isNew() ? steps()?.querySelector('[role=option]') : null
      return Number(row?.getAttribute('aria-setsize') ?? 0)
    }
    const isOver = () => {
      const status = document.querySelector('section[aria-label=Run] dd')
      return isNew() && status?.textContent === 'completed'
    }
    const paints: { steps: number; epoch: number }[] = []
    for (let known = 0, ended = false; !ended; ) {
      const { epoch } = await window.pageWatch.painted(() => shown() > known || isOver())
      ended = isOver()
      if (shown() > known) paints.push({ steps: shown(), epoch })
      known = Math.max(known, shown())
    }
    return paints
  })
}

/** Milliseconds from making to paint of each step of the run that the page's address names. */
async function latencies(page: Page, noted: unknown): Promise<readonly number[]> {
  const paints = Paints.parse(noted)
  return (await stepTimes(page)).map((madeAt, index) => {
    const paint = paints.find(({ steps }) => steps > index)
    return paint === undefined ? Number.POSITIVE_INFINITY : paint.epoch - madeAt
  })
}

async function stepTimes(page: Page): Promise<readonly number[]> {
  // A run stands in the address as soon as its first event is shown.
  const { origin, searchParams } = new URL(page.url())
  const answer = await fetch(`${origin}/api/runs/${searchParams.get('run')}/events?after=-1`)
  const lines = (await answer.text()).split('\n').filter((line) => line !== '')
  return lines
    .map((line) => RunEvent.parse(JSON.parse(line)))
    .flatMap((event) => (event.event === 'step' ? [Date.parse(event.step.at)] : []))
}

async function measureCalls(page: Page, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { tool, given } of CALLS) {
    await page.goto(`${url}/playground?tool=${tool}&input=json`, { waitUntil: 'networkidle' })
    await page.getByLabel('Arguments as JSON').fill(JSON.stringify(given))
    const samples: number[] = []
    for (let run = 0; run <= RUNS; run++) {
      const paints = await notePaints(page, () => page.keyboard.press('Control+Enter'))
      await untilCompleted(page)
      const found = await latencies(page, paints)
      // The first run loads the inspector.
      if (run > 0) samples.push(...found)
    }
    figures.push(...latencyFigures(tool, samples))
  }
  return figures
}

async function measureBursts(page: Page, url: string): Promise<Figure[]> {
  const line = JSON.stringify({ content: [{ type: 'text', text: 'A line of a log. '.repeat(30) }] })
  await page.goto(`${url}/playground?mode=inspect`, { waitUntil: 'networkidle' })
  const samples: number[] = []
  for (let run = 0; run <= BURSTS; run++) {
    await chooseText(page, `${line}\n`.repeat(BURST_STEPS))
    const paints = await notePaints(page, () => pressInspect(page))
    await untilCompleted(page)
    const found = await latencies(page, paints)
    if (run > 0) samples.push(...found)
  }
  return latencyFigures(`${BURST_STEPS} results at once`, samples)
}

function latencyFigures(name: string, samples: readonly number[]): Figure[] {
  const label = `${name}, ${samples.length} steps`
  return [
    { name: `${label}: median`, value: quantile(samples, 0.5), unit: 'ms' },
    { name: `${label}: p95`, value: quantile(samples, 0.95), unit: 'ms', against: LIMIT },
    { name: `${label}: slowest`, value: Math.max(...samples), unit: 'ms' },
  ]
}

const product = await serveProduct()
const browser = await openBrowser()
try {
  const page = await watchedPage(browser)
  report('step made on the server to step painted', [
    ...(await measureCalls(page, product.url)),
    ...(await measureBursts(page, product.url)),
  ])
} finally {
  await browser.close()
  await product.stop()
}
