// How large results are shown: 10,000 rows as a table and as JSON text; sorting, filtering, scrolling and summing
// up 100,000 rows; 5 MB of text.
// Each result is chosen as a file in "Inspect a result" of the built product and crosses the boundary.
//
// For comparison, MCP Inspector 2.12 on a machine of this kind: 1,000 rows of JSON text took 5.6 s and
// 59,605 DOM nodes; 10,000 rows never came.
import type { Browser } from '@playwright/test'
import { chooseText, openBrowser, untilCompleted, watchedPage } from './bench-browser.ts'
import { labelledTable, logLines, mcpJsonText, mcpStructured } from './large-results.ts'
import { measureUse } from './large-table.ts'
import { type Figure, report } from './report.ts'
import { serveProduct } from './served-product.ts'
import { measureShowing, NODES, show, TASK_MS, type Wanted } from './showing.ts'

const SAMPLES = Number(process.argv[2] ?? 5)
/** Longest time to paint, in milliseconds. */
const SHOWN_MS = 500

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
const STRUCTURED: Wanted = { tab: 'artifacts', selector: '[role=grid] [role=gridcell]', holds: '' }

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
    limitMs: SHOWN_MS,
    ...TABLE,
  }
  const text = {
    name: '10,000 rows as JSON text',
    result: mcpJsonText(10_000),
    small: mcpJsonText(3),
    limitMs: SHOWN_MS,
    ...TEXT,
  }
  const structured = {
    name: '10,000 rows as structured content',
    result: mcpStructured(10_000),
    small: mcpStructured(3),
    limitMs: SHOWN_MS,
    ...STRUCTURED,
  }
  report('10,000 rows', [
    ...(await measureShowing(browser, url, table, SAMPLES)),
    ...(await measureShowing(browser, url, text, SAMPLES)),
    ...(await measureShowing(browser, url, structured, SAMPLES)),
  ])
  report('100,000 rows', await measureLargeTable(browser, url))
  report('5 MB of text', await measureText(browser, url))
} finally {
  await browser.close()
  await product.stop()
}
