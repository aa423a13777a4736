import { expect, test } from 'vitest'
import type { JsonValue } from '#lib/base/json.ts'
import { adoptResult } from '../adopt-result.ts'
import { codeArtifact } from '../kinds/code.ts'
import { imageArtifact } from '../kinds/image.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { keyValueArtifact } from '../kinds/key-value.ts'
import { linkArtifact } from '../kinds/link.ts'

const text = (words: string) => ({ type: 'text', text: words })

const adopt = (foreign: unknown) => adoptResult(foreign, 'mcp')

const link = { type: 'resource_link', uri: 'https://example.org/a', name: 'A' }
const image = { type: 'image', mimeType: 'image/png', data: 'iVBORw0KGgo=' }
const audio = { type: 'audio', mimeType: 'audio/wav', data: 'UklGRg==' }
const embedded = { type: 'resource', resource: { uri: 'file:///a.txt', text: 'inside' } }
const blob = { type: 'resource', resource: { uri: 'file:///a.bin', blob: 'AAEC' } }
const unknown = { type: 'hologram', x: 1 }

test.each([
  [link, 'A: https://example.org/a'],
  [{ ...link, name: undefined }, 'https://example.org/a'],
  [image, '[image: image/png]'],
  [audio, '[audio: audio/wav]'],
  [embedded, 'inside'],
  [blob, '[resource: file:///a.bin]'],
  [unknown, '{"type":"hologram","x":1}'],
  [{ type: 'text', text: 5 }, '{"type":"text","text":5}'],
  ['bare text', 'bare text'],
  [7, '7'],
])('%j is content of its own where no text is', (block, words) => {
  const plain: JsonValue = JSON.parse(JSON.stringify(block))
  expect(adopt({ content: [plain] }).result.content).toBe(words)
})

test.each([
  ['an image', image, imageArtifact({ images: [{ mime: 'image/png', b64: image.data }] })],
  [
    'an image by another name of its type',
    { ...image, mimeType: 'Image/JPG; x=1', data: 'AA\r\nAA' },
    imageArtifact({ images: [{ mime: 'image/jpeg', b64: 'AAAA' }] }),
  ],
  ['a link', link, linkArtifact({ links: [{ href: link.uri, label: 'A' }] })],
  [
    'a link with all it can say',
    { ...link, title: 'T', description: 'D', mimeType: 'text/html', size: 5 },
    linkArtifact({
      links: [{ href: link.uri, label: 'T', description: 'D · text/html · 5 bytes' }],
    }),
  ],
  ['a text resource', embedded, codeArtifact({ text: 'inside', filename: 'file:///a.txt' })],
  [
    'a text resource of a type',
    { type: 'resource', resource: { uri: 'x:a', text: '', mimeType: 'text/x-python' } },
    codeArtifact({ text: '', filename: 'x:a', lang: 'text/x-python' }),
  ],
])('%s has a kind of its own, and nothing of it is lost', (_name, block, artifact) => {
  const { result, notes } = adopt({ content: [block] })
  expect(result.artifacts).toEqual([artifact])
  expect(notes).toEqual([])
})

test.each([
  ['audio', audio, { type: 'audio', mime: 'audio/wav', bytes: 4 }],
  ['a blob', blob, { type: 'resource', uri: 'file:///a.bin', mime: null, bytes: 3 }],
  [
    'a picture of another type',
    { type: 'image', mimeType: 'image/svg+xml', data: 'PHN2Zy8+' },
    { type: 'image', mime: 'image/svg+xml', bytes: 6 },
  ],
])('%s is described by type and size, with a note', (_name, block, facts) => {
  const { result, notes } = adopt({ content: [block] })
  const entries = Object.entries(facts).map(([key, value]) => ({ key, value }))
  expect(result.artifacts).toEqual([keyValueArtifact({ entries })])
  expect(notes).toEqual(['Block 1 holds bytes that are described and not shown.'])
})

test.each([
  [unknown],
  [{ type: 'text', text: 5 }],
  [{ type: 'image' }],
  [{ type: 'audio', data: 'UklGRg==' }],
  [{ type: 'resource_link', name: 'A' }],
  [{ type: 'resource', resource: { uri: 'file:///a' } }],
  ['bare text'],
  [7],
])('%j is shown as JSON with a note', (block) => {
  const { result, notes } = adopt({ content: [block] })
  expect(result.artifacts).toEqual([jsonArtifact({ value: block })])
  expect(notes).toEqual([expect.stringMatching(/^Block 1 /)])
})

test('stand for themselves only where there is no text; links and embedded text are text', () => {
  expect(adopt({ content: [image, text('words'), unknown] }).result.content).toBe('words')
  expect(adopt({ content: [text('see'), link, embedded] }).result.content).toBe(
    'see\n\nA: https://example.org/a\n\ninside',
  )
  expect(adopt({ content: [image, audio] }).result.content).toBe(
    '[image: image/png]\n\n[audio: audio/wav]',
  )
})
