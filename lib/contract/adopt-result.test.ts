import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeVector } from '#fixtures/vectors/decode-vector.ts'
import { ADOPTION_FORMATS, adoptResult } from './adopt-result.ts'
import type { Artifact } from './artifact.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { boundArtifacts } from './bound-artifacts.ts'
import { isToolResult } from './is-tool-result.ts'
import { jsonArtifact } from './kinds/json.ts'
import { tableArtifact } from './kinds/table.ts'
import { ToolResult } from './tool-result.ts'

const FORMATS = ADOPTION_FORMATS

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
})

const isError = ({ version, status }: Artifact) => version === 1 && status === 'error'

const isOfFailure = (artifact: Artifact) => artifact.version !== 1 || isError(artifact)

const BLOCK_TYPES = [
  ...['text', 'image', 'audio', 'resource', 'resource_link', 'x', 'document', 'search_result'],
  ...['image-data', 'file-url', 'file-id', 'input_text', 'input_image', 'input_file', 'refusal'],
]

const FORM_TYPES = [
  ...['text', 'json', 'error-text', 'error-json', 'content', 'execution-denied', 'tool-result'],
  ...['tool-error', 'tool-x', 'tool_result', 'function_call_output', 'mcp_call'],
]

/** Values at the places where a format looks. */
const almostAResult = fc.record(
  {
    content: fc.oneof(
      anything,
      fc.array(
        fc.oneof(
          anything,
          fc.record(
            {
              type: fc.constantFrom(...BLOCK_TYPES),
              text: anything,
              source: fc.oneof(
                anything,
                fc.record({
                  type: fc.constantFrom('base64', 'url', 'text'),
                  data: anything,
                  url: anything,
                }),
              ),
              url: fc.oneof(anything, fc.constant('data:image/png;base64,AAAA')),
              fileId: anything,
              file: anything,
              image_url: anything,
              data: anything,
              mimeType: anything,
              uri: anything,
              resource: anything,
            },
            { requiredKeys: ['type'] },
          ),
        ),
      ),
    ),
    structuredContent: anything,
    isError: fc.oneof(fc.boolean(), anything),
    type: fc.oneof(fc.constantFrom('table', 'TEXT', ...FORM_TYPES), anything),
    label: anything,
    data: anything,
    value: anything,
    output: anything,
    error: fc.oneof(anything, fc.constant(new Error('failed'))),
    reason: anything,
    state: fc.constantFrom('output-available', 'output-error', 'output-denied', 'x'),
    toolCallId: fc.oneof(fc.constant('call-1'), anything),
    tool_call_id: fc.oneof(fc.constant('call-1'), anything),
    tool_use_id: fc.oneof(fc.constant('call-1'), anything),
    role: fc.constantFrom('tool', 'function', 'user'),
    is_error: fc.oneof(fc.boolean(), anything),
    schema: fc.constantFrom('vitrine.tool-artifact', 'codeagent.tool-artifact', 'x'),
    version: fc.oneof(fc.constantFrom(1, 2, 0), anything),
    kind: fc.oneof(fc.constantFrom(...ARTIFACT_KINDS.keys()), anything),
    status: fc.oneof(fc.constantFrom('success', 'error', 'denied'), anything),
    payload: fc.oneof(fc.record({ df: anything }), fc.record({ text: fc.string() }), anything),
    toolArtifacts: anything,
    artifacts: anything,
  },
  { requiredKeys: [] },
)

test('no input of any kind and format makes it throw, and what comes out is consistent', () => {
  return fc.assert(
    fc.property(
      fc.oneof(anything, almostAResult),
      fc.constantFrom(...FORMATS),
      (foreign, format) => {
        const { result, notes, origin } = adoptResult(foreign, format)
        expect(isToolResult(result)).toBe(true)
        expect(notes.every((note) => typeof note === 'string')).toBe(true)
        if (result.isError) {
          expect(result.content.trim()).not.toBe('')
          expect(result.artifacts.every(isOfFailure)).toBe(true)
        }
        expect(result.isError || !result.artifacts.some(isError)).toBe(true)
        const pointers = origin.parts.flatMap(({ to }) => to)
        const shown = pointers.filter((pointer) => pointer.startsWith('/artifacts/'))
        expect(shown).toEqual(result.artifacts.map((_, index) => `/artifacts/${index}`))
        const bounded = boundArtifacts(result.artifacts, { maxBytes: 1e6, maxDepth: 70 })
        expect(bounded.artifacts).toEqual(result.artifacts)
      },
    ),
    { numRuns: 1000 },
  )
})

describe('what cannot be read at all', () => {
  const hostile: Readonly<Record<string, unknown>> = {
    'a revoked proxy': (() => {
      const { proxy, revoke } = Proxy.revocable({}, {})
      revoke()
      return proxy
    })(),
    'a throwing proxy': new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('secret trap')
        },
      },
    ),
    'a date': new Date(0),
    'a map': new Map([['secret', 1]]),
    'a function': () => 1,
    'a symbol': Symbol('secret'),
    'a bigint': 1n,
    NaN: Number.NaN,
  }
  test.each(Object.entries(hostile))(
    '%s becomes an error that says so, with a note',
    (_, foreign) => {
      for (const format of FORMATS) {
        const { result, notes, origin } = adoptResult(foreign, format)
        expect(result).toMatchObject({ isError: true, artifacts: [] })
        expect(result.content).toContain('not JSON data')
        expect(notes).toHaveLength(1)
        expect(notes.join()).not.toContain('secret')
        expect(origin.parts).toEqual([{ from: '', to: [] }])
      }
    },
  )
})

