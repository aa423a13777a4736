// How two files of 20,000 lines are compared in the page: opened as an artifact and, while it is shown, from the
// click that unfolds it. The comparison itself runs in a worker; what is measured is what a reader waits for.
import type { Browser, Page } from '@playwright/test'
import { openBrowser, watchedPage } from './bench-browser.ts'
import { type Figure, quantile, report } from './report.ts'
import { serveProduct } from './served-product.ts'

const SAMPLES = Number(process.argv[2] ?? 5)
const SHOWN_MS = { name: 'limit', value: 1000 }
const TASK_MS = { name: 'limit', value: 200 }
const NODES = { name: 'limit', value: 1500 }

/** Runs of the gallery, by how the two files differ. */
const CASES = [
  { run: 'diff-1-percent', name: '1 % of the lines changed' },
  { run: 'diff-20-percent', name: '20 % of the lines changed' },
  { run: 'diff-shuffled', name: 'the same lines in another order' },
] as const

type Shown = {
  /** From the click on the tab to the paint of the comparison. */
  readonly shownMs: number
  readonly taskMs: number
  readonly unfoldMs: number
  readonly unfoldTaskMs: number
  readonly nodes: number
}

/** Opens the comparison by a click on its tab, then unfolds all of it. */
async function show(page: Page): Promise<Shown> {
  const painted = page.evaluate(() =>
    window.pageWatch.painted(
      () => document.querySelector('section[aria-label=Large] [data-fate]') !== null,
    ),
  )
  await page.getByRole('tab', { name: /^Artifacts/ }).click()
  const shown = await page.evaluate(
    async (at) => {
      const watch = window.pageWatch
      await watch.calm(300)
      return { ms: at - watch.lastClick, task: watch.longestTask(watch.lastClick) }
    },
    (await painted).at,
  )
  const unfolded = page.evaluate(() =>
    window.pageWatch.painted(
      () =>
        document.querySelector('[aria-label="Show all unchanged lines"][aria-pressed=true]') !==
        null,
    ),
  )
  await page.getByRole('button', { name: 'Show all unchanged lines' }).click()
  const { at } = await unfolded
  return await page.evaluate(
    async ({ before, paintedAt }) => {
      const watch = window.pageWatch
      await watch.calm(300)
      return {
        shownMs: before.ms,
        taskMs: before.task,
        unfoldMs: paintedAt - watch.lastClick,
        unfoldTaskMs: watch.longestTask(watch.lastClick),
        nodes: watch.nodeCount(),
      }
    },
    { before: shown, paintedAt: at },
  )
}

/** Each sample: a fresh profile, in which the viewer and the worker are loaded anew. */
async function measure(browser: Browser, address: string): Promise<readonly Shown[]> {
  const samples: Shown[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const page = await watchedPage(browser)
    await page.goto(`${address}?tab=result`, { waitUntil: 'networkidle' })
    samples.push(await show(page))
    await page.context().close()
  }
  return samples
}

function figures(samples: readonly Shown[]): Figure[] {
  const median = (pick: (shown: Shown) => number) => quantile(samples.map(pick), 0.5)
  const largest = (pick: (shown: Shown) => number) => Math.max(...samples.map(pick))
  return [
    { name: 'click to paint, median', value: median((one) => one.shownMs), unit: 'ms' },
    {
      name: `click to paint, slowest of ${SAMPLES}`,
      value: largest((one) => one.shownMs),
      unit: 'ms',
      against: SHOWN_MS,
    },
    {
      name: 'longest task of the page',
      value: largest((one) => one.taskMs),
      unit: 'ms',
      against: TASK_MS,
    },
    {
      name: 'all lines unfolded: click to paint',
      value: largest((one) => one.unfoldMs),
      unit: 'ms',
    },
    { name: '… longest task', value: largest((one) => one.unfoldTaskMs), unit: 'ms' },
    {
      name: 'nodes in the document',
      value: largest((one) => one.nodes),
      unit: 'nodes',
      against: NODES,
    },
  ]
}

const product = await serveProduct({ VITRINE_GALLERY: '1' })
const browser = await openBrowser()
try {
  for (const { run, name } of CASES) {
    const samples = await measure(browser, `${product.url}/gallery/${run}`)
    report(`Two files of 20,000 lines, ${name}`, figures(samples))
  }
} finally {
  await browser.close()
  await product.stop()
}
