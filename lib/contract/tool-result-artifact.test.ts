import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Artifact } from './artifact.ts'
import { errorArtifact } from './kinds/error.ts'
import { textArtifact } from './kinds/text.ts'
import { ToolResult } from './tool-result.ts'
import { toolResultArtifact } from './tool-result-artifact.ts'
import { toolResultValue } from './tool-result-value.ts'

const artifact = textArtifact({ text: 'shown', title: 'T' })

const future: Artifact = { ...artifact, version: 9, kind: 'error', status: 'odd' }

const result = ToolResult.text('content', future, artifact)

const toolStep = { kind: 'tool', toolResult: 'wire', toolArtifacts: [future, artifact] }

/** Every form of a source; each holds the artifact, and the text that stands beside it. */
const sources: readonly (readonly [string, unknown, string])[] = [
  ['a ToolResult', result, 'content'],
  ['a checked result', { text: 'checked', artifacts: [future, artifact] }, 'checked'],
  ['a step', toolStep, 'wire'],
  ['a step with its checked text', { ...toolStep, toolText: 'whole' }, 'whole'],
  ['a stream event', { v: 1, event: 'step', step: toolStep }, 'wire'],
  [
    'the named form',
    { id: 1, name: 'n', display: 'd', value: 'v', is_error: false, artifact },
    'v',
  ],
  ['six positions', [1, 'n', 'd', 'v', false, artifact], 'v'],
]

describe.each(sources)('%s', (_, source, text) => {
  test('gives its artifact', () => {
    expect(toolResultArtifact(source)).toEqual(artifact)
  })

  test('gives its portable text', () => {
    expect(toolResultValue(source)).toBe(text)
  })
})

test('the first artifact of a supported version is given; null supports every version', () => {
  expect(toolResultArtifact(result, { version: 9 })).toEqual(future)
  expect(toolResultArtifact(result, { version: [1, 9] })).toEqual(future)
  expect(toolResultArtifact(result, { version: null })).toEqual(future)
  expect(toolResultArtifact(result, { version: 2 })).toBeNull()
  expect(toolResultArtifact(result, { version: undefined })).toEqual(artifact)
})

test.each([[0], [-1], [1.5], ['1'], [[]], [[1, 'x']], [Number.POSITIVE_INFINITY], [{}], [true]])(
  'the version %j is refused before the source is looked at',
  (version) => {
    const read = (source: unknown) =>
      Reflect.apply(toolResultArtifact, undefined, [source, { version }])
    expect(() => read(null)).toThrow(RangeError)
    expect(() => read(result)).toThrow('positive whole number')
  },
)

test('a v1 artifact of kind error has status error; its original is not changed', () => {
  const wrong = { ...errorArtifact({ message: 'm' }), status: 'success' }
  expect(toolResultArtifact({ artifact: wrong })).toEqual({ ...wrong, status: 'error' })
  expect(wrong.status).toBe('success')
  expect(toolResultArtifact({ artifact: { ...wrong, kind: 'Error' } })?.status).toBe('success')
})

test('a future artifact is never touched, though its kind is error', () => {
  expect(JSON.stringify(toolResultArtifact({ artifact: future }, { version: null }))).toBe(
    JSON.stringify(future),
  )
})

test('accessors are not called, and neither artifact nor text is inherited', () => {
  let calls = 0
  const get = () => {
    calls++
    return artifact
  }
  expect(toolResultArtifact(Object.defineProperty({}, 'artifact', { get }))).toBeNull()
  const trapped = Object.defineProperty({ ...artifact }, 'payload', { get, enumerable: true })
  expect(toolResultArtifact({ artifact: trapped })).toBeNull()
  expect(toolResultArtifact(Object.create({ artifact }))).toBeNull()
  expect(toolResultValue(Object.create({ value: 'x' }))).toBeNull()
  expect(calls).toBe(0)
})

test('empty text is text, and what is no text is none', () => {
  expect(toolResultValue({ value: '' })).toBe('')
  expect(toolResultValue(ToolResult.text(''))).toBe('')
  expect(toolResultValue({ value: 5 })).toBeNull()
})

test('no source of any kind makes either reader throw', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const source of [
    proxy,
    { artifact: proxy },
    { artifacts: [proxy] },
    { step: proxy },
    [proxy],
  ]) {
    expect(toolResultArtifact(source)).toBeNull()
    expect(toolResultValue(source)).toBeNull()
  }
  return fc.assert(
    fc.property(fc.anything(), fc.anything(), (first, second) => {
      for (const source of [first, { artifact: first }, { artifacts: first, step: second }]) {
        expect(toolResultArtifact(source, { version: null })).toBeNull()
        expect(toolResultValue(source)).toSatisfy(
          (text: unknown) => text === null || typeof text === 'string',
        )
      }
    }),
  )
})
