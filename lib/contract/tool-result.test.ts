import { Console } from 'node:console'
import { PassThrough } from 'node:stream'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { decodeVector } from '#fixtures/vectors/decode-vector.ts'
import type { JsonValue } from '#lib/base/json.ts'
import { textArtifact } from './kinds/text.ts'
import { makeToolResult, ToolResult } from './tool-result.ts'

const secret = textArtifact({ title: 'secret title', text: 'secret text' })

const result = ToolResult.text('content', secret)

test('a result is frozen, and so is its list of artifacts', () => {
  expect(Object.isFrozen(result)).toBe(true)
  expect(Object.isFrozen(result.artifacts)).toBe(true)
  expect(() => Object.assign(result, { content: 'changed' })).toThrow(TypeError)
})

test.each([
  ['String', () => String(result)],
  ['a template string', () => `${result}`],
  ['addition', () => Reflect.apply(String.prototype.concat, '', [result])],
  ['join', () => [result].join()],
  ['comparison with text', () => Reflect.apply(String.prototype.includes, 'x', [result])],
])('coercion by %s throws and points to .content', (_, coerce) => {
  expect(coerce).toThrow(TypeError)
  expect(coerce).toThrow('.content')
})

test('JSON.stringify throws wherever the result stands', () => {
  expect(() => JSON.stringify(result)).toThrow('.content')
  expect(() => JSON.stringify({ deep: [result] })).toThrow(TypeError)
})

test('spreading, Object.assign, entries and structuredClone give no artifact and no value', () => {
  const valued = ToolResult.value({ secret: 1 }, { text: 'content', artifacts: [secret] })
  const plain = { content: 'content', isError: false }
  expect({ ...valued }).toEqual(plain)
  expect(Object.assign({}, valued)).toEqual(plain)
  expect(Object.fromEntries(Object.entries(valued))).toEqual(plain)
  const clone: unknown = structuredClone(valued)
  expect(clone).toEqual(plain)
})

test('logs show counts, never data', () => {
  expect(inspect(result)).toBe('ToolResult(success, 7 characters, 1 artifacts)')
  expect(inspect({ deep: { result } }, { depth: 9, showHidden: true })).not.toContain('secret')
  const stdout = new PassThrough({ encoding: 'utf8' })
  new Console({ stdout }).log('result', ToolResult.error('failed badly'))
  expect(stdout.read()).toBe('result ToolResult(error, 12 characters, 0 artifacts)\n')
})

test('a value renders as the JSON text that stands for it; text as itself', () => {
  expect(ToolResult.value({ a: [1] }).content).toBe('{"a":[1]}')
  expect(ToolResult.value('as it is').content).toBe('as it is')
  expect(ToolResult.value(0).content).toBe('0')
  expect(ToolResult.value(null, { text: 'nothing' }).content).toBe('nothing')
})

test('a falsy value is a value, and text alone has none', () => {
  expect(ToolResult.value(null)).toMatchObject({ hasValue: true, value: null })
  expect(ToolResult.value(false)).toMatchObject({ hasValue: true, value: false })
  expect(ToolResult.text('x').hasValue).toBe(false)
  expect(ToolResult.text('x').value).toBeUndefined()
})

test.each([
  ['too deep', { $nest: { levels: 100_000 } }],
  ['cyclic', { $cycle: true }],
  ['undefined', { $undefined: true }],
])('a value that is %s still makes a result, for the boundary to refuse', (_, form) => {
  const content = ToolResult.value(decodeVector(form) as JsonValue).content
  expect(content).toBe('The value of this result is not JSON data.')
})

test('content that is no text is refused by name', () => {
  expect(() => Reflect.apply(ToolResult.text, ToolResult, [undefined])).toThrow('must be text')
})

test('only adoption makes an error with artifacts', () => {
  const parts = { content: 'failed', isError: true, artifacts: [secret] }
  expect(makeToolResult(parts)).toMatchObject({ isError: true, artifacts: [secret] })
  expect(Reflect.apply(ToolResult.error, ToolResult, ['failed', secret]).artifacts).toEqual([])
})
