import { expect, test } from 'vitest'
import { fakeSourceTool } from '#fixtures/sources/fake-source.ts'
import { MAX_DEFINITIONS_LENGTH, withinSize } from './within-size.ts'

const half = 'x'.repeat(MAX_DEFINITIONS_LENGTH / 2)
const large = (name: string) => fakeSourceTool('wiki', name, { description: half })

test('tools whose definitions fit together are all taken', () => {
  const tools = [fakeSourceTool('wiki', 'a'), large('b'), fakeSourceTool('wiki', 'c')]
  expect(withinSize('wiki', tools)).toEqual({ fitting: tools, refused: [] })
})

test('from the one on that goes past the limit they are refused, each with its place and its source', () => {
  const tools = [large('a'), large('b'), fakeSourceTool('wiki', 'c')]
  const { fitting, refused } = withinSize('wiki', tools)
  expect(fitting).toEqual(tools.slice(0, 1))
  expect(refused).toMatchObject([
    { position: 2, name: null, source: 'wiki' },
    { position: 3, name: null, source: 'wiki' },
  ])
})
