import { accessibilityFaults } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { open } from './settled-page.ts'

test('every tool is listed with what it says of itself, and leads to the playground', async ({
  page,
}) => {
  await open(page, '/tools?tool=wait')
  await expect(page.getByRole('heading', { level: 2, name: 'wait' })).toBeVisible()
  await expect(
    page.getByText('Nothing in this definition reads like an instruction.'),
  ).toBeVisible()
  await expect(page.getByRole('tree', { name: 'Schema: Arguments' })).toContainText('seconds')
  await page.getByRole('navigation', { name: 'Tools' }).getByText('read_records').click()
  await expect(page.getByRole('heading', { level: 2, name: 'read_records' })).toBeVisible()
  await page.getByRole('link', { name: 'Try it' }).click()
  await expect(page).toHaveURL(/playground\?tool=read_records/)
})

test('a definition that speaks to the model is marked in the list, and its places are named', async ({
  page,
}) => {
  await open(page, '/gallery/tools?tool=search_pages')
  const list = page.getByRole('navigation', { name: 'Tools' })
  await expect(list.getByRole('link', { name: /search_pages \d findings?/ })).toBeVisible()
  await expect(list.getByRole('link', { name: 'read_page', exact: true })).toBeVisible()
  const detail = page.getByRole('article')
  await expect(detail.getByText('overriding_instruction').first()).toBeVisible()
  await expect(detail.getByText(/\/description \d+–\d+/).first()).toBeVisible()
  await expect(detail.getByText('<img src=x onerror')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

test('a tool whose definition is refused is told, and the others are there', async ({ page }) => {
  await open(page, '/gallery/tools')
  const refused = page.getByRole('list', { name: 'Refused tools' })
  await expect(refused).toContainText('delete_page of wiki is refused.')
  const list = page.getByRole('navigation', { name: 'Tools' })
  await expect(list.getByRole('link')).toHaveCount(3)
})

test('markers of a definition are taken out before it is shown', async ({ page }) => {
  await open(page, '/gallery/tools?tool=add_numbers')
  const detail = page.getByRole('article')
  await expect(detail.getByText(/Taken out: .*chatml ×1/)).toBeVisible()
  await expect(detail).not.toContainText('<|im_start|>')
})

test('the page of tools is accessible and fits narrow screens', async ({ page }) => {
  for (const path of ['/tools', '/gallery/tools?tool=search_pages']) {
    await open(page, path)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/gallery/tools?tool=search_pages')
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  }
})
