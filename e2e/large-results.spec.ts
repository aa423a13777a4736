import { expect, test } from './fixtures.ts'
import { nodeCount, openRun } from './gallery.ts'

const large = [
  ['table-10k', '?tab=artifacts', 'grid'],
  ['table-100k', '?tab=artifacts', 'grid'],
  ['text-5mb', '', 'region'],
  ['line-5mb', '', 'region'],
  ['json-10k', '', 'region'],
] as const
for (const [name, query, role] of large) {
  test(`large data: ${name} keeps the page under 1,500 nodes`, async ({ page }) => {
    await openRun(page, name, query)
    await expect(page.getByRole('tabpanel').getByRole(role).first()).toBeVisible()
    expect(await nodeCount(page)).toBeLessThan(1500)
    await page.getByRole('tabpanel').getByRole(role).first().focus()
    await page.keyboard.press('End')
    await page.mouse.wheel(0, 5000)
    expect(await nodeCount(page)).toBeLessThan(1500)
  })
}

test('large data: 10,000 rows of JSON text open as a tree', async ({ page }) => {
  await openRun(page, 'json-10k')
  await page.getByText('Tree', { exact: true }).click()
  await expect(page.getByRole('treeitem').first()).toContainText('[10,000]')
  expect(await nodeCount(page)).toBeLessThan(1500)
  await page.getByRole('tree').focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('9999')
})

test('large data: a find goes to its place in one line of 5 MB', async ({ page }) => {
  await openRun(page, 'line-5mb')
  await page.getByLabel('Find in text').fill('040000The')
  await expect(page.locator('mark')).toHaveText('040000The')
  await expect(page.locator('mark')).toBeInViewport()
})

for (const name of ['table-10k?tab=artifacts', 'text-5mb', 'many-steps']) {
  test(`${name} opened again, from the cache, does not put every row into the page`, async ({
    page,
  }) => {
    for (const _ of [1, 2, 3]) {
      await page.goto(`/gallery/${name}`)
      await expect(page.getByRole('tabpanel').locator('[aria-label]').first()).toBeVisible()
      expect(await nodeCount(page)).toBeLessThan(1500)
    }
  })
}
