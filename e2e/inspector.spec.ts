import type { Page } from '@playwright/test'
import { accessibilityFaults, widthsTooNarrow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { nodeCount, openRun, watchCopies } from './gallery.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

test('a run is summed up, and its latest result is shown first', async ({ page }) => {
  await openRun(page, 'flagged')
  const strip = page.locator('dl').first()
  await expect(strip).toContainText('completed')
  await expect(strip).toContainText('Findings3')
  await expect(strip).toContainText('unfiltered')
  await expect(page.getByRole('option', { selected: true })).toContainText('Result')
  await expect(page.getByRole('heading', { level: 2 })).toContainText('2. Result')
})

test('a run keeps step and tab in the URL, and opens there again', async ({ page }) => {
  await openRun(page, 'records')
  await tab(page, 'Wire').click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/step=1/)
  await expect(page).toHaveURL(/tab=wire/)
  await page.reload()
  await expect(page.getByRole('option', { selected: true })).toContainText('Request')
  await page.getByRole('option').nth(1).click()
  await expect(tab(page, 'Wire')).toHaveAttribute('aria-selected', 'true')
})

test('a run is walked with j and k, and its tabs with the arrows', async ({ page }) => {
  await openRun(page, 'flagged')
  await page.keyboard.press('k')
  await expect(page.getByRole('option', { selected: true })).toContainText('Request')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('option', { selected: true })).toContainText('Flagged')
  await page.keyboard.press('k')
  await tab(page, 'Result').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Wire')).toHaveAttribute('aria-selected', 'true')
})

test('letters typed into a field do not walk the steps', async ({ page }) => {
  await openRun(page, 'flagged')
  await page.getByLabel('Find in text').fill('')
  await page.getByLabel('Find in text').pressSequentially('kjk')
  await expect(page.getByRole('option', { selected: true })).toContainText('Result')
})

