// The rows of one MCP server, called in the browser from Vitrine and from MCP Inspector 2.x in the same run: from
// the press of the button until the first row was painted, the nodes of the document and the longest task.
// MCP Inspector and the Node 22 that it needs are installed from npm into a folder that goes away again.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openBrowser, watchedPage } from './bench-browser.ts'
import { type Figure, report } from './report.ts'
import { serveProduct } from './served-product.ts'

const PEER = ['node@22.23.3', '@modelcontextprotocol/inspector@2.12.0']

const SERVER = { command: process.execPath, args: [join(import.meta.dirname, 'rows-server.mjs')] }

/** Rows of each call, and how long is waited for them. */
const COUNTS = [100, 1000, 10_000]
const WAIT_MS = 60_000

const TOOLS = ['rows_as_text', 'rows_as_structure'] as const

/** The title of the second row: it stands in nothing but the result. */
const WANTED = 'Page 1'

type Program = {
  readonly name: string
  /** A page on which the tool is chosen and `count` is filled in. */
  open(browser: Browser, tool: string, count: number): Promise<Page>
  /** Presses the button that calls the tool. */
  press(page: Page): Promise<void>
}

async function figuresOf(browser: Browser, program: Program): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const tool of TOOLS) {
    for (const count of COUNTS) {
      const page = await program.open(browser, tool, count)
      const name = `${program.name}: ${count.toLocaleString('en')} ${tool}`
      figures.push(...(await called(page, program, name)))
      await page.context().close()
    }
  }
  return figures
}

async function called(page: Page, program: Program, name: string): Promise<readonly Figure[]> {
  const painted = page.evaluate(
    ({ wanted, waitMs }) => {
      const isThere = () => document.body.textContent.includes(wanted)
      const never = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs))
      return Promise.race([window.pageWatch.painted(isThere), never])
    },
    { wanted: WANTED, waitMs: WAIT_MS },
  )
  const [found] = await Promise.all([
    // A page whose main thread never comes free again answers nothing at all.
    Promise.race([painted, new Promise<null>((end) => setTimeout(() => end(null), 2 * WAIT_MS))]),
    program.press(page),
  ])
  if (found === null) {
    return [{ name: `${name}: not painted within`, value: WAIT_MS / 1000, unit: 's' }]
  }
  const { shownMs, nodes, task } = await page.evaluate(async (paintedAt) => {
    const watch = window.pageWatch
    await watch.calm(500)
    return {
      shownMs: paintedAt - watch.lastClick,
      nodes: watch.nodeCount(),
      task: watch.longestTask(watch.lastClick),
    }
  }, found.at)
  return [
    { name: `${name}: press to paint`, value: shownMs, unit: 'ms' },
    { name: `${name}: nodes`, value: nodes, unit: 'nodes' },
    { name: `${name}: longest task`, value: task, unit: 'ms' },
  ]
}

function vitrine(url: string): Program {
  return {
    name: 'Vitrine',
    async open(browser, tool, count) {
      const page = await watchedPage(browser)
      await page.goto(`${url}/playground?tool=rows__${tool}&tab=artifacts`, {
        waitUntil: 'networkidle',
      })
      await page.getByRole('textbox', { name: /count/i }).fill(String(count))
      return page
    },
    press: (page) => page.getByRole('button', { name: /^Run/ }).click(),
  }
}

function inspector(url: string): Program {
  return {
    name: 'MCP Inspector',
    async open(browser, tool, count) {
      const page = await watchedPage(browser)
      await page.goto(url)
      await page.getByRole('switch').first().click({ force: true })
      await page.getByText('Tools', { exact: true }).first().click()
      await page.getByText(tool).first().click()
      await page.getByLabel('count').fill(String(count))
      return page
    },
    press: (page) => page.getByRole('button', { name: 'Execute Tool' }).click(),
  }
}

/** Starts the peer's web interface and gives its address once it says it. */
async function startInspector(folder: string): Promise<{ child: ChildProcess; url: string }> {
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PEER], {
    cwd: folder,
    stdio: 'ignore',
  })
  const config = join(folder, 'servers.json')
  writeFileSync(config, JSON.stringify({ mcpServers: { rows: SERVER } }))
  const launcher = '@modelcontextprotocol/inspector/clients/launcher/build/index.js'
  const modules = join(folder, 'node_modules')
  const child = spawn(
    join(modules, '.bin', 'node'),
    [join(modules, launcher), '--web', '--config', config],
    {
      env: { ...process.env, MCP_AUTO_OPEN_ENABLED: 'false', BROWSER: 'none' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    const url = /http:\S+API_TOKEN=\w+/.exec(said)?.[0]
    if (url !== undefined) return { child, url }
  }
  throw new Error('MCP Inspector ended before it said its address.')
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-inspector-'))
const config = join(folder, 'vitrine.json')
writeFileSync(config, JSON.stringify({ sources: { rows: { transport: 'stdio', ...SERVER } } }))
const product = await serveProduct({ VITRINE_CONFIG: config })
const peer = await startInspector(folder)
const browser = await openBrowser()
try {
  report('Vitrine', await figuresOf(browser, vitrine(product.url)))
  report('MCP Inspector 2.12.0', await figuresOf(browser, inspector(peer.url)))
} finally {
  await browser.close()
  peer.child.kill()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
