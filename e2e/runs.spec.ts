import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { accessibilityFaults, widthsTooNarrow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { open } from './settled-page.ts'

/** Runs a tool to its end in the playground and gives the run's id. */
async function runTool(page: Page, name: string, toolArguments: unknown): Promise<string> {
  await open(page, `/playground?tool=${name}&input=json`)
  await page.getByLabel('Arguments as JSON').fill(JSON.stringify(toolArguments))
  await page.keyboard.press('Control+Enter')
  const run = page.getByRole('region', { name: 'Run', exact: true })
  await expect(run.getByText('completed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/run=/)
  return new URL(page.url()).searchParams.get('run') ?? ''
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

test('every run is on the list, which is filtered and sorted by its address', async ({ page }) => {
  await runTool(page, 'list_tables', {})
  await runTool(page, 'wait', { seconds: 0.05, steps: 1 })
  await open(page, '/runs')
  await expect(rows(page).filter({ hasText: 'list_tables' }).first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Tool' }).click()
  await page.getByRole('option', { name: 'wait', exact: true }).click()
  await expect(page).toHaveURL(/toolName=wait/)
  await expect(rows(page).filter({ hasText: 'list_tables' })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'wait' }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Wall time' }).click()
  await expect(page).toHaveURL(/sort=durationMs/)
  await expect(page.getByRole('columnheader', { name: 'Wall time' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('link', { name: 'Wall time' }).click()
  await expect(page).toHaveURL(/descending=false/)
})

test('a page of the list leads to the next and back again, and no run is on two', async ({
  page,
}) => {
  for (let count = 0; count < 3; count++) await runTool(page, 'list_tables', {})
  await open(page, '/runs?limit=2&toolName=list_tables')
  const first = await rows(page).allInnerTexts()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect.poll(() => rows(page).allInnerTexts()).not.toEqual(first)
  const second = await rows(page).allInnerTexts()
  expect(second.filter((text) => first.includes(text))).toEqual([])
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(first)
})

test('a filter that cannot be read is named, and the way back is offered', async ({ page }) => {
  await open(page, '/runs?status=exploded')
  await expect(
    page.getByRole('alert').getByText('The filter "status" of this address cannot be read'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Show all runs' }).click()
  await expect(page).toHaveURL(/\/runs$/)
})

test('a column is hidden and stays so in the address', async ({ page }) => {
  await runTool(page, 'list_tables', {})
  await open(page, '/runs')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Source' }).click()
  await expect(page).toHaveURL(/hidden=source/)
  await expect(page.getByRole('columnheader', { name: 'Source' })).toHaveCount(0)
})

test('a run opens from the list as the audit kept it, without what the level dropped', async ({
  page,
}) => {
  const runId = await runTool(page, 'list_tables', { database: 'sample' })
  await open(page, `/runs?text=${runId}`)
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/runs/${runId}`))
  const run = page.getByRole('region', { name: 'Run', exact: true })
  await expect(run.getByText('completed', { exact: true })).toBeVisible()
  await run.getByRole('tab', { name: 'Raw' }).click()
  await expect(run.getByText('toolResultLength')).toBeVisible()
  await expect(run.getByText('untrusted-data')).toHaveCount(0)
})

test('live is compared with kept key by key, and other levels are previewed', async ({ page }) => {
  const runId = await runTool(page, 'list_tables', { database: 'sample' })
  await open(page, `/runs/${runId}/compare`)
  const comparison = page.getByRole('region', { name: 'Comparison' })
  await expect(comparison.getByText('Stored at metadata')).toBeVisible()
  await expect(comparison.getByRole('button', { name: 'toolArguments' })).toBeVisible()
  await expect(comparison.getByText('removed', { exact: true })).toBeVisible()
  await comparison.getByText('full', { exact: true }).click()
  await expect(comparison.getByText('Preview at full')).toBeVisible()
  await expect(comparison.getByText('removed', { exact: true })).toHaveCount(0)
})

test('an unknown run is said to be unknown', async ({ page, complaints }) => {
  complaints.allow(/404/)
  const response = await page.goto('/runs/no-such-run')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a run that something else has damaged is named in the list and on its page', async ({
  page,
}) => {
  const runId = await runTool(page, 'list_tables', {})
  const database = new Database(`${process.env.E2E_DATA_DIR}/vitrine.db`)
  const before = database.prepare('select status from runs where run_id = ?').pluck().get(runId)
  const setStatus = database.prepare('update runs set status = ? where run_id = ?')
  setStatus.run('made up', runId)
  try {
    await open(page, '/runs')
    await expect(page.getByRole('alert').getByText(runId)).toBeVisible()
    for (const path of [`/runs/${runId}`, `/runs/${runId}/compare`]) {
      await open(page, path)
      await expect(page.getByText('A record of the audit cannot be read')).toBeVisible()
    }
  } finally {
    setStatus.run(before, runId)
    database.close()
  }
})

test("the audit's screens have no accessibility fault, and scroll sideways at no width", async ({
  page,
}) => {
  const runId = await runTool(page, 'list_tables', {})
  for (const path of ['/runs', `/runs/${runId}`, `/runs/${runId}/compare`, '/settings']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    expect(await accessibilityFaults(page), path).toEqual([])
    expect(await widthsTooNarrow(page, [1024, 390]), path).toEqual([])
  }
})
