import { expect, test } from './fixtures.ts'
import { nodeCount, openRun, watchCopies } from './gallery.ts'

const KINDS = ['tree', 'list', 'key_value', 'link', 'code']

// What axe finds of their ordinary states is looked for with the other artifacts, in `inspector.spec.ts`.
test('every kind is shown in every state as nothing but text, in few nodes', async ({ page }) => {
  for (const kind of KINDS) {
    await openRun(page, `kind-${kind}`, '?tab=artifacts')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(5)
    // The last card has its body: those before it have theirs too.
    await expect(cards.last()).toContainText(kind === 'code' ? 'ملف.txt' : 'דפים')
    await expect(page.getByText('It is shown as JSON.')).toHaveCount(0)
    const foreign = page
      .getByRole('tabpanel')
      .locator('img, script, style, a, iframe, object, embed, form, b, [onclick], [onerror]')
    await expect(foreign).toHaveCount(0)
    await expect(cards.nth(3)).toContainText('U+202E')
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(await nodeCount(page)).toBeLessThan(1500)
  }
})

test('a tree is walked by keys, an item is copied, a long value opened, and a link opens once its host is confirmed', async ({
  page,
  context,
}) => {
  const copies = await watchCopies(page)
  await openRun(page, 'kind-tree', '?tab=artifacts')
  const tree = page.getByRole('tree', { name: 'tree: ordinary' })
  const active = tree.getByRole('treeitem', { selected: true })
  await tree.focus()
  await page.keyboard.press('End')
  await expect(active).toContainText('away')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(active).toHaveAttribute('aria-expanded', 'false')
  await expect(tree.getByText('today.md')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(active).toContainText('today.md')
  const huge = page.getByRole('tree', { name: 'tree: huge' })
  await huge.focus()
  await page.keyboard.press('*')
  await page.keyboard.press('End')
  await expect(huge.getByRole('treeitem', { selected: true })).toContainText('100-500.txt')

  await openRun(page, 'kind-list', '?tab=artifacts')
  const list = page.getByRole('article').nth(2)
  await list.getByLabel('Find items').fill('table_49999')
  await expect(list.getByRole('status')).toHaveText('1 of 50,000 items')
  await list.getByRole('button', { name: 'Copy item 49999' }).click()
  expect(await copies()).toBe('table_49999')

  await openRun(page, 'kind-key_value', '?tab=artifacts')
  await page.getByRole('button', { name: 'Show all of log' }).click()
  await expect(page.getByRole('region', { name: 'The whole text' }).first()).toContainText(
    'line 12',
  )

  await openRun(page, 'kind-link', '?tab=artifacts')
  await page.getByRole('button', { name: 'Open link 1…' }).first().click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('docs.example.org')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open link 1…' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await context.route('https://docs.example.org/**', (route) => route.fulfill({ body: 'there' }))
  const opened = context.waitForEvent('page')
  await question.getByRole('link', { name: 'Open in a new tab' }).click()
  const other = await opened
  await expect(other).toHaveURL('https://docs.example.org/refunds?lang=en#days')
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})
