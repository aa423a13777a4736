import { createRequire } from 'node:module'
import { afterEach, describe, expect, it } from 'vitest'
import { callTool, sourceWorld, untilReady } from '#fixtures/sources/source-world.ts'
import { isAdoptedResult } from '#lib/contract/adopt-result.ts'
import type { ToolSource } from '../tool-source.ts'
import { mcpSource } from './mcp-source.ts'

const resolve = createRequire(import.meta.url).resolve
const opened: ToolSource[] = []

afterEach(async () => {
  for (const source of opened.splice(0)) await source.close()
})

async function started(name: string, ...args: string[]): Promise<ToolSource> {
  const source = mcpSource(
    name,
    { transport: 'stdio', command: process.execPath, args, env: {} },
    sourceWorld(),
  )
  opened.push(source)
  source.start()
  await untilReady(source)
  return source
}

describe('a real server over stdio', () => {
  it('lists and calls the tools of server-everything', async () => {
    const source = await started(
      'every',
      resolve('@modelcontextprotocol/server-everything/dist/index.js'),
    )
    const answer = await callTool(source, 'echo', { message: 'hello' })
    expect(isAdoptedResult(answer) && answer.result.content).toBe('Echo: hello')
  })
})
