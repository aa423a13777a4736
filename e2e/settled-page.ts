import { expect, type Page } from '@playwright/test'

/** Goes to `address` and waits until the page answers to keys and clicks, which is a moment after it is shown. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // React marks the nodes that it has taken over, one part of the page after another.
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const parts = main ? [main, ...main.querySelectorAll('a, button, input, textarea')] : []
    const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
    return parts.length > 0 && parts.every(isTaken)
  })
}

/** Opens the palette by its key; it is loaded after the page. */
export async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('textbox', { name: 'Go to' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
}
