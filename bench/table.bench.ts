// How large results are shown: 10,000 rows as a table and as JSON text; sorting, filtering, scrolling and summing
// up 100,000 rows; 5 MB of text.
// Each result is chosen as a file in "Inspect a result" of the built product and crosses the boundary.
//
// For comparison, MCP Inspector 2.12 on a machine of this kind: 1,000 rows of JSON text took 5.6 s and
// 59,605 DOM nodes; 10,000 rows never came.
import type { Browser, Page } from '@playwright/test'
import { chooseText, inspect, openBrowser, untilCompleted, watchedPage } from './bench-browser.ts'
import { labelledTable, logLines, mcpJsonText } from './large-results.ts'
import { measureUse } from './large-table.ts'
import { type Figure, quantile, report } from './report.ts'
import { serveProduct } from './served-product.ts'

const SAMPLES = Number(process.argv[2] ?? 5)
const SHOWN_MS = { name: 'limit', value: 500 }
const NODES = { name: 'limit', value: 1500 }
const TASK_MS = { name: 'limit', value: 200 }

/** What of the page is looked at, and from where on it counts as shown. */
type Wanted = {
  readonly tab: 'artifacts' | 'result'
  /** A CSS selector. */
  readonly selector: string
  /** A part of the text that the element holds then. */
  readonly holds: string
}

const TABLE: Wanted = {
  tab: 'artifacts',
  selector: '[role=grid][aria-label=Pages] [role=gridcell]',
  holds: '',
}
const TEXT: Wanted = {
  tab: 'result',
  selector: 'section[aria-label="Result text"] [data-index="0"]',
  holds: '',
}

type Shown = {
  /** From the press of Inspect to the paint. */
  readonly pressMs: number
  /** From the first byte of the step in the browser to the paint. */
  readonly shownMs: number
  readonly nodes: number
  /** From the first byte on. */
  readonly taskMs: number
  /** Before it: the text is sent. What Playwright does to record the request counts in it. */
  readonly sendTaskMs: number
}

/** Inspects what was chosen, and measures how it comes to be shown. */
async function show(page: Page, wanted: Wanted): Promise<Shown> {
  await page.evaluate(() => {
    window.pageWatch.stepArrival = null
  })
  const painted = page.evaluate(
    ({ selector, holds }) =>
      window.pageWatch.painted(() => {
        const element = document.querySelector(selector)
        return window.pageWatch.stepArrival !== null && !!element?.textContent.includes(holds)
      }),
    wanted,
  )
  await inspect(page)
  const { at } = await painted
  return await page.evaluate(async (paintedAt) => {
    const watch = window.pageWatch
    await watch.calm(500)
    const arrival = watch.stepArrival ?? paintedAt
    return {
      pressMs: paintedAt - watch.lastClick,
      shownMs: paintedAt - arrival,
      nodes: watch.nodeCount(),
      taskMs: watch.longestTask(arrival),
      sendTaskMs: watch.longestTask(watch.lastClick, arrival),
    }
  }, at)
}

type Case = { readonly name: string; readonly result: string; readonly small: string } & Wanted

/** Each sample: a fresh profile, the result as the first thing that it shows, and again after a small one. */
async function measureShowing(browser: Browser, url: string, each: Case): Promise<Figure[]> {
  const first: Shown[] = []
  const later: Shown[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const page = await watchedPage(browser)
    await page.goto(`${url}/playground?mode=inspect&tab=${each.tab}`, { waitUntil: 'networkidle' })
    await chooseText(page, each.result)
    first.push(await show(page, each))
    await chooseText(page, each.small)
    await inspect(page)
    await chooseText(page, each.result)
    later.push(await show(page, each))
    await page.context().close()
  }
  return [...showingFigures(`${each.name}, first`, first), ...showingFigures(each.name, later)]
}

