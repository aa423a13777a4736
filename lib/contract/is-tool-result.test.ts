import { expect, test, vi } from 'vitest'
import { isToolResult } from './is-tool-result.ts'
import { ToolResult } from './tool-result.ts'

test('a result of a second loaded copy of the class is one, though instanceof says no', async () => {
  vi.resetModules()
  const copy = await import('./tool-result.ts')
  const foreign = copy.ToolResult.text('x')
  expect(copy.ToolResult).not.toBe(ToolResult)
  expect(foreign instanceof ToolResult).toBe(false)
  expect(isToolResult(foreign)).toBe(true)
})

test('a result of this copy is one', () => {
  expect(isToolResult(ToolResult.error('x'))).toBe(true)
})

const result = ToolResult.text('x')

test.each([
  ['JSON data of the same shape', JSON.parse('{"content":"x","isError":false,"artifacts":[]}')],
  ['a spread copy', { ...result }],
  ['a structured clone', structuredClone(result)],
  ['an object of the same prototype', Object.create(ToolResult.prototype)],
  ['a proxy of a result', new Proxy(result, {})],
  ['text', 'x'],
  ['null', null],
  ['undefined', undefined],
])('%s is none', (_, candidate) => {
  expect(isToolResult(candidate)).toBe(false)
})
