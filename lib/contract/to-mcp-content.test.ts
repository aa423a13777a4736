import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { adoptResult } from './adopt-result.ts'
import type { Artifact } from './artifact.ts'
import { codeArtifact } from './kinds/code.ts'
import { errorArtifact } from './kinds/error.ts'
import { imageArtifact } from './kinds/image.ts'
import { jsonArtifact } from './kinds/json.ts'
import { linkArtifact } from './kinds/link.ts'
import { tableArtifact } from './kinds/table.ts'
import { textArtifact } from './kinds/text.ts'
import { toMcpContent } from './to-mcp-content.ts'
import { ToolResult } from './tool-result.ts'

const word = fc.string({ unit: 'grapheme' })

/** JSON as its text gives it back: a `-0` is no longer one. */
const json = fc.jsonValue().map((value): JsonValue => JSON.parse(JSON.stringify(value)))

const object = fc
  .dictionary(fc.string(), json)
  .map((value): JsonObject => JSON.parse(JSON.stringify(value)))

const block = fc.oneof(
  fc.record({ type: fc.constant('text'), text: word }),
  fc.record({
    type: fc.constant('image'),
    data: fc.base64String(),
    mimeType: fc.constantFrom('image/png', 'image/svg+xml'),
  }),
  fc.record({
    type: fc.constant('audio'),
    data: fc.base64String(),
    mimeType: fc.constant('audio/wav'),
  }),
  fc.record({
    type: fc.constant('resource_link'),
    uri: fc.webUrl(),
    name: word,
    annotations: object,
  }),
  fc.record({
    type: fc.constant('resource'),
    resource: fc.record({ uri: fc.webUrl(), text: word, _meta: object }),
  }),
  fc.record({
    type: fc.constant('resource'),
    resource: fc.record({ uri: fc.webUrl(), blob: fc.base64String() }),
  }),
  fc.record({ type: fc.constant('hologram'), x: json }),
)

const callToolResult = fc.record(
  {
    content: fc.array(block),
    structuredContent: object,
    isError: fc.boolean(),
    _meta: object,
    later: json,
  },
  { requiredKeys: ['content'] },
)

test('what came from MCP is given back as it came, whatever it is', () => {
  return fc.assert(
    fc.property(callToolResult, (drawn) => {
      const foreign: JsonValue = JSON.parse(JSON.stringify(drawn))
      expect(toMcpContent(adoptResult(foreign, 'mcp'))).toEqual(foreign)
    }),
    { numRuns: 500 },
  )
})

/** Artifacts that no block of MCP can say, of any version and kind. */
const artifact: fc.Arbitrary<Artifact> = fc.oneof(
  word.map((text) => textArtifact({ text, title: 'T', icon: 'i' })),
  fc
    .array(word)
    .map((cells) => tableArtifact({ columns: ['a'], rows: cells.map((cell) => [cell]) })),
  json.map((value) => jsonArtifact({ value })),
  word.map((text) => codeArtifact({ text, lang: 'r', filename: 'a' })),
  object.map((payload) => ({ ...textArtifact({ text: '' }), version: 7, kind: 'error', payload })),
)

test('a result of our own comes back from MCP with its text, artifacts and value', () => {
  return fc.assert(
    fc.property(word, fc.array(artifact, { maxLength: 4 }), object, (words, artifacts, value) => {
      const text = `. ${words}`
      const result = ToolResult.value(value, { text, artifacts })
      const answer: unknown = JSON.parse(JSON.stringify(toMcpContent(result)))
      const { result: again, notes } = adoptResult(answer, 'mcp')
      expect(again.content).toBe(text)
      expect(again.value).toEqual(value)
      expect(again.artifacts.slice(0, artifacts.length)).toEqual(artifacts)
      expect(notes).toEqual([])
    }),
    { numRuns: 300 },
  )
})