test('nothing returned is no error, but says so', () => {
  expect(adoptResult(undefined, 'value').result).toMatchObject({
    isError: false,
    content: 'The tool returned nothing.',
  })
})

test('a ToolResult is given back as it is', () => {
  const result = ToolResult.text('x')
  expect(adoptResult(result, 'mcp')).toMatchObject({ result, notes: [] })
})

test('one malformed part costs that part only, and the note names its place, not its words', () => {
  const { result, notes, origin } = adoptResult(
    {
      content: [
        { type: 'text', text: 'kept' },
        { type: 'text', text: 'bad', secret: 1n },
      ],
      structuredContent: decodeVector({ $cycle: true }),
      ignored_secret: () => 1,
    },
    'mcp',
  )
  expect(result.content).toBe('kept')
  expect(notes.slice(0, 3)).toEqual([
    'What stands as block 2 is no JSON data within the limits and was left out.',
    'What stands as structuredContent is no JSON data within the limits and was left out.',
    'What stands as member 3 of the result is no JSON data within the limits and was left out.',
  ])
  expect(notes.join()).not.toContain('secret')
  expect(origin.foreign).toEqual({ content: [{ type: 'text', text: 'kept' }, null] })
})

test('an optional member that is undefined is absent, without a note', () => {
  const foreign = { content: [{ type: 'text', text: 'x' }], isError: undefined, _meta: undefined }
  const { result, notes } = adoptResult(foreign, 'mcp')
  expect(result).toMatchObject({ content: 'x', isError: false })
  expect(notes).toEqual([])
})

test('structured content that is too deep is dropped with a note, and the text stays', () => {
  const structuredContent = decodeVector({ $nest: { levels: 100_000 } })
  const foreign = { content: [{ type: 'text', text: 'kept' }], structuredContent }
  const { result, notes } = adoptResult(foreign, 'mcp')
  expect(result.content).toBe('kept')
  expect(result.hasValue).toBe(false)
  expect(result.artifacts).toEqual([])
  expect(notes).toHaveLength(1)
})

test('no accessor is called', () => {
  let calls = 0
  const field = { enumerable: true, get: () => ++calls }
  const content = [Object.defineProperty({}, 'text', field)]
  const foreign = Object.defineProperty({ content }, 'isError', field)
  for (const format of FORMATS) adoptResult(foreign, format)
  expect(calls).toBe(0)
})

test('origin holds the foreign result verbatim, its meta and annotations, and the order of its parts', () => {
  const foreign = {
    content: [
      { type: 'image', mimeType: 'image/png', data: 'iVBORw0KGgo=', annotations: { priority: 1 } },
      { type: 'text', text: '[{"id":1}]' },
      { type: 'text', text: 'after' },
    ],
    _meta: { cursor: 'next' },
  }
  const { result, origin } = adoptResult(foreign, 'mcp')
  expect(origin).toEqual({
    format: 'mcp',
    foreign,
    parts: [
      { from: '/content/0', to: ['/artifacts/0'] },
      { from: '/content/0/annotations', to: ['/origin'] },
      { from: '/content/1', to: ['/content', '/artifacts/1'] },
      { from: '/content/2', to: ['/content'] },
      { from: '/_meta', to: ['/origin'] },
    ],
    notes: [],
  })
  expect(result.artifacts.map(({ kind }) => kind)).toEqual(['image', 'table'])
  expect(result.content).not.toContain('cursor')
})

describe('a plain value', () => {
  test('that is text is content and nothing else', () => {
    expect(adoptResult('as it is', 'value').result).toMatchObject({
      content: 'as it is',
      hasValue: false,
      artifacts: [],
    })
  })

  test.each([[0], [false], [null], [{ a: { b: 1 } }], [[1, [2]]], [[]], [[{}]]])(
    '%j is the value, its JSON text the content, and a json artifact',
    (value) => {
      const { result, notes } = adoptResult(value, 'value')
      expect(result.content).toBe(JSON.stringify(value))
      expect(result.hasValue).toBe(true)
      expect(result.value).toEqual(value)
      expect(result.artifacts).toEqual([jsonArtifact({ value })])
      expect(notes).toEqual([])
    },
  )

  test('that is an array of flat records is a table too, as data and as JSON text', () => {
    const records = [{ b: 1 }, { a: 'x', b: null }]
    const table = tableArtifact({
      columns: ['b', 'a'],
      rows: [
        [1, null],
        [null, 'x'],
      ],
    })
    expect(adoptResult(records, 'value').result.artifacts).toEqual([table])
    expect(adoptResult(` ${JSON.stringify(records)}\n`, 'value').result.artifacts).toEqual([table])
  })
})
