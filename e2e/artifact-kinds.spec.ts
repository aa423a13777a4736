import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openRun, watchCopies } from './gallery.ts'

test('a tree is walked by keys, and a label too long for its row opened', async ({ page }) => {
  await openRun(page, 'kind-tree', '?tab=artifacts')
  const tree = page.getByRole('tree', { name: 'tree: ordinary' })
  const active = tree.getByRole('treeitem', { selected: true })
  await active.focus()
  await page.keyboard.press('End')
  await expect(active).toContainText('away')
  await expect(active).toBeFocused()
  await expect(tree.locator('[tabindex="0"]')).toHaveCount(1)
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
  const last = huge.getByRole('treeitem', { selected: true })
  await last.focus()
  await page.keyboard.press('*')
  await page.keyboard.press('End')
  await expect(last).toContainText('100-500.txt')
  await expect(last).toBeFocused()
  await huge.evaluate((scroller) => scroller.scrollTo(0, 0))
  await page.keyboard.press('ArrowUp')
  await expect(last).toContainText('100-499.txt')
  await expect(last).toBeFocused()

  const hostile = page.getByRole('article').nth(3)
  await hostile
    .getByText(/x{100}/)
    .first()
    .click()
  await hostile.getByRole('button', { name: 'Show all of the label' }).click()
  await expect(hostile.getByRole('region', { name: 'The whole text' }).first()).toContainText(
    'x'.repeat(1000),
  )
})

test('an item is copied, a long value opened, and a link opens once its host is confirmed', async ({
  page,
  context,
}) => {
  const copies = await watchCopies(page)
  await openRun(page, 'kind-list', '?tab=artifacts')
  const list = page.getByRole('article').nth(2)
  await list.getByLabel('Find items').fill('table_49999')
  await expect(list.getByRole('status')).toHaveText('1 of 50,000 items')
  await list.getByRole('button', { name: 'Copy item 49999' }).click()
  expect(await copies()).toBe('table_49999')

  await page.getByRole('button', { name: 'Copy artifact' }).first().click()
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click()
  await expect.poll(copies).toContain('**list: ordinary** (list)\n\n- pages\n')

  await openRun(page, 'kind-key_value', '?tab=artifacts')
  await page.getByRole('button', { name: 'Show all of log' }).first().click()
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

test('a program is coloured by its language, in text nodes, and searched as it is', async ({
  page,
}) => {
  await openRun(page, 'kind-code', '?tab=artifacts')
  const code = page.getByRole('article').nth(0)
  const word = code.getByText('return', { exact: true }).first()
  const colourOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color)
  const plain = await colourOf(code.locator('[data-index]').first())
  await expect.poll(() => colourOf(word)).not.toBe(plain)
  await code.getByLabel('Find in text').first().fill('return page')
  await expect(code.locator('mark').first()).toHaveText('return')
  await expect(code.getByRole('status').first()).toHaveText('1 of 1')
})

test('changes are compared in a worker, shown in two layouts, unfolded, found, and copied as a patch', async ({
  page,
}) => {
  const copies = await watchCopies(page)
  const worker = page.waitForEvent('worker')
  await openRun(page, 'kind-diff', '?tab=artifacts')
  // The policy of the page let it start, from the page's own origin: a violation would fail the test.
  expect(new URL((await worker).url()).origin).toBe(new URL(page.url()).origin)
  const small = page.getByRole('article').nth(0)
  const huge = page.getByRole('article').nth(2)

  await expect(huge).toContainText('50 changes')
  await huge.getByRole('button', { name: 'Show 4 unchanged lines' }).first().click()
  const lines = huge.getByRole('region', { name: 'diff: huge' })
  await expect(lines).toContainText('record 3: 757 visits')
  await huge.getByRole('button', { name: 'Next change' }).click()
  await expect(lines.locator('mark').filter({ hasText: 'views' }).first()).toBeVisible()
  await huge.getByLabel('Find in text').fill('record 19950:')
  await expect(huge.getByRole('status')).toHaveText('1 of 1')
  await expect(lines.locator('mark').filter({ hasText: 'record 19950:' }).first()).toBeVisible()

  const pairs = small.locator('[data-index]').filter({ hasText: 'days > 30' })
  await expect(pairs).toContainText('days > 14')
  await expect(small.getByText('no line feed')).toBeVisible()
  await small.getByText('Unified', { exact: true }).click()
  await expect(pairs).not.toContainText('days > 14')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(small.getByText('Side by side')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await small.getByRole('button', { name: 'Copy as a unified patch' }).click()
  expect(await copies()).toContain('--- a/shop/refund.py\n+++ b/shop/refund.py\n@@ -1,')
})

test('images are shown, zoomed and played; a bomb and what is no image are refused with the reason', async ({
  page,
}) => {
  await openRun(page, 'kind-image', '?tab=artifacts')
  const ordinary = page.getByRole('article').nth(0)
  const huge = page.getByRole('article').nth(2)
  const hostile = page.getByRole('article').nth(3)
  const chart = ordinary.getByRole('img', { name: 'A bar chart of nights by city' })
  await expect(chart).toBeVisible()
  expect(await chart.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await expect(ordinary).toContainText('PNG · 320 × 180 pixels')
  const stage = ordinary.getByRole('region', { name: 'image: ordinary: image 1 of 5' })
  const widthIs = (width: number) =>
    expect.poll(async () => (await chart.boundingBox())?.width).toBe(width)
  await stage.focus()
  await page.keyboard.press('1')
  await widthIs(320)
  await page.keyboard.press('+')
  await widthIs(480)
  await page.keyboard.press('0')
  await expect(ordinary.getByRole('status').first()).toHaveText('Fit')
  await expect(ordinary.getByRole('img', { name: 'Blinking' })).toHaveCount(0)
  await ordinary.getByRole('button', { name: 'Play the animation of 2 frames' }).click()
  await expect(ordinary.getByRole('img', { name: 'Blinking' })).toBeVisible()

  await expect(huge.locator('img')).toHaveCount(12)
  for (const sentence of [
    'This image is 50,000 × 50,000 pixels; a side of at most',
    'called JPEG, but its first bytes are those of a PNG image',
    'its first bytes are those of no image shown here',
    'could not decode this image',
    'is damaged or cut short',
    'not valid Base64',
  ]) {
    await expect(hostile.getByText(sentence)).toBeVisible()
  }
  await expect(hostile.locator('img')).toHaveCount(0)
})
