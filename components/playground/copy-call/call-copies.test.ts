import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { callCopies, type SourceReach } from './call-copies.ts'
import { shellQuoted } from './shell-quoted.ts'

const TOOL: ToolDefinition = {
  name: 'shop__pay',
  description: '',
  source: 'shop',
  approval: 'never',
  arguments: { type: 'object' },
}
const HOSTILE = `{"n":1.10,"s":"'; rm -rf / #$(id) \`id\` \\n"}`

function copyOf(label: string, reach: SourceReach | null, text = HOSTILE) {
  const copies = callCopies(TOOL, text, {
    reach,
    link: 'http://127.0.0.1/playground?tool=shop__pay',
  })
  return copies.find((copy) => copy.label === label)
}

const REMOTE: SourceReach = { kind: 'mcp', address: 'https://shop.example/mcp?a=1&b=2' }

test('an MCP request calls the tool by the name of its own server, to the digit', () => {
  const copy = copyOf('MCP request', REMOTE)
  const text = copy && 'text' in copy ? copy.text : ''
  expect(JSON.parse(text).params.name).toBe('pay')
  expect(text).toContain('"n":1.10')
})

test('a shell hands the words of the curl command on as they are, whatever the arguments hold', () => {
  const copy = copyOf('curl command', REMOTE)
  const command = copy && 'text' in copy ? copy.text : ''
  const echoed = command.replace(/^curl/, 'printf %s\\\\n')
  const words = execFileSync('sh', ['-c', echoed], { encoding: 'utf8' }).split('\n')
  expect(words).toContain('https://shop.example/mcp?a=1&b=2')
  expect(words.find((word) => word.startsWith('{"jsonrpc"'))).toContain(HOSTILE)
})

test('a link holds no argument', () => {
  expect(copyOf('Link without the arguments', REMOTE)).toEqual({
    label: 'Link without the arguments',
    text: 'http://127.0.0.1/playground?tool=shop__pay',
  })
})

test('what cannot be copied says why', () => {
  for (const reach of [
    null,
    { kind: 'http', address: null },
    { kind: 'mcp', address: null },
  ] as const) {
    expect(copyOf('curl command', reach)).toHaveProperty('absent')
  }
  expect(copyOf('MCP request', null)).toHaveProperty('absent')
})

test('whatever a word holds, a shell takes it for one word and runs nothing of it', async () => {
  const word = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed().replaceAll('\0', ''))
  const property = fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
    const script = `printf '%s\\0' ${words.map(shellQuoted).join(' ')}`
    const echoed = execFileSync('sh', ['-c', script], { encoding: 'utf8' })
    expect(echoed.split('\0').slice(0, -1)).toEqual(words)
  })
  await fc.assert(property, { numRuns: 60 })
})