test('a run under way shows the progress of its call', async ({ page }) => {
  await openRun(page, 'running')
  await expect(page.getByText('wait is running')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
})

test('a run arrives step by step, and the list follows', async ({ page }) => {
  await openRun(page, 'many-steps', '?play')
  await expect(page.getByRole('option', { name: /Request/ }).last()).toBeVisible()
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
})

test('a run of 500 steps keeps the page small', async ({ page }) => {
  await openRun(page, 'many-steps')
  expect(await nodeCount(page)).toBeLessThan(1500)
  await page.getByRole('listbox', { name: 'Steps' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '500')
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
})

test('the tabs are those that hold something', async ({ page }) => {
  await openRun(page, 'flagged')
  const names = ['Result', 'Wire', 'Artifacts1', 'Findings3', 'Audit', 'Arguments', 'Raw']
  await expect(page.getByRole('tab')).toHaveText(names)
  await page.getByRole('option').first().click()
  await expect(page.getByRole('tab')).toHaveText(['Audit', 'Arguments', 'Raw'])
})

test('Wire copies exactly the bytes that the model reads', async ({ page }) => {
  const copies = await watchCopies(page)
  await openRun(page, 'hostile', '?tab=wire')
  await expect(page.getByText('chatml removed')).toBeVisible()
  await expect(page.getByText(/1 of the marker tokens/)).toBeVisible()
  await page.getByRole('button', { name: 'Copy exactly these bytes' }).click()
  const copied = await copies()
  expect(copied).toMatch(/^<untrusted-data source="tool_result" tool="read_records">\n/)
  expect(copied).toContain('invoice\u202egnp.exe')
  expect(copied).toMatch(/\n<\/untrusted-data>$/)
})

test('Findings reveal the place in the live text, and in an artifact', async ({ page }) => {
  await openRun(page, 'flagged', '?tab=findings')
  await page.getByRole('button', { name: /overriding_instruction/ }).click()
  await expect(page.locator('mark')).toHaveText('Ignore all previous instructions')
  await expect(page.locator('mark')).toBeInViewport()
  await page.getByRole('button', { name: /concealment/ }).click()
  await expect(page.locator('mark')).toHaveText('do not tell them')
})

test('Findings of an audit say that the text is not kept', async ({ page }) => {
  await openRun(page, 'flagged', '?audit=metadata&tab=findings')
  await expect(page.getByText(/text was not kept/)).toBeVisible()
  await expect(page.getByRole('button', { name: /overriding_instruction/ })).toBeDisabled()
})

test('Audit previews every level of a live run, with sizes and receipt', async ({ page }) => {
  await openRun(page, 'records', '?tab=audit')
  const record = page.getByRole('tree', { name: 'The stored record' })
  await expect(record).toContainText('toolResultLength')
  await expect(record).not.toContainText('jane@example.org')
  await expect(page.getByText('This is what is stored of this run.')).toBeVisible()
  await page.getByText(/^redacted · /).click()
  await expect(record).toContainText('[email 1]')
  await expect(page.getByLabel('Receipt of the privacy filter')).toContainText('email ×')
  await page.getByText(/^full · [\d,]+ (B|kB)$/).click()
  await expect(record).toContainText('jane@example.org')
})

test('an audited run opens in the same inspector without what was removed', async ({ page }) => {
  await openRun(page, 'records', '?audit=metadata')
  await expect(page.getByRole('tab')).toHaveText(['Audit', 'Raw'])
  await expect(page.getByText(/characters, not kept/)).toBeVisible()
  await expect(page.getByText('Audit, filtered')).toBeVisible()
})

test('artifacts of every kind have a card, and a fallback says why it is one', async ({ page }) => {
  await openRun(page, 'kinds', '?tab=artifacts')
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect(page.getByText('This console has no renderer for this kind.')).toBeVisible()
  await expect(page.getByText(/is version 2; this console renders version 1/)).toBeVisible()
  await expect(page.getByText(/has 1 cells where there are 2 columns/)).toBeVisible()
})

test('an omission is told by the boundary', async ({ page }) => {
  await openRun(page, 'omitted', '?tab=artifacts')
  await expect(page.getByRole('note')).toContainText('left out 2 artifacts (table, json)')
  await expect(page.getByRole('note')).toContainText('812,345 bytes')
})

test('JSON text is a tree too, its numbers exact', async ({ page }) => {
  await openRun(page, 'kinds')
  await page.getByText('Tree', { exact: true }).click()
  const tree = page.getByRole('tree')
  await expect(tree).toContainText('12345678901234567890')
  await tree.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('treeitem')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText('pages')
})

test('a live run is compared with what is kept key by key, at every level', async ({ page }) => {
  await page.goto('/gallery/records/compare')
  await page.getByRole('option', { name: /2\. Result/ }).click()
  const row = page.getByRole('row', { name: /^toolResult removed/ })
  await expect(row).toContainText('absent')
  await page.getByText('full', { exact: true }).click()
  await expect(page.getByRole('row', { name: /^toolResult same/ })).toBeVisible()
  await page.getByRole('button', { name: 'toolArguments', exact: true }).click()
  await expect(page.getByRole('tree')).toHaveCount(2)
})

test('a comparison says what is proven when the live copy is gone', async ({ page }) => {
  await page.goto('/gallery/records/compare?gone')
  await expect(page.getByText(/The live copy is gone/)).toBeVisible()
  await page.getByRole('option', { name: /2\. Result/ }).click()
  await expect(page.getByRole('row', { name: /^toolResult removed/ })).toContainText(
    /it held [\d,]+ characters/,
  )
})

const axePages = [
  'records',
  'records?tab=artifacts',
  'hostile?tab=wire',
  'flagged?tab=findings',
  'flagged?tab=audit',
  'running',
  'failed',
  'records/compare',
]

for (const path of axePages) {
  test(`axe finds nothing at ${path}, and nothing scrolls sideways at 390 pixels`, async ({
    page,
  }) => {
    await page.goto(`/gallery/${path}`)
    await expect(page.getByRole('listbox').first()).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await widthsTooNarrow(page, [390])).toEqual([])
  })
}
