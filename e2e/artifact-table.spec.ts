import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { nodeCount, openRun, watchCopies } from './gallery.ts'

const grid = (page: Page) => page.getByRole('grid').first()
const heading = (page: Page, name: string | RegExp) =>
  grid(page).getByRole('columnheader', { name })
const column = (page: Page, index: number) =>
  grid(page).locator(`[role=gridcell][aria-colindex="${index}"]`)
const active = (page: Page) =>
  grid(page).evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant') ?? ''
    return document.getElementById(id)?.textContent
  })

async function chosen(page: Page, of: string, item: string): Promise<void> {
  await heading(page, of)
    .getByRole('button', { name: /^Menu of/ })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function drag(page: Page, from: Locator, to: Locator, side: number): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('A heading has no box.')
  await page.mouse.move(start.x + 12, start.y + 10)
  await page.mouse.down()
  await page.mouse.move(start.x + 30, start.y + 10)
  await page.mouse.move(end.x + end.width * side, end.y + 10, { steps: 4 })
  await page.mouse.up()
}

async function widthOf(one: Locator): Promise<number> {
  return Math.round((await one.boundingBox())?.width ?? 0)
}

async function dragEdge(page: Page, of: Locator, byPx: number): Promise<void> {
  const box = await of.boundingBox()
  if (!box) throw new Error('The heading has no box.')
  await page.mouse.move(box.x + box.width - 4, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 4 + byPx, box.y + 8)
  await page.mouse.up()
}

async function saved(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save/ }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a table sorts by several columns, is searched, and filtered by type', async ({ page }) => {
  await openRun(page, 'table-10k', '?tab=artifacts')
  const visits = heading(page, 'visits')
  await visits.click()
  await expect(visits).toHaveAttribute('aria-sort', 'ascending')
  await expect(column(page, 4).first()).toHaveText('0')
  await visits.click()
  await expect(visits).toHaveAttribute('aria-sort', 'descending')
  const numbers = (await column(page, 4).allTextContents()).map(Number)
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
  await heading(page, 'public').click()
  await heading(page, 'owner').click({ modifiers: ['Shift'] })
  await expect(heading(page, 'public')).toHaveText(/▲1/)
  await expect(heading(page, 'owner')).toHaveText(/▲2/)
  await expect(column(page, 6).first()).toHaveText('false')
  await expect(column(page, 3).first()).toHaveText('Ada')

  await page.getByLabel('Search all columns').fill('zoë')
  await expect(page.getByText(/of 10,000 rows/)).toBeVisible()
  for (const owner of await column(page, 3).allTextContents()) expect(owner).toBe('Zoë')
  await chosen(page, 'id', 'Filter')
  await expect(page.getByLabel('Column to filter')).toBeFocused()
  await page.getByLabel(/How id is filtered/).selectOption('≤')
  await page.getByLabel('Filter id', { exact: true }).fill('twenty')
  await expect(page.getByText('Write a number in digits')).toBeVisible()
  await page.getByLabel('Filter id', { exact: true }).fill('20')
  await expect
    .poll(async () => Number(await grid(page).getAttribute('aria-rowcount')))
    .toBeLessThan(10)
  await page.getByLabel('Search all columns').fill('')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByLabel('Column to filter').last().selectOption({ label: 'updated' })
  await page.getByLabel(/How updated is filtered/).selectOption('between')
  await page.getByLabel('Filter updated', { exact: true }).fill('2020')
  await page.getByLabel('Filter updated, up to').fill('2022-06')
  await expect
    .poll(async () => (await column(page, 5).allTextContents()).filter((day) => day > '2022-06-30'))
    .toEqual([])
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '10001')
  await expect(grid(page)).toBeFocused()
})

test('columns are moved, pinned, hidden, resized and summed up by pointer and by keys', async ({
  page,
}) => {
  await openRun(page, 'records', '?tab=artifacts')
  const names = () => grid(page).getByRole('columnheader').allTextContents()
  await drag(page, heading(page, 'owner'), heading(page, 'id'), 0.2)
  await expect.poll(names).toEqual(expect.arrayContaining(['owner']))
  expect((await names()).slice(0, 3)).toEqual(['owner', 'id', 'path'])
  await expect(heading(page, 'owner')).toHaveAttribute('aria-sort', 'none')
  await chosen(page, 'title', 'Pin to the left')
  await expect.poll(async () => (await names())[0]).toBe('title')
  await expect(grid(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(heading(page, 'title')).toBeInViewport()
  const edge = await heading(page, 'title').boundingBox()
  const left = await grid(page).boundingBox()
  expect(Math.abs((edge?.x ?? 0) - (left?.x ?? 0))).toBeLessThan(3)
  await chosen(page, 'title', 'Hide')
  await expect(heading(page, 'title')).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('button', { name: 'All columns as they came' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['id', 'path', 'owner'])

  const path = heading(page, 'path')
  const width = await widthOf(path)
  await dragEdge(page, path, 60)
  await expect.poll(() => widthOf(path)).toBe(width + 60)

  await grid(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['path', 'id'])
  expect(await active(page)).toBe('id')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'id')).toHaveAttribute('aria-sort', 'ascending')
  const before = await widthOf(heading(page, 'id'))
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => widthOf(heading(page, 'id'))).toBe(before + 16)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Sort ascending' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Summary' }).click()
  const summary = page.getByRole('region', { name: 'Column summary' })
  await expect(summary).toContainText('Rows200Distinct200Empty0Min1Max200')
  await expect(summary.getByRole('listitem')).toHaveCount(12)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)
  await expect(grid(page)).toBeFocused()
})

