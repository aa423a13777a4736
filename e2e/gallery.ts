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
