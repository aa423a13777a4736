import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openRun, watchCopies } from './gallery.ts'

const grid = (page: Page) => page.getByRole('grid')
const column = (page: Page, index: number) =>
  grid(page).locator(`[role=gridcell][aria-colindex="${index}"]`)

test('a table sorts by its headings', async ({ page }) => {
  await openRun(page, 'table-10k', '?tab=artifacts')
  const visits = page.getByRole('columnheader', { name: 'visits' })
  await visits.click()
  await expect(visits).toHaveAttribute('aria-sort', 'ascending')
  await expect(column(page, 4).first()).toHaveText('0')
  await visits.click()
  await expect(visits).toHaveAttribute('aria-sort', 'descending')
  const shown = await column(page, 4).allTextContents()
  const numbers = shown.map(Number)
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
})

test('a table is searched, and filtered by column', async ({ page }) => {
  await openRun(page, 'table-10k', '?tab=artifacts')
  await page.getByLabel('Search all columns').fill('zoë')
  await expect(page.getByText(/of 10,000 rows/)).toBeVisible()
  for (const owner of await column(page, 3).allTextContents()) expect(owner).toBe('Zoë')
  await page.getByRole('button', { name: 'Filter columns' }).click()
  await page.getByLabel('Filter id').fill('<= 20')
  await expect
    .poll(async () => Number(await grid(page).getAttribute('aria-rowcount')))
    .toBeLessThan(10)
})

test('a table hides columns, and its CSV is what is shown, formulas disarmed', async ({ page }) => {
  await openRun(page, 'hostile', '?tab=artifacts')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'id' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^[\w-]+\.csv$/)
  const text = await readFile(await saved.path(), 'utf8')
  expect(text.split('\r\n')[0]).toBe('<b onclick=alert(1)>name</b>,formula\u202e')
  expect(text).toContain(`,'=1+1`)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`)
  expect(text).toContain(`'@SUM(1)`)
})

test('a table is walked by keyboard: cells, copy, row in full, sort, resize', async ({ page }) => {
  const copied = await watchCopies(page)
  await openRun(page, 'records', '?tab=artifacts')
  await grid(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+c')
  await expect(page.getByText('Cell copied')).toBeVisible()
  expect(await copied()).toBe('/page/7919-Émile')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Row 2 in full' })).toContainText('11878.5')
  await page.getByRole('button', { name: 'Close the row' }).click()
  await expect(grid(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(page.getByText('Row 200, column 8')).toBeVisible()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const id = page.getByRole('columnheader', { name: 'id' })
  await expect(id).toHaveAttribute('aria-sort', 'ascending')
  const before = await id.evaluate((element) => element.getBoundingClientRect().width)
  await page.keyboard.press('Shift+ArrowRight')
  await expect
    .poll(() => id.evaluate((element) => element.getBoundingClientRect().width))
    .toBe(before + 16)
})

test('a table is resized by the pointer', async ({ page }) => {
  await openRun(page, 'records', '?tab=artifacts')
  const path = page.getByRole('columnheader', { name: 'path' })
  const box = await path.boundingBox()
  if (!box) throw new Error('The heading has no box.')
  await page.mouse.move(box.x + box.width - 4, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 56, box.y + 8)
  await page.mouse.up()
  await expect
    .poll(async () => Math.round((await path.boundingBox())?.width ?? 0))
    .toBe(Math.round(box.width) + 60)
})
