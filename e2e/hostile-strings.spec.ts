import { expect, test } from './fixtures.ts'
import { openRun } from './gallery.ts'

for (const name of ['result', 'wire', 'artifacts', 'audit', 'arguments', 'raw']) {
  test(`hostile strings are nothing but text in ${name}`, async ({ page }) => {
    await openRun(page, 'hostile', `?tab=${name}`)
    await expect(page.getByRole('tabpanel')).not.toContainText('Loading')
    await expect(page.getByRole('tabpanel').locator('[aria-label]').first()).toBeVisible()
    const foreign = page
      .getByRole('tabpanel')
      .locator('img, script, style, a, iframe, object, embed, form, b, [onclick], [onerror]')
    await expect(foreign).toHaveCount(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
}

test('bidi controls are labelled, and shown raw on request', async ({ page }) => {
  await openRun(page, 'hostile')
  const text = page.getByRole('region', { name: 'Result text' })
  await expect(text).toContainText('invoiceU+202Egnp.exe')
  await expect(text.locator('[data-mark]').first()).toHaveText('U+202E')
  await page.getByRole('button', { name: 'Label invisible characters' }).click()
  await expect(text).toContainText('invoice\u202egnp.exe')
  await expect(text.locator('[data-mark]')).toHaveCount(0)
})

test('joiners that a script or an emoji needs are not labelled', async ({ page }) => {
  await openRun(page, 'hostile')
  const line = page.locator('[data-index]', { hasText: 'joiners' })
  await expect(line).toContainText('👩🏽‍🚀')
  await expect(line.locator('[data-mark]')).toHaveCount(0)
})
