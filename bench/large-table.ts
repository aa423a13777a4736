import type { Page } from '@playwright/test'
import { type Figure, quantile } from './report.ts'

const NODES = { name: 'limit', value: 1500 }
const USE_MS = { name: 'limit', value: 1000 }
const FRAME_MS = { name: 'limit', value: 50 }

/** Scrolls, filters, sums up and sorts the 100,000 rows that the page shows. */
export async function measureUse(page: Page): Promise<Figure[]> {
  return [
    ...(await measureScrolling(page)),
    ...(await measureFiltering(page)),
    await measureSummary(page),
    ...(await measureSorting(page)),
  ]
}

/** Scrolls by wheel, then by Page Down held, and looks at each frame. */
async function measureScrolling(page: Page): Promise<Figure[]> {
  const grid = page.getByRole('grid')
  await grid.hover()
  const wheel = await framesOf(page, async () => {
    for (let turn = 0; turn < 150; turn++) await page.mouse.wheel(0, 300)
    for (let turn = 0; turn < 50; turn++) await page.mouse.wheel(0, 30_000)
  })
  await grid.focus()
  const keys = await framesOf(page, async () => {
    for (let turn = 0; turn < 100; turn++) await page.keyboard.press('PageDown')
  })
  const nodes = await page.evaluate(() => window.pageWatch.nodeCount())
  await page.keyboard.press('Control+Home')
  return [
    ...frameFigures('100,000 rows scrolled by wheel', wheel),
    ...frameFigures('100,000 rows scrolled by Page Down', keys),
    { name: '100,000 rows: nodes in the document', value: nodes, unit: 'nodes', against: NODES },
  ]
}

async function framesOf(page: Page, scroll: () => Promise<void>): Promise<number[]> {
  const stop = await page.evaluateHandle(() => {
    const frames: number[] = []
    let last = performance.now()
    let isWatching = true
    const look = () => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      if (isWatching) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return () => {
      isWatching = false
      return frames
    }
  })
  await scroll()
  return await stop.evaluate((end) => end())
}

function frameFigures(name: string, frames: readonly number[]): Figure[] {
  return [
    { name: `${name}: frame, p95`, value: quantile(frames, 0.95), unit: 'ms', against: FRAME_MS },
    { name: `${name}: slowest of ${frames.length} frames`, value: Math.max(...frames), unit: 'ms' },
  ]
}

/** Searches all columns, then filters one of numbers, of dates and of text; from the letter to the paint. */
async function measureFiltering(page: Page): Promise<Figure[]> {
  const figures: Figure[] = []
  const search = page.getByLabel('Search all columns')
  for (const [name, typed] of [
    ['the first letter', 'z'],
    ['another', 'zo'],
    ['nothing', ''],
  ] as const) {
    figures.push(await timeTyping(page, `searched for ${name}`, () => search.fill(typed)))
  }
  for (const [column, operator, operand] of [
    ['visits', '>', '75000.5'],
    ['updated', 'before', '2022-06'],
    ['title', 'contains', '77'],
  ] as const) {
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByLabel('Column to filter').selectOption({ label: column })
    await page.getByLabel(`How ${column} is filtered`).selectOption(operator)
    const field = page.getByLabel(`Filter ${column}`, { exact: true })
    const name = `filtered by ${column} ${operator}`
    figures.push(await timeTyping(page, name, () => field.fill(operand)))
    await page.getByRole('button', { name: `Remove the filter of ${column}` }).click()
    await page.waitForFunction(
      () => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount') === '100001',
    )
  }
  return figures
}

async function timeTyping(page: Page, name: string, type: () => Promise<void>): Promise<Figure> {
  const painted = page.evaluate(async () => {
    const rows = () => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')
    const before = rows()
    let typedAt = 0
    const note = (event: Event) => {
      typedAt = event.timeStamp
    }
    document.addEventListener('input', note, { capture: true, once: true })
    const { at } = await window.pageWatch.painted(() => rows() !== before)
    return at - typedAt
  })
  await type()
  const value = await painted
  return { name: `100,000 rows ${name}: to paint`, value, unit: 'ms', against: USE_MS }
}

/** The summary of the column with the most different texts. */
async function measureSummary(page: Page): Promise<Figure> {
  const painted = page.evaluate(() =>
    window.pageWatch.painted(
      () => document.querySelector('section[aria-label="Column summary"] dl') !== null,
    ),
  )
  await page.getByRole('button', { name: 'Menu of title' }).click()
  await page.getByRole('menuitem', { name: 'Summary' }).click()
  const { at } = await painted
  const { ms, task } = await page.evaluate((paintedAt) => {
    const { lastClick, longestTask } = window.pageWatch
    return { ms: paintedAt - lastClick, task: longestTask(lastClick) }
  }, at)
  await page.keyboard.press('Escape')
  return {
    name: `100,000 rows, a column summed up (longest task ${Math.round(task)} ms): to paint`,
    value: ms,
    unit: 'ms',
  }
}

/** Sorts by each column, up and down. */
async function measureSorting(page: Page): Promise<Figure[]> {
  const figures: Figure[] = []
  const count = await page.getByRole('columnheader').count()
  for (let column = 0; column < count; column++) {
    for (const way of ['ascending', 'descending'] as const) {
      const { ms, task, name } = await sortBy(page, column, way)
      figures.push({
        name: `100,000 rows by ${name}, ${way}: click to paint`,
        value: ms,
        unit: 'ms',
        against: USE_MS,
      })
      figures.push({ name: `… longest task`, value: task, unit: 'ms' })
    }
  }
  return figures
}

async function sortBy(page: Page, column: number, way: 'ascending' | 'descending') {
  const heading = page.getByRole('columnheader').nth(column)
  const name = (await heading.textContent())?.replace(/[▲▼]\d*/g, '').trim() ?? ''
  const painted = page.evaluate(
    ({ column: at, way: wanted }) => {
      const firstRow = () => document.querySelector('[role=row][aria-rowindex="2"]')?.textContent
      const before = firstRow()
      return window.pageWatch.painted(() => {
        const grid = document.querySelector('[role=grid]')
        const isSorted =
          grid?.querySelectorAll('[role=columnheader]')[at]?.getAttribute('aria-sort') === wanted
        return isSorted && grid?.getAttribute('aria-busy') !== 'true' && firstRow() !== before
      })
    },
    { column, way },
  )
  await heading.click()
  const { at } = await painted
  return await page.evaluate(
    async ({ paintedAt, column: sorted }) => {
      const watch = window.pageWatch
      await watch.calm(300)
      return {
        name: sorted,
        ms: paintedAt - watch.lastClick,
        task: watch.longestTask(watch.lastClick),
      }
    },
    { paintedAt: at, column: name },
  )
}
