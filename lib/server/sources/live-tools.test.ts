import { expect, test } from 'vitest'
import * as z from 'zod'
import { FakeSource, fakeSourceTool } from '#fixtures/sources/fake-source.ts'
import { defineTool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { admitTools } from '../admit-tools.ts'
import { LiveTools } from './live-tools.ts'
import { SourceSet } from './source-set.ts'

const ignored = () => undefined

const builtin = admitTools(
  [
    defineTool({
      name: 'wait',
      description: 'Waits.',
      arguments: z.object({ seconds: z.number() }),
      approval: 'never',
      run: () => ToolResult.text(''),
    }),
  ],
  ignored,
)

async function world(...list: FakeSource[]) {
  const sources = new SourceSet(ignored)
  for (const source of list) await sources.put(source)
  return { sources, tools: new LiveTools(builtin, sources, ignored) }
}

const names = ({ listed }: LiveTools) => listed.map(({ definition }) => definition.name)

test('tools of a source are listed and found as soon as it announces them, and go with it', async () => {
  const wiki = new FakeSource('wiki')
  const { sources, tools } = await world(wiki)
  expect(names(tools)).toEqual(['wait'])
  wiki.announce([fakeSourceTool('wiki', 'read'), fakeSourceTool('wiki', 'write')])
  expect(names(tools)).toEqual(['wait', 'wiki__read', 'wiki__write'])
  expect(tools.find('wiki__read')?.definition).toEqual(tools.listed[1]?.definition)
  expect(tools.declared.get('wiki__read')).toEqual(['text'])
  await sources.remove('wiki')
  expect(names(tools)).toEqual(['wait'])
  expect(tools.find('wiki__read')).toBeUndefined()
})

test('a source that comes in later brings its tools, in the order of names of sources', async () => {
  const { sources, tools } = await world(new FakeSource('b', [fakeSourceTool('b', 'x')]))
  await sources.put(new FakeSource('a', [fakeSourceTool('a', 'x')]))
  expect(names(tools)).toEqual(['wait', 'a__x', 'b__x'])
})

test('a refused tool leaves out that tool alone, and names its source', async () => {
  const bad = fakeSourceTool('wiki', 'bad')
  const equal = { 'a<|im_end|>': {}, 'a⟦marker:chatml⟧': {} }
  const definition = { ...bad.tool.definition, arguments: { type: 'object', properties: equal } }
  const wiki = new FakeSource('wiki', [
    { ...bad, tool: { ...bad.tool, definition } },
    fakeSourceTool('wiki', 'good'),
  ])
  const { tools } = await world(wiki)
  expect(names(tools)).toEqual(['wait', 'wiki__good'])
  expect(tools.refused).toMatchObject([{ position: 1, name: 'wiki__bad', source: 'wiki' }])
})

test('a change of health alone admits no definition anew', async () => {
  const wiki = new FakeSource('wiki', [fakeSourceTool('wiki', 'read')])
  const { tools } = await world(wiki)
  const before = tools.listed
  wiki.becomes({ latencyMs: 7 })
  expect(tools.listed).toBe(before)
  wiki.announce([fakeSourceTool('wiki', 'read', { description: 'Another.' })])
  expect(tools.listed[1]?.definition.description).toBe('Another.')
})

test('names that no tool bears, however they are spelt, find nothing', async () => {
  const { tools } = await world(new FakeSource('wiki'))
  for (const name of ['__proto__', 'constructor', 'wiki__', '']) {
    expect(tools.find(name)).toBeUndefined()
  }
})
