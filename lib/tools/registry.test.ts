import { expect, test } from 'vitest'
import * as z from 'zod'
import { defineTool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { builtinTools } from './builtin-tools.ts'
import { ToolRegistry } from './registry.ts'

const named = (name: string) =>
  defineTool({
    name,
    description: '',
    arguments: z.object({}),
    approval: 'never',
    run: () => ToolResult.text(''),
  })

test('tools are listed in their order and found by name', () => {
  const registry = new ToolRegistry([named('b'), named('a')])
  expect(registry.list().map((tool) => tool.definition.name)).toEqual(['b', 'a'])
  expect(registry.find('a')?.definition.name).toBe('a')
})

test.each(['constructor', '__proto__', 'toString', 'A', ''])('%j finds nothing', (name) => {
  expect(new ToolRegistry([named('a')]).find(name)).toBeUndefined()
})

test('two tools of one name are refused, by name', () => {
  expect(() => new ToolRegistry([named('a'), named('a')])).toThrow('"a"')
})

test('a tool named like a property of every object is found like any other', () => {
  expect(new ToolRegistry([named('constructor')]).find('constructor')).toBeDefined()
})

test('every built-in tool describes each of its arguments for a form', () => {
  const tools = builtinTools({
    installRoot: process.cwd(),
    databases: [],
    filesRoot: '/nowhere',
    fetch: { allowPrivateAddresses: false },
  })
  expect(tools.map((tool) => tool.definition.name)).toEqual([
    'read_records',
    'list_tables',
    'record_details',
    'render_chart',
    'read_file',
    'list_files',
    'compare_files',
    'fetch_page',
    'wait',
  ])
  for (const { definition } of tools) {
    const schema = z
      .object({
        type: z.literal('object'),
        additionalProperties: z.literal(false),
        properties: z.record(z.string(), z.object({ title: z.string(), description: z.string() })),
      })
      .safeParse(definition.arguments)
    expect(schema.error, definition.name).toBeUndefined()
    expect(definition.approval).toBe('never')
  }
})
