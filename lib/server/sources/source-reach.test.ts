import { expect, test } from 'vitest'
import { shownSettings } from './shown-settings.ts'
import { sourceReach } from './source-reach.ts'

function reachOf(args: readonly string[]) {
  const settings = shownSettings(
    { transport: 'stdio', command: 'node', args: [...args], cwd: '/srv', env: { KEY: 'abc' } },
    (text) => text,
  )
  const sources = {
    listSources: () => [{ name: 'shop', kind: 'mcp', transport: 'stdio' }],
    findSource: () => ({ settings }),
  }
  return sourceReach(sources as unknown as Parameters<typeof sourceReach>[0]).shop
}

test('a server over stdio is reached by the words that start it, in order', () => {
  expect(reachOf(['server.js', '--folder', 'a b'])).toEqual({
    kind: 'mcp',
    address: null,
    command: ['node', 'server.js', '--folder', 'a b'],
  })
})

test('no command is told of which a word is secret', () => {
  expect(reachOf(['server.js', '--token', 'tok-1234567890'])?.command).toBeNull()
})
