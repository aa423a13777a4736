import type { Browser, Page } from '@playwright/test'
import { chooseText, inspect, watchedPage } from './bench-browser.ts'
import { type Figure, quantile } from './report.ts'

/** Nodes of the document and longest task that nothing shown may pass. */
export const NODES = { name: 'limit', value: 1500 }
export const TASK_MS = { name: 'limit', value: 200 }

/** What of the page is looked at, and from where on it counts as shown. */
export type Wanted = {
  readonly tab: 'artifacts' | 'result'
  /** A CSS selector. */
  readonly selector: string
  /** A part of the text that the element holds then. */
  readonly holds: string
}

/** What was measured of one showing. */
export type Shown = {
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
export async function show(page: Page, wanted: Wanted): Promise<Shown> {
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

/** A result to be shown, and a small one of its kind. */
export type Case = {
  readonly name: string
  readonly result: string
  readonly small: string
  /** Longest time to paint, in milliseconds. */
  readonly limitMs: number
} & Wanted

/** Each sample: a fresh profile, the result as the first thing that it shows, and again after a small one. */
export async function measureShowing(
  browser: Browser,
  url: string,
  each: Case,
  sampleCount: number,
): Promise<Figure[]> {
  const first: Shown[] = []
  const later: Shown[] = []
  for (let sample = 0; sample < sampleCount; sample++) {
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
  return [
    ...showingFigures(`${each.name}, first`, first, each.limitMs),
    ...showingFigures(each.name, later, each.limitMs),
  ]
}

function showingFigures(name: string, samples: readonly Shown[], limitMs: number): Figure[] {
  const median = (pick: (shown: Shown) => number) => quantile(samples.map(pick), 0.5)
  const largest = (pick: (shown: Shown) => number) => Math.max(...samples.map(pick))
  const shownMs = ({ shownMs: ms }: Shown) => ms
  return [
    { name: `${name}: arrival to paint, median`, value: median(shownMs), unit: 'ms' },
    {
      name: `${name}: arrival to paint, slowest of ${samples.length}`,
      value: largest(shownMs),
      unit: 'ms',
      against: { name: 'limit', value: limitMs },
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
