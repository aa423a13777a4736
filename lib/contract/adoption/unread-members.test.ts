import { describe, expect, test } from 'vitest'
import type { JsonValue } from '#lib/base/json.ts'
import { type AdoptionFormat, adoptResult } from '../adopt-result.ts'

const b64 = 'iVBORw0KGgo='

const mcp = (block: JsonValue) => ({ content: [block] })
const anthropic = (block: JsonValue) => ({
  type: 'tool_result',
  tool_use_id: 't',
  content: [block],
})
const openai = (block: JsonValue) => ({ role: 'tool', tool_call_id: 'c', content: [block] })
const part = (members: object) => ({ toolCallId: 'c', toolName: 'n', ...members })

const LOSSES: readonly (readonly [string, AdoptionFormat, JsonValue, string])[] = [
  [
    'blob beside text',
    'mcp',
    mcp({ type: 'resource', resource: { uri: 'u', text: 't', blob: 'LOST' } }),
    '/content/0/resource/blob',
  ],
  ...(['name', 'title', 'description', 'mimeType', 'size'] as const).map(
    (name): readonly [string, AdoptionFormat, JsonValue, string] => [
      `odd ${name}`,
      'mcp',
      mcp({ type: 'resource_link', uri: 'u', [name]: ['LOST'] }),
      `/content/0/${name}`,
    ],
  ),
  [
    'an odd type of a resource',
    'mcp',
    mcp({ type: 'resource', resource: { uri: 'u', text: 't', mimeType: ['LOST'] } }),
    '/content/0/resource/mimeType',
  ],
  [
    'an odd title',
    'anthropic',
    anthropic({ type: 'document', source: { type: 'text', data: 'x' }, title: ['LOST'] }),
    '/content/0/title',
  ],
  [
    'more in a source',
    'anthropic',
    anthropic({ type: 'image', source: { type: 'base64', data: b64, url: 'LOST' } }),
    '/content/0/source/url',
  ],
  [
    'more in a block of a block',
    'anthropic',
    anthropic({
      type: 'search_result',
      source: 's',
      title: 't',
      content: [{ type: 'text', text: 'a', more: 'LOST' }],
    }),
    '/content/0/content/0/more',
  ],
  [
    'an id beside an address',
    'openai',
    openai({ type: 'input_image', image_url: 'https://a.example/', file_id: 'LOST' }),
    '/content/0/file_id',
  ],
  [
    'an address beside bytes',
    'openai',
    openai({ type: 'input_file', file_data: b64, file_url: 'LOST' }),
    '/content/0/file_url',
  ],
  [
    'bytes beside a file',
    'openai',
    openai({ type: 'file', file: { file_id: 'f', x: 'y' }, file_data: 'LOST' }),
    '/content/0/file_data',
  ],
  [
    'the output of a failed call',
    'ai-sdk',
    part({ type: 'tool-error', error: { message: 'm' }, output: 'LOST' }),
    '/output',
  ],
  [
    'an error beside an output',
    'ai-sdk',
    part({ type: 'tool-x', state: 'output-available', output: 1, errorText: 'LOST' }),
    '/errorText',
  ],
]

test.each(LOSSES)('%s of %s stands beside the result, with a note', (_, format, foreign, from) => {
  const { notes, origin } = adoptResult(foreign, format)
  expect(origin.parts).toContainEqual({ from, to: ['/origin'] })
  expect(notes.join()).toContain('only the origin keeps it')
  expect(notes.join()).not.toContain('LOST')
})

describe('what stands beside a message', () => {
  const error = Object.assign(new TypeError('m'), { statusCode: 500 })
  test.each<[string, AdoptionFormat, unknown, string]>([
    [
      'an error of OpenAI',
      'openai',
      { type: 'mcp_call', server_label: 's', output: null, error: { message: 'm', code: 500 } },
      '{"code":500}',
    ],
    [
      'an error of the AI SDK',
      'ai-sdk',
      part({ type: 'tool-error', error: { message: 'm', code: 'C' } }),
      '{"code":"C"}',
    ],
    ['an Error', 'ai-sdk', part({ type: 'tool-error', error }), '{"statusCode":500}'],
  ])('of %s is the detail', (_, format, foreign, detail) => {
    const { result, notes } = adoptResult(foreign, format)
    expect(result).toMatchObject({ isError: true, content: 'm' })
    expect(result.artifacts).toMatchObject([{ kind: 'error', payload: { message: 'm', detail } }])
    expect(notes).toEqual([])
  })

  test('of an Error that is no JSON is told', () => {
    const odd = Object.assign(new Error('m', { cause: new Error('c') }), { at: new Date(0) })
    const { result, notes } = adoptResult(part({ type: 'tool-error', error: odd }), 'ai-sdk')
    expect(result.content).toBe('m')
    expect(notes).toHaveLength(2)
  })

  test('of a denial is the detail of its reason', () => {
    const foreign = { type: 'execution-denied', reason: { why: 'W' } }
    expect(adoptResult(foreign, 'ai-sdk').result.artifacts).toMatchObject([
      { kind: 'error', payload: { detail: '{"why":"W"}' } },
    ])
  })
})

test.each<[AdoptionFormat, JsonValue]>([
  [
    'anthropic',
    anthropic({ type: 'document', source: { type: 'file', file_id: 'f' }, title: 'a.pdf' }),
  ],
  ['openai', openai({ type: 'file', file: { file_id: 'f', filename: 'a.pdf' } })],
])('a file that its provider keeps has its name, as %s gives it', (format, foreign) => {
  const { artifacts } = adoptResult(foreign, format).result
  expect(artifacts).toMatchObject([
    { payload: { entries: expect.arrayContaining([{ key: 'name', value: 'a.pdf' }]) } },
  ])
})
