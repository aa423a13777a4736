import { expect, test } from './fixtures.ts'
import { open } from './settled-page.ts'

// Runs after all others: the level holds for every run of the one server.
test('the privacy level is changed, recorded, and full asks first', async ({ page }) => {
  await open(page, '/settings')
  await page.getByRole('radio', { name: /^full/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Store everything, word for word?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('radio', { name: /^none/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('local administrator set none').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /audit keeps none/ })).toBeVisible()
  await page.getByRole('radio', { name: /^metadata/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('local administrator set metadata').first()).toBeVisible()
})
