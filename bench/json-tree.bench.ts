// How a JSON tree of 200,000 nodes opens: the result of a service, inspected on the built product. As the first
// thing shown the bytes arrive meanwhile and the viewer's code is fetched; opened by its tab the result is there.
import type { Browser } from '@playwright/test'
import { chooseText, inspect, openBrowser, watchedPage } from './bench-browser.ts'
import { nestedJson } from './large-results.ts'
import { type Figure, quantile, report } from './report.ts'
import { serveProduct } from './served-product.ts'
import { measureShowing } from './showing.ts'

const SAMPLES = Number(process.argv[2] ?? 5)
const LIMIT = { name: 'limit', value: 300 }
const NODES = 200_000

/** From the click on the tab to the paint of the tree, each in a fresh profile that has shown no tree before. */
async function measureOpening(browser: Browser, url: string): Promise<Figure[]> {
  const samples: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const page = await watchedPage(browser)
    await page.goto(`${url}/playground?mode=inspect&tab=result`, { waitUntil: 'networkidle' })
    await chooseText(page, nestedJson(NODES))
    await inspect(page)
    await page.evaluate(() => window.pageWatch.calm(500))
    const painted = page.evaluate(() =>
      window.pageWatch.painted(
        () => document.querySelector('[role=tree] [role=treeitem]') !== null,
      ),
    )
    await page.getByRole('tab', { name: /^Artifacts/ }).click()
    const { at } = await painted
    samples.push(at - (await page.evaluate(() => window.pageWatch.lastClick)))
    await page.context().close()
  }
  return [
    {
      name: 'opened by its tab: click to paint, median',
      value: quantile(samples, 0.5),
      unit: 'ms',
    },
    {
      name: `opened by its tab: click to paint, slowest of ${SAMPLES}`,
      value: Math.max(...samples),
      unit: 'ms',
      against: LIMIT,
    },
  ]
}

const product = await serveProduct()
const browser = await openBrowser()
try {
  const tree = {
    name: '200,000 nodes as a tree',
    result: nestedJson(NODES),
    small: nestedJson(100),
    limitMs: LIMIT.value,
    tab: 'artifacts',
    selector: '[role=tree] [role=treeitem]',
    holds: '',
  } as const
  report('JSON tree of 200,000 nodes', [
    ...(await measureOpening(browser, product.url)),
    ...(await measureShowing(browser, product.url, tree, SAMPLES)),
  ])
} finally {
  await browser.close()
  await product.stop()
}
