import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { type SignedService, startSignedService } from '#fixtures/sign-in/signed-service.ts'
import { accessibilityFaults } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { open } from './settled-page.ts'

test.describe.configure({ mode: 'serial' })

const server = (file: string, ...args: string[]) => {
  return { transport: 'stdio', command: process.execPath, args: [resolve(file), ...args] }
}

const ofMcp = (name: string) => `node_modules/@modelcontextprotocol/server-${name}/dist/index.js`

const CONFIG = {
  sources: {
    everything: server(ofMcp('everything'), 'stdio'),
    thinking: server(ofMcp('sequential-thinking')),
    calc: server('node_modules/@coo-quack/calc-mcp/dist/index.js'),
    hostile: server('fixtures/hostile-mcp/server.mjs'),
    missing: { transport: 'stdio', command: 'no-such-command-anywhere' },
  },
}

let own: OwnServer
let signed: SignedService

test.beforeAll(async () => {
  signed = await startSignedService()
  const account = { transport: 'streamable_http', url: signed.url }
  own = await startOwnServer({ sources: { ...CONFIG.sources, account } })
})

test.afterAll(async () => {
  own.stop()
  await signed.end()
})

const run = (page: Page) => page.getByRole('region', { name: 'Run', exact: true })
const json = (page: Page) => page.getByLabel('Arguments as JSON')

async function call(page: Page, tool: string, given: object, status: RegExp): Promise<void> {
  await json(page).fill(JSON.stringify(given))
  await page.keyboard.press('Control+Enter')
  const ended = run(page).getByRole('definition').filter({ hasText: status })
  await expect(ended, tool).toBeVisible({ timeout: 30_000 })
}

async function openAndCall(page: Page, tool: string, given: object, status: RegExp) {
  await open(page, `${own.origin}/playground?tool=${tool}&input=json`)
  await call(page, tool, given, status)
}

/** From the page of a source to the service and back. */
async function signIn(page: Page): Promise<void> {
  const detail = page.getByRole('article')
  await detail.getByRole('button', { name: 'Sign in' }).click()
  const hosts = detail.getByRole('status').filter({ hasText: 'gets its token from' })
  await expect(hosts).toContainText(new URL(signed.url).host)
  await detail.getByRole('link', { name: 'Go on at' }).click()
  await expect(page).toHaveURL(`${own.origin}/sources?source=account`)
  await expect(detail.getByRole('link', { name: 'account__secret' })).toBeVisible()
  expect(signed.log.tokenRequests).toHaveLength(1)
}

test('sources are listed with their state, one is shown whole, and one is added and removed', async ({
  page,
}) => {
  await open(page, `${own.origin}/sources`)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  for (const name of ['everything', 'thinking', 'calc', 'hostile']) {
    await expect(row(name).getByText('ready', { exact: true })).toBeVisible({ timeout: 30_000 })
  }
  await expect(row('missing')).toContainText('could not be started')
  await row('everything').getByRole('link').click()
  const detail = page.getByRole('article')
  await expect(detail).toContainText('Starting default (STDIO) server')
  await expect(detail.getByRole('link', { name: 'everything__echo' })).toBeVisible()
  await expect(page).toHaveURL(/source=everything/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: 'Add an MCP server' }).click()
  const form = page.getByRole('form', { name: 'New source' })
  await form.getByLabel('Name').fill('far')
  await form.getByLabel('Address of the server').fill('http://127.0.0.1:9/mcp')
  await form.getByLabel('Headers').fill('Authorization: Bearer zebra-4711')
  await expect(form).toContainText('on the machine that Vitrine runs on')
  await form.getByRole('button', { name: 'Test' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByLabel('Address of the server').fill(signed.url)
  await form.getByRole('button', { name: 'Test' }).click()
  await expect(form).toContainText('It wants a sign-in')
  await form.getByLabel('Address of the server').fill('http://127.0.0.1:9/mcp')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/source=far/)
  await expect(detail).toContainText('Header Authorization')
  await expect(detail).not.toContainText('zebra')
  await detail.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row('far')).toHaveCount(0)

  await row('account').getByRole('link').click()
  await signIn(page)

  await page.getByRole('link', { name: 'Import a file' }).click()
  const file = { mcpServers: { notes: { command: 'npx', args: ['notes'] } } }
  await page.getByRole('textbox').fill(JSON.stringify(file))
  await page.getByRole('button', { name: 'Read it' }).click()
  const notes = page.getByRole('listitem').filter({ hasText: 'notes' })
  await expect(notes).toContainText('"transport": "stdio"')
  await expect(notes.getByRole('button', { name: 'Add' })).toHaveCount(0)

  const health = await page.request.get(`${own.origin}/readyz`)
  expect(health.status()).toBe(200)
  expect(await health.json()).toMatchObject({ status: 'ready', sources: { ready: 5 } })
})

