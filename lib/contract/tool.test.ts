import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { defineTool } from './tool.ts'
import { ToolResult } from './tool-result.ts'

const context = { signal: new AbortController().signal, progress: () => undefined }

const reading = {
  name: 'read_pages',
  description: 'Reads pages.',
  approval: 'never',
  arguments: z.object({ limit: z.int().positive().default(10), title: z.string() }),
} as const

test('a tool says of itself what others need, as JSON data', () => {
  const run = () => ToolResult.text('')
  const returns = z.object({ pages: z.array(z.string()) })
  const { definition } = defineTool({ ...reading, returns, run })
  expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  expect(definition).toMatchObject({
    name: 'read_pages',
    source: 'builtin',
    approval: 'never',
    arguments: { type: 'object', additionalProperties: false, required: ['title'] },
    returns: { type: 'object', required: ['pages'] },
  })
})

test('a tool without a declared return value lists none', () => {
  const tool = defineTool({ ...reading, source: 'shop', run: () => ToolResult.text('') })
  expect(Object.hasOwn(tool.definition, 'returns')).toBe(false)
  expect(Object.hasOwn(tool, 'returns')).toBe(false)
  expect(tool.definition.source).toBe('shop')
})

test('arguments that fit are parsed, defaults included, and reach the tool', async () => {
  const run = vi.fn(() => ToolResult.text('done'))
  const tool = defineTool({ ...reading, run })
  const parsed = tool.parseArguments({ title: 'a' })
  expect(parsed).toEqual({ ok: true, value: { title: 'a', limit: 10 } })
  await tool.run({ title: 'a', limit: 10 }, context)
  expect(run).toHaveBeenCalledExactlyOnceWith({ title: 'a', limit: 10 }, context)
})

test('arguments that do not fit are named by their path', () => {
  const tool = defineTool({ ...reading, run: () => ToolResult.text('') })
  const parsed = tool.parseArguments({ title: 'a', limit: 'many' })
  expect(parsed).toMatchObject({ ok: false, problem: [{ path: 'limit' }] })
})

test('an argument that the tool does not know is refused', () => {
  const tool = defineTool({ ...reading, run: () => ToolResult.text('') })
  expect(tool.parseArguments({ title: 'a', limits: 1 }).ok).toBe(false)
  expect(tool.parseArguments(null).ok).toBe(false)
})

test('a throw of the tool is a rejected promise, never a throw of the call', async () => {
  const tool = defineTool({
    ...reading,
    run() {
      throw new Error('broken')
    },
  })
  await expect(tool.run({}, context)).rejects.toThrow('broken')
})

test('a schema that JSON Schema cannot say is refused when the tool is made', () => {
  const make = () =>
    defineTool({
      ...reading,
      arguments: z.object({ when: z.date() }),
      run: () => ToolResult.text(''),
    })
  expect(make).toThrow(TypeError)
})
