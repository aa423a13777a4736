import { expect, test } from 'vitest'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { heldWords } from './held-tool.ts'
import { matchingTools } from './tools-by-source.ts'

test('each way in which a tool is held has a mark of its own and a sentence', () => {
  const words = ['pending', 'rejected', 'unknown'].map(heldWords)
  expect(new Set(words.map(({ mark }) => mark)).size).toBe(3)
  expect(new Set(words.map(({ reason }) => reason)).size).toBe(3)
  for (const { reason } of words) expect(reason).toContain('refused')
})

test('a standing that the page does not know is told as waiting, never as nothing', () => {
  for (const standing of ['newer', '__proto__', 'constructor', '']) {
    expect(heldWords(standing)).toEqual(heldWords('pending'))
  }
})

test('tools that are held are found by the word of their mark', () => {
  const tool = (name: string): ToolDefinition => {
    return { name, source: 'wiki', description: '', approval: 'never', arguments: {} }
  }
  const tools = [tool('wiki__read'), tool('wiki__write')]
  const held = new Map([['wiki__write', 'pending']])
  expect(matchingTools(tools, 'held wiki', held).map(({ name }) => name)).toEqual(['wiki__write'])
})
