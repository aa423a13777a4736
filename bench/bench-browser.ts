import { type Browser, chromium, type Page } from '@playwright/test'
import { installAfterPaint, installPageWatch, watchArrivals } from './page-watch.ts'

/** Debian's Chromium, or the one that `CHROMIUM_PATH` names. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
}

/** A page of a fresh profile, with nothing in its cache, that notes what `page-watch.ts` measures. */
export async function watchedPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  // esbuild wraps named functions in a call of this one, also in those that are handed to the page.
  await page.addInitScript('globalThis.__name = (target) => target')
  await page.addInitScript(installAfterPaint)
  await page.addInitScript(installPageWatch)
  await page.addInitScript(watchArrivals, LARGE_CHUNK_BYTES)
  return page
}

/** Larger than the events before a result, smaller than the chunks of a large one. */
const LARGE_CHUNK_BYTES = 4096

/** A text of more characters is shown beside the field. */
const HELD_FROM = 100_000

/** Hands a text to "Inspect a result" as a file, as a person would choose one. */
export async function chooseText(page: Page, text: string): Promise<void> {
  const file = { name: 'result.json', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  const isHeldBeside = page.getByText('All of it is inspected.')
  const isInField = page.locator('textarea[aria-label="Result to inspect"]:not([hidden])')
  await (text.length > HELD_FROM ? isHeldBeside : isInField).waitFor()
}

/** Presses Inspect and waits until the run has come to its end in the page. */
export async function inspect(page: Page): Promise<void> {
  await pressInspect(page)
  await untilCompleted(page)
}

/** Presses Inspect. */
export function pressInspect(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Inspect/ }).click()
}

/** Waits for the end of the run that the page shows. */
export async function untilCompleted(page: Page): Promise<void> {
  const run = page.getByRole('region', { name: 'Run', exact: true })
  await run.getByText('completed', { exact: true }).first().waitFor({ timeout: 120_000 })
}
