import { accessibilityFaults, widthsTooNarrow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { open, openPalette } from './settled-page.ts'

// Each looks at several screens whole.
test.slow()

test('axe finds nothing on the playground', async ({ page }) => {
  await open(page, '/playground')
  expect(await accessibilityFaults(page)).toEqual([])

  await open(page, '/playground?tool=read_records')
  await page.getByRole('textbox', { name: 'Table' }).waitFor()
  await page.getByRole('button', { name: 'Add to Filters' }).click()
  await page.getByRole('button', { name: /^Limits of a run/ }).click()
  await page.getByRole('button', { name: /^Run/ }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await open(page, '/playground?mode=inspect')
  await page.getByRole('button', { name: 'Injection' }).click()
  await page.keyboard.press('Control+Enter')
  await page.getByText('completed', { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('axe finds nothing on palette, key help and notice', async ({ page }) => {
  await open(page, '/playground')
  await openPalette(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Live data unfiltered/ }).click()
  await page.getByText('Change what is kept').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('nothing scrolls sideways, before and after a run', async ({ page }) => {
  const widths = [1440, 1024, 390]
  await open(page, '/playground?tool=list_tables')
  await page.getByRole('textbox', { name: 'Database' }).waitFor()
  expect(await widthsTooNarrow(page, widths)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await page.getByText('completed', { exact: true }).waitFor()
  expect(await widthsTooNarrow(page, widths)).toEqual([])
})
