import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { callContext, callTool, sourceWorld, untilReady } from '#fixtures/sources/source-world.ts'
import { isAdoptedResult } from '#lib/contract/adopt-result.ts'
import type { ToolContext } from '#lib/contract/tool.ts'
import type { McpHttpSettings, StdioSettings } from '../source-settings.ts'
import type { ToolSource } from '../tool-source.ts'
import { mcpSource } from './mcp-source.ts'

const PACKAGES = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'vitrine-real-'))
writeFileSync(join(folder, 'notes.md'), '# Notes\n')

type RealServer = {
  readonly file: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly tool: string
  readonly given: Readonly<Record<string, unknown>>
  readonly says: string
}

const EVERYTHING = '@modelcontextprotocol/server-everything/dist/index.js'

/** Servers as they are on npm, each with one call and what its answer says. */
const SERVERS: Readonly<Record<string, RealServer>> = {
  everything: { file: EVERYTHING, tool: 'get-sum', given: { a: 2, b: 3 }, says: '5' },
  filesystem: {
    file: '@modelcontextprotocol/server-filesystem/dist/index.js',
    args: [folder],
    tool: 'read_text_file',
    given: { path: join(folder, 'notes.md') },
    says: '# Notes',
  },
  memory: {
    file: '@modelcontextprotocol/server-memory/dist/index.js',
    env: { MEMORY_FILE_PATH: join(folder, 'memory.json') },
    tool: 'create_entities',
    given: { entities: [{ name: 'Ada', entityType: 'person', observations: ['writes'] }] },
    says: 'Ada',
  },
  thinking: {
    file: '@modelcontextprotocol/server-sequential-thinking/dist/index.js',
    tool: 'sequentialthinking',
    given: { thought: 'one', nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 },
    says: 'thoughtNumber',
  },
  calc: {
    file: '@coo-quack/calc-mcp/dist/index.js',
    tool: 'hash',
    given: { input: 'abc', algorithm: 'sha256' },
    says: 'ba7816bf',
  },
  hello: { file: 'mcp-hello-world/build/stdio.js', tool: 'add', given: { a: 2, b: 3 }, says: '5' },
  calculator: {
    file: '@wrtnlabs/calculator-mcp/bin/index.js',
    tool: 'mul',
    given: { a: 6, b: 7 },
    says: '42',
  },
}

const opened: ToolSource[] = []
const started: ChildProcess[] = []

afterEach(async () => {
  for (const source of opened.splice(0)) await source.close()
  for (const service of started.splice(0)) service.kill('SIGKILL')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function connected(settings: StdioSettings | McpHttpSettings): Promise<ToolSource> {
  const source = mcpSource('real', settings, sourceWorld())
  opened.push(source)
  source.start()
  await untilReady(source)
  return source
}

function stdio({ file, args = [], env = {} }: RealServer): StdioSettings {
  const command = process.execPath
  return { transport: 'stdio', command, args: [join(PACKAGES, file), ...args], env }
}

async function contentOf(source: ToolSource, name: string, given: unknown, context?: ToolContext) {
  const adopted = await callTool(source, name, given, context)
  if (!isAdoptedResult(adopted)) throw new Error('The result was not adopted.')
  return adopted.result.content
}

/** Starts server-everything over HTTP, and waits until it listens. */
async function serviceOf(mode: 'streamableHttp' | 'sse'): Promise<string> {
  const port = await freePort()
  const service = spawn(process.execPath, [join(PACKAGES, EVERYTHING), mode], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  })
  started.push(service)
  const origin = `http://127.0.0.1:${port}`
  const listens = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  await expect.poll(listens, { timeout: 15_000 }).toBe(true)
  return origin
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

describe('a real server over stdio', () => {
  it.each(Object.entries(SERVERS))('%s lists its tools and answers', async (_, server) => {
    const source = await connected(stdio(server))
    expect(source.tools().length).toBeGreaterThan(0)
    expect(await contentOf(source, server.tool, server.given)).toContain(server.says)
    expect(source.health()).toMatchObject({ state: 'ready', lastError: null })
  })

  it('answers every tool of server-everything that it lists to a client that can be asked', async () => {
    const source = await connected(stdio(SERVERS.everything as RealServer))
    const { context } = callContext({ elicit: async () => ({ action: 'decline' }) })
    const given: Readonly<Record<string, unknown>> = {
      echo: { message: 'hello' },
      'get-sum': { a: 1, b: 2 },
      'get-annotated-message': { messageType: 'success', includeImage: true },
      'get-structured-content': { location: 'Chicago' },
      'get-resource-reference': { resourceType: 'Text', resourceId: 1 },
      'get-resource-links': { count: 2 },
      'trigger-long-running-operation': { duration: 0.2, steps: 2 },
      'gzip-file-as-resource': { name: 'a.gz', data: 'data:text/plain,hello' },
      'simulate-research-query': { topic: 'glass' },
    }
    const names = source.tools().map(({ announced }) => announced.name)
    expect(names).toContain('trigger-elicitation-request')
    for (const name of names) {
      expect(await contentOf(source, name, given[name] ?? {}, context), name).not.toBe('')
    }
  })
})

describe('a real server over HTTP', () => {
  it.each([
    ['streamable_http', 'streamableHttp', '/mcp'],
    ['sse', 'sse', '/sse'],
  ] as const)('server-everything answers over %s, with progress', async (transport, mode, path) => {
    const origin = await serviceOf(mode)
    const source = await connected({ transport, url: `${origin}${path}`, headers: {} })
    expect(await contentOf(source, 'echo', { message: 'hello' })).toBe('Echo: hello')
    const { context, progress } = callContext()
    await contentOf(source, 'trigger-long-running-operation', { duration: 0.2, steps: 2 }, context)
    expect(progress[0]).toMatchObject({ done: 1, total: 2 })
  })
})
