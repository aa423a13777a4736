import { expect, type Page } from '@playwright/test'

/** Opens a recorded run of the gallery and waits until a step is shown. */
export async function openRun(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(`/gallery/${name}${query}`)
  await expect(page.getByRole('listbox', { name: 'Steps' })).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeVisible()
}

/** How many elements the page holds. */
export function nodeCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

/**
 * Notes what the page copies; call before it is opened. The function returned gives the latest copy. The
 * clipboard itself can't be read back: the permissions policy forbids it.
 */
export async function watchCopies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text: string) => {
      Reflect.set(window, 'latestCopy', text)
    }
  })
  return () => page.evaluate(() => String(Reflect.get(window, 'latestCopy')))
}
