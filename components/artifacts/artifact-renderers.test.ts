import { expect, test } from 'vitest'
import type { JsonObject } from '#lib/base/json.ts'
import { ARTIFACT_KINDS } from '#lib/contract/artifact-kinds.ts'
import { ARTIFACT_RENDERERS } from './artifact-renderers.tsx'

test('every kind of the table has a renderer, and no renderer is for a kind of no table', () => {
  expect([...ARTIFACT_RENDERERS.keys()].sort()).toEqual([...ARTIFACT_KINDS.keys()].sort())
})

const PAYLOADS: readonly (readonly [string, JsonObject])[] = [
  ['text', { text: 't' }],
  ['text', { text: 1 }],
  ['table', { columns: ['a'], rows: [[1]] }],
  ['table', { columns: ['a'], rows: [[1, 2]] }],
  ['tree', { nodes: [] }],
  ['tree', { nodes: [{ label: 'a', value: null, children: [{ label: 'b', value: true }] }] }],
  ['tree', { nodes: [{ label: 'a', children: [{ label: 2 }] }] }],
  ['tree', { nodes: [{ label: 'a', value: [] }] }],
  ['tree', { nodes: [{ label: 'a', children: 'b' }] }],
  ['tree', { nodes: {} }],
  ['list', { items: [] }],
  ['list', { items: ['a', 1] }],
  ['list', { items: 'a' }],
  ['key_value', { entries: [{ key: 'a', value: null }] }],
  ['key_value', { entries: [{ key: 'a' }] }],
  ['key_value', { entries: [{ key: 'a', value: {} }] }],
  ['key_value', { entries: [{ key: 1, value: 1 }] }],
  ['key_value', { entries: [null] }],
  ['key_value', {}],
  ['link', { links: [{ href: 'javascript:x', label: 'l', more: 1 }] }],
  ['link', { links: [{ label: 'l' }] }],
  ['link', { links: [{ href: 'x', label: null }] }],
  ['link', { links: ['x'] }],
  ['code', { text: '', lang: 'x', filename: 'f', output: '' }],
  ['code', { text: 'x', lang: 1 }],
  ['code', { lang: 'x' }],
  ['diff', { old: '', new: 'x', path: 'p', more: 1 }],
  ['diff', { old: '' }],
  ['diff', { old: null, new: '' }],
  ['diff', { old: '', new: '', path: null }],
  ['image', { images: [] }],
  ['image', { images: [{ mime: 'image/png', b64: '', alt: '' }], output: '' }],
  ['image', { images: [{ mime: 'image/svg+xml', b64: '' }] }],
  ['image', { images: [{ mime: 'IMAGE/PNG', b64: '' }] }],
  ['image', { images: [{ mime: 'image/png' }] }],
  ['image', { images: [{ mime: 'image/png', b64: '', alt: 1 }] }],
  ['image', { images: [{ mime: 'image/png', b64: '' }], output: {} }],
  ['image', { images: {} }],
  ['json', { value: null }],
  ['json', {}],
  ['error', { message: 'm' }],
  ['error', { message: 'm', detail: 1 }],
]

test.each(PAYLOADS)('the renderer and the table of kinds agree on %s %j', (kind, payload) => {
  const isFit = ARTIFACT_KINDS.get(kind)?.payload.safeParse(payload).success
  expect(ARTIFACT_RENDERERS.get(kind)?.fault(payload) === null).toBe(isFit)
})
