import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#fixtures/temporary-database.ts'
import { readSettings } from '../settings.ts'
import { importPlan } from './import-plan.ts'

const FILE = JSON.stringify({
  mcpServers: {
    files: { command: 'npx', args: ['-y', 'server-files'] },
    wiki: { url: 'https://wiki.example/mcp' },
    broken: {},
  },
})

test('what is reached by HTTP can be added, a command only be copied into the file, the rest is told', () => {
  const { steps } = importPlan(FILE)
  expect(steps).toMatchObject([
    { name: 'files', way: 'file' },
    { name: 'wiki', way: 'add', settings: { url: 'https://wiki.example/mcp' } },
    { name: 'broken', way: 'none', problems: [expect.any(String)] },
  ])
  const [files] = steps
  expect(files?.way === 'file' && JSON.parse(files.lines)).toMatchObject({
    sources: { files: { transport: 'stdio', command: 'npx' } },
  })
})

function settingsWith(files: Readonly<Record<string, string>>, config: object) {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'vitrine.json'), JSON.stringify(config))
  return readSettings({ VITRINE_CONFIG: join(folder, 'vitrine.json') }, '/install')
}

test('the configuration may name a client’s file, whose servers stand beside its own sources', () => {
  const mcp = { mcpServers: { memory: { command: 'npx', args: ['memory'] } } }
  const { sources } = settingsWith(
    { 'mcp.json': JSON.stringify(mcp) },
    {
      mcpFiles: ['mcp.json'],
      sources: { wiki: { transport: 'sse', url: 'https://wiki.example/sse' } },
    },
  )
  expect(sources).toMatchObject({
    wiki: { transport: 'sse' },
    memory: { transport: 'stdio', command: 'npx', args: ['memory'] },
  })
})

test.each([
  ['is missing', {}, 'cannot be read'],
  ['names nothing', { 'mcp.json': '{"mcpServers":{}}' }, 'cannot be used'],
  ['holds an entry of no use', { 'mcp.json': FILE }, '"broken" cannot be used'],
  [
    'names a source twice',
    { 'mcp.json': '{"mcpServers":{"wiki":{"url":"https://a.example/"}}}' },
    '"wiki"',
  ],
])('a client’s file that %s ends the start with a sentence', (_, files, sentence) => {
  const sources = { wiki: { transport: 'sse', url: 'https://wiki.example/sse' } }
  expect(() => settingsWith(files, { mcpFiles: ['mcp.json'], sources })).toThrow(sentence)
})
