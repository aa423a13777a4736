import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { open, openPalette } from './settled-page.ts'

const run = (page: Page) => page.getByRole('region', { name: 'Run', exact: true })
const status = (page: Page, name: string) =>
  run(page)
    .getByRole('definition')
    .filter({ hasText: new RegExp(`^${name}$`) })
const json = (page: Page) => page.getByLabel('Arguments as JSON')
const asJson = (page: Page) => page.getByText('JSON', { exact: true })

/** Opens a tool with arguments written as JSON. */
async function openTool(page: Page, name: string, toolArguments: unknown): Promise<void> {
  await open(page, `/playground?tool=${name}&input=json`)
  await json(page).fill(JSON.stringify(toolArguments))
}

test('read_records is filled in and run by Ctrl Enter, and its steps arrive', async ({ page }) => {
  await open(page, '/playground')
  await page.getByRole('link', { name: /^read_records/ }).click()
  await expect(page).toHaveURL(/tool=read_records/)
  await page.getByRole('textbox', { name: 'Table' }).fill('customers')
  await page.getByRole('button', { name: 'Add to Filters' }).click()
  await page.getByRole('textbox', { name: 'Column', exact: true }).fill('name')
  await page.getByRole('combobox', { name: /^Operator/ }).click()
  await page.getByRole('option', { name: 'not_null' }).click()
  await page.getByRole('button', { name: 'Add to Columns' }).click()
  await page.getByRole('textbox', { name: /^Columns/ }).fill('name')
  await page.getByRole('textbox', { name: 'Limit' }).fill('7')
  await page.keyboard.press('Control+Enter')
  await expect(status(page, 'completed')).toBeVisible()
  await expect(page).toHaveURL(/run=/)
  await expect(run(page).getByText(/rows 1 to 7 of/)).toBeVisible()

  await asJson(page).click()
  expect(JSON.parse(await json(page).inputValue())).toEqual({
    table: 'customers',
    filters: [{ column: 'name', operator: 'not_null' }],
    columns: ['name'],
    limit: 7,
  })
})

test('arguments that do not fit are told at their field, and can be sent all the same', async ({
  page,
}) => {
  await open(page, '/playground?tool=read_records')
  await page.getByRole('textbox', { name: 'Table' }).waitFor()
  await page.getByRole('button', { name: /^Run/ }).click()
  await expect(page.getByRole('alert').getByText('One argument does not fit')).toBeVisible()
  await expect(page.getByText('Required.')).toBeVisible()
  expect(page.url()).not.toContain('run=')
  await page.getByRole('button', { name: 'Send them anyway' }).click()
  await expect(page).toHaveURL(/run=/)
})

test('Stop ends a tool that does not listen, as cancelled', async ({ page }) => {
  await openTool(page, 'wait', { seconds: 300, mode: 'stubborn' })
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: /^Stop/ }).click()
  await expect(status(page, 'cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Stop/ })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Run/ })).toBeFocused()
})

test('a reload in the middle of a run comes back to it, and so does another tab', async ({
  page,
  context,
}) => {
  await openTool(page, 'wait', { seconds: 12, steps: 12 })
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/run=/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Stop/ })).toBeVisible()
  expect(JSON.parse(await json(page).inputValue())).toEqual({ seconds: 12, steps: 12 })

  const other = await context.newPage()
  await open(other, page.url())
  await page.close()
  await expect(status(other, 'completed')).toBeVisible({ timeout: 30_000 })
})

test('a link to a run without its tool finds the tool', async ({ page }) => {
  await openTool(page, 'list_tables', {})
  await page.keyboard.press('Control+Enter')
  await expect(status(page, 'completed')).toBeVisible()
  const runId = new URL(page.url()).searchParams.get('run')
  await open(page, `/playground?run=${runId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'list_tables' })).toBeVisible()
  await expect(status(page, 'completed')).toBeVisible()
})

test('a run that the server does not know is told, with what to do', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  await open(page, '/playground?tool=wait&run=no-such-run')
  await expect(page.getByRole('alert').getByText(/does not know this run/)).toBeVisible()
})

test('JSON that is not valid blocks Run, is told, and survives a look at the form', async ({
  page,
}) => {
  await open(page, '/playground?tool=wait&input=json')
  await json(page).fill('{"seconds": ')
  await expect(page.getByText(/not valid JSON at line 1, column 13/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Run/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Form', { exact: true }).click()
  await expect(page.getByText('The form cannot show these arguments.')).toBeVisible()
  await page.getByRole('button', { name: 'Correct the JSON' }).click()
  await expect(json(page)).toHaveValue('{"seconds": ')
  expect(page.url()).not.toContain('run=')
})

test('form and JSON hold one value, and each tool keeps its own', async ({ page }) => {
  await openTool(page, 'wait', { seconds: 3, steps: 2 })
  await page.getByText('Form', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Seconds' })).toHaveValue('3')
  await page.getByRole('textbox', { name: 'Steps' }).fill('')
  await page.getByRole('link', { name: /^read_file/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'read_file' })).toBeVisible()
  await page.goBack()
  await asJson(page).click()
  expect(JSON.parse(await json(page).inputValue())).toEqual({ seconds: 3 })
})

test('the list is searched', async ({ page }) => {
  await open(page, '/playground')
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('sqlite rows')
  await expect(page.getByRole('link', { name: /^read_records/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^fetch_page/ })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('no such thing')
  await expect(page.getByText('No tool matches.')).toBeVisible()
})

test('limits of a run are set in the form and hold', async ({ page }) => {
  await openTool(page, 'wait', { seconds: 60, mode: 'silent' })
  await page.getByRole('button', { name: /^Limits of a run/ }).click()
  await page.getByRole('textbox', { name: 'Idle time-out' }).fill('1')
  await page.getByRole('button', { name: /^Run/ }).click()
  await expect(status(page, 'failed')).toBeVisible()
  await expect(
    run(page)
      .getByText(/silent|idle/i)
      .first(),
  ).toBeVisible()
})

test('by keyboard alone: find a tool, run it, stop it', async ({ page }) => {
  await open(page, '/playground')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search tools' })
  await expect(search).toBeFocused()
  await page.keyboard.type('wait')
  await expect(search).toHaveValue('wait')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const seconds = page.getByRole('textbox', { name: 'Seconds' })
  await seconds.waitFor()
  for (let presses = 0; presses < 12; presses++) {
    if (await seconds.evaluate((field) => field === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('200')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/run=/)
  await page.keyboard.press('Escape')
  await expect(status(page, 'cancelled')).toBeVisible()
})

test('the palette leads to tools and pages, and the keys are listed', async ({ page }) => {
  await open(page, '/playground')
  await openPalette(page)
  await page.getByRole('textbox', { name: 'Go to' }).fill('list_files')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'list_files' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden()
})

test('the colour scheme is chosen and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/playground')
  await page.getByRole('button', { name: 'Colour scheme' }).click()
  await page.getByRole('menuitem', { name: 'Dark' }).click()
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  expect(await scheme()).toBe('dark')
  await page.reload()
  expect(await scheme()).toBe('dark')
})