test('a table is walked by keyboard, its cells copied, its rows and nested values opened', async ({
  page,
}) => {
  const copied = await watchCopies(page)
  await openRun(page, 'kind-table', '?tab=artifacts')
  await expect(page.getByRole('grid')).toHaveCount(6)
  expect(await nodeCount(page)).toBeLessThan(2000)
  await grid(page).focus()
  await page.keyboard.press('Control+c')
  await expect(page.getByText('Cell copied')).toBeVisible()
  expect(await copied()).toBe('9007199254740993')
  await page.keyboard.press('Enter')
  const row = page.getByRole('region', { name: 'Row 1 in full' })
  await expect(row).toBeFocused()
  await expect(row).toContainText('0.1000000000000000055511151231257827')
  await row.getByRole('button', { name: 'Open column 6' }).click()
  const cell = page.getByRole('region', { name: 'One cell of row 1' })
  await expect(cell.getByRole('treeitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cell).toHaveCount(0)
  await expect(grid(page)).toBeFocused()
  await grid(page).getByRole('gridcell', { name: '{"gift"' }).click()
  await expect(page.getByRole('tree', { name: 'The cell as a tree' })).toContainText('gift')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await grid(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowUp')
  expect(await active(page)).toContain('U+202E')
  await page.keyboard.press('F2')
  await expect(page.getByRole('region', { name: 'The whole cell' })).toContainText('U+202E')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Label invisible characters' }).first().click()
  expect(await active(page)).toBe('bill\u202egnp.exe')

  await openRun(page, 'table-10k', '?tab=artifacts')
  await grid(page).focus()
  await page.keyboard.press('Control+End')
  await expect(page.getByText('Row 10,000, column 8')).toBeVisible()
  const last = await active(page)
  await grid(page).hover()
  await page.mouse.wheel(0, -200_000)
  await expect(column(page, 4).first()).toBeVisible()
  expect(await active(page)).toBe(last)
  await expect(grid(page)).toBeFocused()
  await page.keyboard.press('Control+Home')
  expect(await active(page)).toBe('1')
})

test('what is shown is exported: exact, as itself, and by default without formulas', async ({
  page,
}) => {
  await openRun(page, 'kind-table', '?tab=artifacts')
  for (const name of ['total', 'paid_at', 'open', 'lines']) await chosen(page, name, 'Hide')
  await chosen(page, 'id', 'Sort descending')
  await expect(column(page, 1).first()).toHaveText('90071992547409920')
  await page.getByRole('button', { name: 'Export' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('6 rows, 3 of 7 columns')
  await expect(dialog.getByRole('switch', { name: 'Neutralise formulas' })).toBeChecked()
  await expect(dialog).toContainText('=, +, -, @, a tab or a line end')
  expect(await accessibilityFaults(page)).toEqual([])
  const csv = await saved(page)
  expect(csv.name).toBe('Orders.csv')
  expect(csv.text.split('\r\n')).toEqual([
    'id,customer,note',
    '90071992547409920,田中,e\u0301',
    "9007199254740993,Zoë,'=1+1",
    "9007199254740992,ada,'+5",
    '10,Äpfel & Co,bill\u202egnp.exe',
    "9,zebra,'＝2",
    '7,أحمد,',
    '',
  ])
  await expect(dialog).toHaveCount(0)
  await expect(grid(page)).toBeFocused()
  await page.getByRole('button', { name: 'Export' }).first().click()
  await page.getByText('TSV', { exact: true }).click()
  await dialog.getByRole('switch', { name: 'Neutralise formulas' }).uncheck()
  expect((await saved(page)).text).toContain('\tada\t+5\r\n')
  await page.getByRole('button', { name: 'Export' }).first().click()
  await page.getByText('JSON', { exact: true }).last().click()
  await expect(dialog).toContainText('JSON holds every cell as it came')
  const json = await saved(page)
  expect(json.name).toBe('Orders.json')
  expect(JSON.parse(json.text)[1]).toEqual({
    id: '9007199254740993',
    customer: 'Zoë',
    note: '=1+1',
  })

  await openRun(page, 'hostile', '?tab=artifacts')
  await page.getByRole('button', { name: 'Export' }).click()
  const hostile = await saved(page)
  expect(hostile.name).toMatch(/^[\w-]+\.csv$/)
  expect(hostile.text.split('\r\n')[0]).toBe('id,<b onclick=alert(1)>name</b>,formula\u202e')
  expect(hostile.text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`)
})