/** Every tool that the server announces to a client without sampling; what needs approval first. */
const EVERYTHING: readonly (readonly [string, object])[] = [
  ['gzip-file-as-resource', { name: 'a.gz', data: 'data:text/plain,hello' }],
  ['toggle-simulated-logging', {}],
  ['toggle-subscriber-updates', {}],
  ['simulate-research-query', { topic: 'glass' }],
  ['echo', { message: 'hello' }],
  ['get-annotated-message', { messageType: 'error', includeImage: true }],
  ['get-env', {}],
  ['get-resource-links', { count: 3 }],
  ['get-resource-reference', { resourceType: 'Text', resourceId: 1 }],
  ['get-roots-list', {}],
  ['get-structured-content', { location: 'Chicago' }],
  ['get-sum', { a: 2, b: 3 }],
  ['get-tiny-image', {}],
  ['trigger-long-running-operation', { duration: 1, steps: 2 }],
]

test('every tool of server-everything is called', async ({ page }) => {
  await open(
    page,
    `${own.origin}/playground?tool=everything__trigger-elicitation-request&input=json`,
  )
  const offered = page.getByRole('region', { name: 'Tools of everything' })
  const names = await offered.getByRole('link').locator('code').allTextContents()
  const called = [...EVERYTHING.map(([name]) => name), 'trigger-elicitation-request']
  expect(names.map((name) => name.replace('everything__', '')).sort()).toEqual(called.sort())

  await json(page).fill('{}')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(
    run(page)
      .getByRole('definition')
      .filter({ hasText: /^completed$/ }),
  ).toBeVisible()

  for (const [name, given] of EVERYTHING) {
    await offered.getByRole('link', { name: `everything__${name}` }).click()
    await expect(page).toHaveURL(new RegExp(`tool=everything__${name}`))
    await call(page, name, given, /^completed$/)
  }
})

test('a changed definition is shown as a diff, refused, and runs once it is approved', async ({
  page,
}) => {
  await openAndCall(page, 'hostile__change_tools', {}, /^completed$/)
  await open(page, `${own.origin}/tools?tool=hostile__echo`)
  const entry = page.getByRole('navigation', { name: 'Tools' }).getByRole('link')
  await expect(entry.filter({ hasText: 'hostile__echo' })).toContainText('pending')
  const diff = page.getByRole('region', { name: 'What changed in the definition' })
  await expect(diff).toContainText('Changed 1 times')
  expect(await accessibilityFaults(page)).toEqual([])

  await openAndCall(page, 'hostile__echo', { text: 'hello' }, /^refused$/)
  const inList = page.getByRole('region', { name: 'Tools of hostile' }).getByRole('link')
  await expect(inList.filter({ hasText: 'hostile__echo' })).toContainText('held')
  const way = page.getByRole('link', { name: 'Look at what it says' })
  await expect(way).toHaveAttribute('href', '/tools?tool=hostile__echo')
  await expect(run(page)).toContainText('waits for an administrator’s word')

  await open(page, `${own.origin}/tools?tool=hostile__echo`)
  await page.getByRole('button', { name: 'Approve this definition' }).click()
  await expect(page.getByText(/approved by local administrator/)).toBeVisible()
  await openAndCall(page, 'hostile__echo', { text: 'hello' }, /^completed$/)
})

test('a question of a tool is answered in a form by keys alone, and its run goes on', async ({
  page,
}) => {
  await open(page, `${own.origin}/playground?tool=hostile__ask&input=json`)
  await json(page).fill('{}')
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('region', { name: 'hostile__ask asks' })
  await expect(question).toContainText('What is it called?')
  await expect(run(page)).toContainText('waiting')
  expect(await accessibilityFaults(page)).toEqual([])
  const answer = question.getByRole('button', { name: 'Answer' })
  await answer.press('Enter')
  await expect(question).toBeVisible()
  await question.getByRole('textbox', { name: 'Name' }).pressSequentially('Rex')
  await answer.press('Enter')
  await expect(question).toBeHidden()
  await expect(run(page)).toContainText('"name":"Rex"')
  await expect(run(page)).toContainText('accepted')
})

test('a server that crashes ends that call alone', async ({ page }) => {
  await openAndCall(page, 'hostile__crash', {}, /^failed$/)
  for (const [tool, given] of [
    ['everything__echo', { message: 'still here' }],
    ['calc__hash', { input: 'abc', algorithm: 'sha256' }],
    ['hostile__roots', {}],
  ] as const) {
    await page.getByRole('link', { name: tool }).click()
    await expect(page).toHaveURL(new RegExp(`tool=${tool}`))
    await call(page, tool, given, /^completed$/)
  }
})
