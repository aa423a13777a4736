import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { pointerId } from '../components/playground/form/field-id.ts'
import { type SchemaInput, schemaCases } from '../fixtures/schemas/schema-case.ts'
import { expect, test } from './fixtures.ts'
import { open } from './settled-page.ts'

/*
 * Every schema of fixtures/schemas in the real browser against a real MCP server: what a person types is what
 * arrives, to the letter. One page, so that it takes as long as the typing.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const SOURCE = 'schemas'
const folder = mkdtempSync(join(tmpdir(), 'vitrine-schemas-'))
const received = join(folder, 'received')
let server: ChildProcess | null = null
let origin = ''

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const config = join(folder, 'config.json')
  const script = resolve('fixtures/schema-server/schema-server.mjs')
  const env = { SCHEMA_SERVER_LOG: received }
  const source = { transport: 'stdio', command: process.execPath, args: [script], env }
  writeFileSync(config, JSON.stringify({ sources: { [SOURCE]: source } }))
  server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      VITRINE_DATA_DIR: join(folder, 'data'),
      VITRINE_CONFIG: config,
    },
  })
  let output = ''
  server.stdout?.on('data', (piece) => {
    output += piece
  })
  await expect.poll(() => output, { timeout: 60_000 }).toContain('ready at')
})

test.afterAll(async () => {
  const ended = new Promise((end) => server?.once('exit', end))
  server?.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true })
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** What arrived at the server for a tool last. */
function arrived(tool: string): string | undefined {
  const lines = existsSync(received) ? readFileSync(received, 'utf8').split('\n') : []
  const line = lines.findLast((one) => one.startsWith(`${tool} `))
  return line?.slice(tool.length + 1)
}

const ACTS = {
  leave_out: /^Leave out/,
  null: /^null$/,
  empty: /^Empty/,
  default: /^Use the default/,
}

async function does(page: Page, input: SchemaInput): Promise<void> {
  if (input.do === 'json') {
    await page.getByText('JSON', { exact: true }).click()
    await page.getByLabel('Arguments as JSON').fill(input.text)
  } else if (input.do === 'form') await page.getByText('Form', { exact: true }).click()
  else if (input.do === 'paste') await pastes(page, input.text)
  else if (input.do !== 'send_anyway') await writes(page, input)
}

async function pastes(page: Page, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  }, text)
}

async function writes(page: Page, input: Extract<SchemaInput, { field: string }>): Promise<void> {
  const id = pointerId('argument', input.field)
  const part = (name: string) => page.locator(`[id="${id}${name}"]`)
  const state = page.locator(`[data-state-of="${id}"]`)
  switch (input.do) {
    case 'fill':
      return await part('').fill(input.text)
    case 'choose':
      return await chooses(page, id, input.option)
    case 'variant':
    case 'type':
      await part(`-${input.do}`).selectOption({ label: input.option })
      return
    case 'add':
    case 'remove':
    case 'up':
    case 'down':
      return await part(`-${input.do}`).click()
    case 'name':
    case 'rename':
      await part(`-${input.do}`).fill(input.text)
      return await part(`-${input.do}`).press('Enter')
    case 'file': {
      const buffer = Buffer.from(input.base64, 'base64')
      const file = { name: 'file', mimeType: 'application/octet-stream', buffer }
      await part('-file').setInputFiles(file)
      return await expect(state).toHaveText(input.base64 === '' ? 'empty text' : '')
    }
    default:
      await state.click()
      await page.getByRole('menuitem', { name: ACTS[input.do] }).click()
  }
}

async function chooses(page: Page, id: string, option: string): Promise<void> {
  const control = page.locator(`[id="${id}"]`)
  if ((await control.getAttribute('role')) === 'radiogroup') {
    await control.getByText(option, { exact: true }).click()
    return
  }
  // Of several choices the ones that are made lie over the field.
  await control.click({ force: true })
  await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}

test('what is typed into the form of every schema arrives at a real MCP server to the letter', async ({
  page,
}) => {
  await expect
    .poll(async () => (await page.request.get(`${origin}/playground`)).text(), { timeout: 30_000 })
    .toContain(`${SOURCE}__unicode`)
  await open(page, `${origin}/playground`)
  for (const { name, inputs, arguments: expected } of schemaCases()) {
    await test.step(name, async () => {
      await page.evaluate(
        (tool) => window.history.pushState(null, '', `/playground?tool=${tool}`),
        `${SOURCE}__${name}`,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${SOURCE}__${name}`)
      await expect(page.getByRole('status', { name: 'Loading the form' })).toHaveCount(0)
      for (const input of inputs) await does(page, input)
      await page.keyboard.press('Control+Enter')
      const isForbidden = inputs.some((input) => input.do === 'send_anyway')
      if (isForbidden) await page.getByRole('button', { name: 'Send them anyway' }).click()
      await expect.poll(() => arrived(name), { message: name, intervals: [50] }).toBe(expected)
      await expect(page).toHaveURL(/run=/)
    })
  }
})
