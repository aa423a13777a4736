import { expect, test } from 'vitest'
import { toolStep } from '#fixtures/recorded-run.ts'
import { isDenied, originLine } from './origin-line.ts'

const parts = [
  { from: '/content/0', to: ['/content', '/artifacts/0'] },
  { from: '/content/1', to: ['/artifacts/1'] },
  { from: '/_meta', to: ['/origin'] },
  { from: '/isError', to: [] },
]

const lineOf = (toolOrigin: Parameters<typeof toolStep>[1]) => originLine(toolStep(1, toolOrigin))

test('the form and what became of the parts are told in one line', () => {
  expect(lineOf({ toolOrigin: { format: 'mcp', notes: [], parts } })).toBe(
    'Read as an MCP CallToolResult: of its parts 1 in the text, 2 in artifacts, 1 beside the result, 1 lost. Raw lists them.',
  )
})

test('text, plain values and what is no origin have no line', () => {
  expect(lineOf({ toolOrigin: { format: 'text', notes: [] } })).toBeNull()
  expect(lineOf({ toolOrigin: { format: 'json', parts } })).toBeNull()
  expect(lineOf({ toolOrigin: 'x' })).toBeNull()
  expect(lineOf({ toolOrigin: null })).toBeNull()
  expect(lineOf({ toolOrigin: { format: 'constructor', parts: [null, { to: 5 }] } })).toBeNull()
})

test('a denied call is told from a failed one', () => {
  expect(isDenied(toolStep(1, { toolOrigin: { format: 'ai-sdk', denied: true } }))).toBe(true)
  expect(isDenied(toolStep(1, { toolOrigin: { format: 'ai-sdk', denied: 'true' } }))).toBe(false)
  expect(isDenied(toolStep(1))).toBe(false)
})
