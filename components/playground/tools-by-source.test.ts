import { expect, test } from 'vitest'
import { matchingTools, toolsBySource } from './tools-by-source.ts'

const tool = (name: string, source: string, description = '') => ({
  name,
  source,
  description,
  approval: 'never' as const,
  arguments: { type: 'object' },
})
const TOOLS = [
  tool('read_records', 'builtin', 'Reads rows'),
  tool('send', 'mail', 'Sends a letter'),
  tool('list_tables', 'builtin', 'Lists tables'),
]

test('every word must be found, in name, description or source, whatever its case', () => {
  const names = (search: string) => matchingTools(TOOLS, search, new Map()).map(({ name }) => name)
  expect(names('READ rows')).toEqual(['read_records'])
  expect(names('mail')).toEqual(['send'])
  expect(names('rows letter')).toEqual([])
  expect(names('  ')).toHaveLength(3)
})

test('tools are gathered by source in the order in which they come', () => {
  const groups = toolsBySource(TOOLS).map(({ source, tools }) => [source, tools.length])
  expect(groups).toEqual([
    ['builtin', 2],
    ['mail', 1],
  ])
})