function showingFigures(name: string, samples: readonly Shown[]): Figure[] {
  const median = (pick: (shown: Shown) => number) => quantile(samples.map(pick), 0.5)
  const largest = (pick: (shown: Shown) => number) => Math.max(...samples.map(pick))
  const shownMs = ({ shownMs: ms }: Shown) => ms
  return [
    { name: `${name}: arrival to paint, median`, value: median(shownMs), unit: 'ms' },
    {
      name: `${name}: arrival to paint, slowest of ${SAMPLES}`,
      value: largest(shownMs),
      unit: 'ms',
      against: SHOWN_MS,
    },
    {
      name: `${name}: press of Inspect to paint, median`,
      value: median(({ pressMs }) => pressMs),
      unit: 'ms',
    },
    {
      name: `${name}: nodes in the document`,
      value: largest(({ nodes }) => nodes),
      unit: 'nodes',
      against: NODES,
    },
    {
      name: `${name}: longest task`,
      value: largest(({ taskMs }) => taskMs),
      unit: 'ms',
      against: TASK_MS,
    },
    {
      name: `${name}: longest task while sent`,
      value: largest(({ sendTaskMs }) => sendTaskMs),
      unit: 'ms',
    },
  ]
}

/** Shows 100,000 rows, then uses them. */
async function measureLargeTable(browser: Browser, url: string): Promise<Figure[]> {
  const page = await watchedPage(browser)
  await page.goto(`${url}/playground?mode=inspect&tab=artifacts`, { waitUntil: 'networkidle' })
  await chooseText(page, labelledTable(100_000, 'Pages'))
  const { shownMs, taskMs } = await show(page, TABLE)
  const figures: Figure[] = [
    { name: '100,000 rows: arrival to paint', value: shownMs, unit: 'ms' },
    { name: '100,000 rows: longest task while shown', value: taskMs, unit: 'ms' },
    ...(await measureUse(page)),
  ]
  await page.context().close()
  return figures
}

/** Shows 5 MB of lines, then goes through them by wheel and keys. */
async function measureText(browser: Browser, url: string): Promise<Figure[]> {
  const page = await watchedPage(browser)
  await page.goto(`${url}/playground?mode=inspect&tab=result`, { waitUntil: 'networkidle' })
  await chooseText(page, logLines(5_000_000))
  const shown = await show(page, TEXT)
  await untilCompleted(page)
  const text = page.getByRole('region', { name: 'Result text' })
  await text.hover()
  const from = await page.evaluate(() => performance.now())
  for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 1500)
  await text.focus()
  for (const key of ['End', 'Home', 'PageDown', 'PageDown', 'End', 'PageUp']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(150)
  }
  const scrolling = await page.evaluate(async (start) => {
    await window.pageWatch.calm(300)
    return { task: window.pageWatch.longestTask(start), nodes: window.pageWatch.nodeCount() }
  }, from)
  await page.context().close()
  return [
    { name: '5 MB of text: arrival to paint', value: shown.shownMs, unit: 'ms' },
    {
      name: '5 MB of text: longest task, shown',
      value: shown.taskMs,
      unit: 'ms',
      against: TASK_MS,
    },
    { name: '5 MB of text: longest task while sent', value: shown.sendTaskMs, unit: 'ms' },
    {
      name: '5 MB of text: longest task, scrolled',
      value: scrolling.task,
      unit: 'ms',
      against: TASK_MS,
    },
    { name: '5 MB of text: nodes', value: scrolling.nodes, unit: 'nodes', against: NODES },
  ]
}

const product = await serveProduct()
const browser = await openBrowser()
try {
  const { url } = product
  const table = {
    name: '10,000 rows as a table',
    result: labelledTable(10_000, 'Pages'),
    small: labelledTable(3, 'Warm-up'),
    ...TABLE,
  }
  const text = {
    name: '10,000 rows as JSON text',
    result: mcpJsonText(10_000),
    small: mcpJsonText(3),
    ...TEXT,
  }
  report('10,000 rows', [
    ...(await measureShowing(browser, url, table)),
    ...(await measureShowing(browser, url, text)),
  ])
  report('100,000 rows', await measureLargeTable(browser, url))
  report('5 MB of text', await measureText(browser, url))
} finally {
  await browser.close()
  await product.stop()
}
