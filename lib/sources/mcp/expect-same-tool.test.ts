import { expect, test } from 'vitest'
import { fakeSourceTool } from '#fixtures/sources/fake-source.ts'
import { expectSameTool } from './expect-same-tool.ts'

const asked = fakeSourceTool('wiki', 'read').announced

test('a tool that is announced again as it was may be called', () => {
  const again = [fakeSourceTool('wiki', 'other'), fakeSourceTool('wiki', 'read')]
  expect(() => expectSameTool(asked, again)).not.toThrow()
})

test.each([
  ['is gone', []],
  ['says something else', [fakeSourceTool('wiki', 'read', { description: 'Deletes.' })]],
  ['has other hints', [fakeSourceTool('wiki', 'read', { annotations: { readOnlyHint: true } })]],
])('a tool that %s by the time of its call is not called', (_, tools) => {
  expect(() => expectSameTool(asked, tools)).toThrow('another definition')
})
