import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './settled-page.ts'

const run = (page: Page) => page.getByRole('region', { name: 'Run', exact: true })
const field = (page: Page) => page.getByLabel('Result to inspect')

/** Pastes text as a clipboard does. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((target, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test('a pasted MCP result is inspected in the same tabs', async ({ page }) => {
  await open(page, '/playground')
  await page.getByRole('link', { name: /^Inspect a result/ }).click()
  const result = { content: [{ type: 'text', text: 'Two invoices are overdue.' }] }
  await field(page).fill(JSON.stringify(result))
  await page.keyboard.press('Control+Enter')
  await expect(run(page).getByText('completed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/mode=inspect.*run=/)
  await expect(run(page).getByText('Two invoices are overdue.').first()).toBeVisible()
  await run(page).getByRole('tab', { name: 'Wire' }).click()
  await expect(run(page).getByRole('tabpanel', { name: 'Wire' })).toContainText('untrusted')
})

test('markup in a result stays text', async ({ page }) => {
  await open(page, '/playground?mode=inspect')
  await field(page).fill('<img src=x onerror="document.title=1"><b>bold</b>')
  await page.getByRole('button', { name: /^Inspect/ }).click()
  await expect(run(page).getByText('<b>bold</b>').first()).toBeVisible()
  await expect(page.locator('img, main b')).toHaveCount(0)
})

test('a large paste is held beside the field, inspected whole, and kept while one is away', async ({
  page,
}) => {
  await open(page, '/playground?mode=inspect')
  await field(page).waitFor()
  await paste(page, `${'line of a log\n'.repeat(200_000)}the very end`)
  await expect(page.getByText('Pasted text')).toBeVisible()
  await expect(page.getByText('2.8 MB').first()).toBeVisible()
  await page.getByRole('link', { name: /^wait/ }).click()
  await page.getByRole('link', { name: /^Inspect a result/ }).click()
  await expect(page.getByText('Pasted text')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(run(page).getByText('completed', { exact: true })).toBeVisible()
})

test('more than 8 MB is refused in words, and nothing is sent', async ({ page }) => {
  await open(page, '/playground?mode=inspect')
  await field(page).waitFor()
  await paste(page, 'x'.repeat(8_000_001))
  await expect(page.getByRole('alert').getByText(/at most 8\.0 MB can be inspected/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  expect(page.url()).not.toContain('run=')
})

test('a chosen file is read, and one that is too large is not', async ({ page }) => {
  await open(page, '/playground?mode=inspect')
  await field(page).waitFor()
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Choose a file/ }).click()
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer })
  }
  await choose('small.json', Buffer.from('{"ok":true}'))
  await expect(field(page)).toHaveValue('{"ok":true}')
  await choose('large.json', Buffer.alloc(8_000_001, 'x'))
  await expect(page.getByRole('alert').getByText(/cut it to the part that matters/)).toBeVisible()
  await expect(field(page)).toHaveValue('{"ok":true}')
})

test('a dropped file is taken', async ({ page }) => {
  await open(page, '/playground?mode=inspect')
  await field(page).waitFor()
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['dropped words'], 'notes.txt'))
    return transfer
  })
  await page.getByRole('region', { name: 'Result', exact: true }).dispatchEvent('drop', {
    dataTransfer: dropped,
  })
  await expect(field(page)).toHaveValue('dropped words')
})

test('nothing to inspect is told, and each sample can be tried', async ({ page }) => {
  await open(page, '/playground?mode=inspect')
  await page.getByRole('button', { name: /^Inspect/ }).click()
  await expect(page.getByRole('alert').getByText(/nothing to inspect yet/)).toBeVisible()
  for (const name of ['JSON', 'MCP result', 'Injection']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(field(page)).not.toHaveValue('')
    await page.getByRole('button', { name: /^Inspect/ }).click()
    await expect(run(page).getByText('completed', { exact: true })).toBeVisible()
  }
})