describe('a result of our own', () => {
  const forPeople = { annotations: { audience: ['user'] } }

  test('gives its text to everybody and its artifacts to people', () => {
    const picture = imageArtifact({ images: [{ mime: 'image/png', b64: 'iVBORw0KGgo=' }] })
    const links = linkArtifact({
      links: [{ href: 'https://a.example/', label: 'A' }, { href: 'b:c' }],
    })
    expect(toMcpContent(ToolResult.text('see', picture, links))).toEqual({
      content: [
        { type: 'text', text: 'see' },
        { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png', ...forPeople },
        { type: 'resource_link', uri: 'https://a.example/', name: 'A', ...forPeople },
        { type: 'resource_link', uri: 'b:c', name: 'b:c', ...forPeople },
      ],
    })
  })

  test('that failed says so, and has no artifact that could disagree', () => {
    expect(toMcpContent(ToolResult.error('no'))).toEqual({
      content: [{ type: 'text', text: 'no' }],
      isError: true,
    })
    const odd = ToolResult.text('said', errorArtifact({ message: 'm' }))
    expect(adoptResult(toMcpContent(odd), 'mcp').result.isError).toBe(true)
  })

  test('has a structured content that MCP takes, whatever its value', () => {
    expect(toMcpContent(ToolResult.value([1])).structuredContent).toEqual({ value: [1] })
    expect(toMcpContent(ToolResult.value(null)).structuredContent).toEqual({ value: null })
    expect(toMcpContent(ToolResult.value({ a: 1 })).structuredContent).toEqual({ a: 1 })
    expect(toMcpContent(ToolResult.text(''))).toEqual({ content: [{ type: 'text', text: '' }] })
  })

  test('with a picture that does not fit its kind is carried whole instead', () => {
    const odd = {
      ...imageArtifact({ images: [] }),
      payload: { images: [{ mime: 'image/svg+xml' }] },
    }
    const { content } = toMcpContent(ToolResult.text('x', odd))
    expect(content[1]).toMatchObject({ type: 'resource' })
    expect(adoptResult({ content }, 'mcp').result.artifacts).toEqual([odd])
  })
})

test('what was no CallToolResult is written anew', () => {
  for (const foreign of [
    'words',
    { content: 'words' },
    { content: ['words'] },
    { structuredContent: 5 },
  ]) {
    const { content } = toMcpContent(adoptResult(foreign, 'mcp'))
    expect(content[0]).toMatchObject({ type: 'text' })
  }
  const { content } = toMcpContent(adoptResult({ type: 'text', value: 'from elsewhere' }, 'ai-sdk'))
  expect(content).toEqual([{ type: 'text', text: 'from elsewhere' }])
})

test('a resource that only says it is an artifact stays a text', () => {
  const mimeType = 'application/vnd.vitrine.tool-artifact+json'
  for (const text of ['', '{', '{"schema":"vitrine.tool-artifact","version":0}', '[]']) {
    const resource = { uri: 'vitrine:/artifacts/0', mimeType, text }
    const { result } = adoptResult({ content: [{ type: 'resource', resource }] }, 'mcp')
    expect(result.artifacts).toMatchObject([{ kind: 'code', payload: { text } }])
  }
})

describe('what a native block cannot hold of its artifact', () => {
  const picture = { mime: 'image/png' as const, b64: 'iVBORw0KGgo=', alt: 'a chart' }
  const heading = { title: 'T', icon: 'i' }
  const failed = { ...imageArtifact({ images: [picture] }), status: 'error' }

  test.each<[string, Artifact, string]>([
    ['image', imageArtifact({ ...heading, images: [picture], output: 'o' }), 'image'],
    ['failed image', failed, 'image'],
    ['link', linkArtifact({ ...heading, links: [{ href: 'a:b', label: 'l' }] }), 'resource_link'],
    ['images', imageArtifact({ ...heading, images: [picture, picture] }), 'resource'],
    ['empty images', imageArtifact({ images: [] }), 'resource'],
  ])('comes back with it, as of %s', (_, artifact, type) => {
    const { content } = toMcpContent(ToolResult.text('x', artifact))
    expect(content[1]).toMatchObject({ type })
    expect(adoptResult({ content }, 'mcp').result.artifacts).toEqual([artifact])
  })

  test('is not believed where it does not fit', () => {
    const block = { type: 'image', data: picture.b64, mimeType: 'image/png' }
    for (const beside of [5, { title: 5 }, { item: 5 }, { payload: { output: 5 } }]) {
      const content = [{ ...block, _meta: { 'vitrine/artifact': beside } }]
      const { artifacts } = adoptResult({ content }, 'mcp').result
      expect(artifacts).toEqual(adoptResult({ content: [block] }, 'mcp').result.artifacts)
    }
  })
})
