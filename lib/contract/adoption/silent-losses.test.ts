import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonValue } from '#lib/base/json.ts'
import { jsonPointer, type PathPart } from '#lib/base/json-pointer.ts'
import { type AdoptionFormat, adoptResult } from '../adopt-result.ts'
import { isJsonArray, isJsonObject } from './json-object.ts'

const b64 = 'iVBORw0KGgo='

const part = (members: object) => ({ toolCallId: 'c', toolName: 'n', ...members })

const artifact = {
  schema: 'vitrine.tool-artifact',
  version: 1,
  kind: 'text',
  status: 'success',
  payload: { text: 'x' },
}

const frame = { columns: ['a', 'b'], data: [[1, 2]] }

const text = (words: string) => ({ type: 'text', text: words })

/** Well-formed results of each form, of which a part is planted. */
const WELL_FORMED: readonly (readonly [AdoptionFormat, readonly JsonValue[]])[] = [
  [
    'mcp',
    [
      {
        content: [
          text('a'),
          { type: 'image', data: b64, mimeType: 'image/png' },
          { type: 'audio', data: b64, mimeType: 'audio/wav' },
          { type: 'resource_link', uri: 'u', name: 'n', annotations: {} },
          { type: 'resource', resource: { uri: 'u', text: 't', mimeType: 'text/plain' } },
          { type: 'resource', resource: { uri: 'u', blob: b64 } },
        ],
        structuredContent: { a: 1, rows: [{ b: { c: 1 } }] },
        isError: false,
        _meta: {},
      },
    ],
  ],
  [
    'anthropic',
    [
      {
        type: 'tool_result',
        tool_use_id: 't',
        content: [
          text('a'),
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: b64 } },
          { type: 'image', source: { type: 'url', url: 'https://a.example/' } },
          { type: 'document', title: 't', source: { type: 'file', file_id: 'f' } },
          { type: 'document', source: { type: 'text', data: 'd', media_type: 'text/plain' } },
          { type: 'document', source: { type: 'content', content: [text('in')] } },
          { type: 'search_result', source: 's', title: 't', content: [text('in')] },
        ],
      },
    ],
  ],
  [
    'openai',
    [
      {
        role: 'tool',
        tool_call_id: 'c',
        content: [
          text('a'),
          { type: 'image_url', image_url: { url: 'https://a.example/', detail: 'low' } },
          { type: 'input_image', file_id: 'f' },
          { type: 'file', file: { file_id: 'f', filename: 'n' } },
          { type: 'input_file', file_data: b64, filename: 'n' },
        ],
      },
      { type: 'mcp_call', server_label: 's', output: null, error: { type: 't', message: 'm' } },
      {
        type: 'computer_call_output',
        call_id: 'c',
        output: { type: 'computer_screenshot', image_url: 'https://a.example/' },
      },
    ],
  ],
  [
    'ai-sdk',
    [
      { type: 'json', value: { a: [1] } },
      { type: 'execution-denied', reason: 'no' },
      {
        type: 'content',
        value: [
          text('a'),
          { type: 'image-data', data: b64, mediaType: 'image/png' },
          { type: 'file-url', url: 'https://a.example/' },
          { type: 'file-id', fileId: { openai: 'f' } },
        ],
      },
      part({ type: 'tool-error', input: {}, error: { message: 'm' } }),
      part({ type: 'tool-result', input: {}, output: { type: 'text', value: 'x' } }),
      part({ type: 'tool-x', state: 'output-denied', approval: { id: 'a', approved: false } }),
    ],
  ],
  [
    'vitrine',
    [
      artifact,
      { value: 'A', artifact },
      { value: 'A', artifacts: [artifact, artifact], isError: false },
      { kind: 'tool', seq: 1, toolName: 'x', toolText: 't', toolArtifacts: [artifact] },
      { event: 'step', v: 1, seq: 1, runId: 'r', step: { kind: 'tool', toolResult: 't' } },
      ['id', 'name', '', 'value', false, artifact],
    ],
  ],
  [
    'codeagent',
    [
      { kind: 'table', payload: { df: frame } },
      { kind: 'table', title: 't', payload: { df: { a: [1], b: [2] } } },
      { kind: 'table', payload: { df: [{ a: 1 }] } },
      { ...artifact, schema: 'codeagent.tool-artifact', status: 'denied' },
    ],
  ],
  [
    'labelled',
    [
      { type: 'TEXT', label: 'l', data: 'd' },
      { type: 'table', label: 'l', data: [{ a: 1 }] },
      { type: 'other', label: 'l', data: { a: 1 } },
    ],
  ],
]

const PLANTED = 'planted-5b1d'

/** The places of all objects in `value`, itself included. */
function objectPaths(value: JsonValue): readonly (readonly PathPart[])[] {
  const found: PathPart[][] = []
  const left: { readonly path: PathPart[]; readonly value: JsonValue }[] = [{ path: [], value }]
  for (let one = left.pop(); one; one = left.pop()) {
    const { path, value: at } = one
    if (isJsonObject(at)) found.push(path)
    if (typeof at !== 'object' || at === null) continue
    const isList = isJsonArray(at)
    for (const [key, member] of Object.entries(at)) {
      left.push({ path: [...path, isList ? Number(key) : key], value: member })
    }
  }
  return found
}

function planted(value: JsonValue, path: readonly PathPart[], member: readonly [string, unknown]) {
  const copy = structuredClone(value)
  const holder = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), copy)
  const attributes = { enumerable: true, configurable: true, writable: true }
  Object.defineProperty(Object(holder), member[0], { value: member[1], ...attributes })
  return copy
}

const memberName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.constantFrom('text', 'title', 'name', 'url', 'data', 'blob', 'file_id', 'output', 'error'),
  fc.constantFrom('isError', 'reason', 'errorText', 'filename', 'description', 'label', 'df'),
  fc.constantFrom('value', 'artifacts', 'toolArtifacts', 'index', '__proto__', 'constructor'),
)

const plantedValue = fc.constantFrom<unknown>(PLANTED, { deep: [PLANTED] }, [PLANTED])

test.each(WELL_FORMED)('a member more in a result of %s is never lost silently', (format, all) => {
  return fc.assert(
    fc.property(
      fc.constantFrom(...all).chain((foreign) =>
        fc.record({
          foreign: fc.constant(foreign),
          path: fc.constantFrom(...objectPaths(foreign)),
        }),
      ),
      memberName,
      plantedValue,
      ({ foreign, path }, name, value) => {
        const holder = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), foreign)
        fc.pre(!Object.hasOwn(Object(holder), name))
        const { result, notes, origin } = adoptResult(planted(foreign, path, [name, value]), format)
        const { content, artifacts } = result
        const shown = JSON.stringify([content, artifacts, result.hasValue ? result.value : null])
        const place = jsonPointer([...path, name])
        const isBeside = origin.parts.some(
          ({ from, to }) =>
            to[0] === '/origin' && from !== '' && `${place}/`.startsWith(`${from}/`),
        )
        const before = adoptResult(foreign, format).notes.length
        expect(shown.includes(PLANTED) || isBeside || notes.length > before).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})
