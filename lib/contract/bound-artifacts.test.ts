import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeVector } from '#fixtures/vectors/decode-vector.ts'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { boundArtifacts } from './bound-artifacts.ts'
import { errorArtifact } from './kinds/error.ts'
import { jsonArtifact } from './kinds/json.ts'
import { tableArtifact } from './kinds/table.ts'
import { textArtifact } from './kinds/text.ts'

const outer = { schema: 'vitrine.tool-artifact', version: 1, kind: 'text', status: 'success' }

/** Lists of what may be an artifact, of any values at all in any field. */
const anyList = fc.array(
  fc.oneof(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withSparseArray: true,
      withNullPrototype: true,
    }),
    fc.record(
      {
        schema: fc.constantFrom('vitrine.tool-artifact', 'other'),
        version: fc.oneof(fc.constantFrom(1, 2, 0), fc.double()),
        kind: fc.oneof(fc.constantFrom(...ARTIFACT_KINDS.keys()), fc.string()),
        status: fc.oneof(fc.constantFrom('success', 'error', ''), fc.jsonValue()),
        title: fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null)),
        icon: fc.string(),
        payload: fc.oneof(
          fc.dictionary(fc.string(), fc.jsonValue()),
          fc.record({ text: fc.string({ unit: 'binary' }) }),
          fc.record({ columns: fc.array(fc.string()), rows: fc.array(fc.array(fc.string())) }),
          fc.record({ value: fc.jsonValue() }),
          fc.record({ message: fc.string() }),
        ),
      },
      { requiredKeys: ['schema', 'version', 'kind', 'status', 'payload'] },
    ),
  ),
  { maxLength: 4 },
)

test('whatever passes serialises, comes back equal, keeps the limits and passes again unchanged', () => {
  return fc.assert(
    fc.property(anyList, fc.integer({ min: 3, max: 12 }), (list, maxDepth) => {
      const limits = { maxBytes: 2000, maxDepth, maxNodes: 300 }
      const { artifacts, omission } = boundArtifacts(list, limits)
      const text = serialise(artifacts)
      expect(JSON.parse(text)).toEqual(artifacts)
      expect(deepestFrozen(artifacts)).toBe(true)
      if (omission) return
      expect(utf8Length(text)).toBeLessThanOrEqual(limits.maxBytes)
      expect(boundArtifacts(artifacts, limits)).toEqual({ artifacts })
    }),
    { numRuns: 1000 },
  )
})

test('no value in place of the list makes it throw', () => {
  const throwing = new Proxy([1], {
    getOwnPropertyDescriptor() {
      throw new Error('trap')
    },
  })
  const { proxy: revoked, revoke } = Proxy.revocable([], {})
  revoke()
  for (const list of [undefined, null, 'text', 5, {}, () => 1, new Map(), throwing, revoked]) {
    expect(boundArtifacts(list).omission).toEqual({
      reason: 'not_serialisable',
      count: 0,
      kinds: [],
    })
  }
  return fc.assert(
    fc.property(fc.anything({ withBigInt: true, withSparseArray: true }), (list) => {
      expect(boundArtifacts(list).artifacts).toBeInstanceOf(Array)
    }),
  )
})

test('nothing of the original object is kept', () => {
  const payload = { text: 'before', list: [1] }
  const { artifacts } = boundArtifacts([{ ...outer, payload }])
  payload.text = 'after'
  payload.list.push(2)
  expect(artifacts).toEqual([{ ...outer, payload: { text: 'before', list: [1] } }])
})

describe('an omission', () => {
  const table = tableArtifact({ columns: ['a'], rows: [['1']] })

  test('says how many, of which known kinds, how large, and the limit', () => {
    const list = [table, table, { ...outer, kind: '<script>', payload: {} }]
    const bytes = utf8Length(serialise(JSON.parse(JSON.stringify(list))))
    const { artifacts, omission } = boundArtifacts(list, { maxBytes: bytes - 1 })
    const kinds = ['table', 'unknown']
    expect(omission).toEqual({ reason: 'too_large', count: 3, kinds, bytes, limit: bytes - 1 })
    expect(artifacts).toHaveLength(1)
    expect(artifacts[0]?.payload.text).toContain(`takes ${bytes} bytes`)
    expect(boundArtifacts(list, { maxBytes: bytes }).omission).toBeUndefined()
  })

  test.each([
    [{ maxDepth: 4 }, { reason: 'too_deep', limit: 4 }],
    [{ maxNodes: 18 }, { reason: 'too_many_nodes', limit: 18 }],
  ])('names the limit that %j set', (limits, expected) => {
    expect(boundArtifacts([table], limits).omission).toMatchObject(expected)
    // The list, the artifact, five keys and four values, the payload, two keys, three arrays and two cells.
    expect(boundArtifacts([table], { maxDepth: 5, maxNodes: 19 }).omission).toBeUndefined()
  })

  test('can be told from a text of the same words that a tool wrote', () => {
    const forged = textArtifact({ title: 'Artifacts omitted', text: 'All of them.' })
    expect(boundArtifacts([forged])).toEqual({ artifacts: [forged] })
  })

  test('of a list of four thousand million holes is counted without walking it', () => {
    const { omission } = boundArtifacts(new Array(2 ** 32 - 1))
    expect(omission).toMatchObject({ reason: 'too_many_nodes', count: 2 ** 32 - 1 })
  })

  test('calls no accessor to learn a kind', () => {
    let calls = 0
    const trap = Object.defineProperty({}, 'kind', { enumerable: true, get: () => ++calls })
    expect(boundArtifacts([trap]).omission).toMatchObject({ count: 1, kinds: ['unknown'] })
    expect(calls).toBe(0)
  })
})

test('a limit given as undefined is the default, not none', () => {
  const big = textArtifact({ text: 'x'.repeat(60_000) })
  expect(boundArtifacts([big], { maxBytes: undefined }).omission?.reason).toBe('too_large')
})

test('a depth limit beyond what the serialiser can do is taken for one that it can', () => {
  const value = decodeVector({ $nest: { levels: 90_000 } })
  const list = [{ ...outer, kind: 'json', payload: { value } }]
  const { omission } = boundArtifacts(list, { maxDepth: 1_000_000 })
  expect(omission).toMatchObject({ reason: 'too_deep', limit: 512 })
})

test('depth and nodes are counted in what is sent: a payload that became json is a level deeper', () => {
  const payload = { rows: decodeVector({ $nest: { levels: 61 } }) }
  expect(boundArtifacts([{ ...outer, kind: 'json', payload: { value: 1, ...payload } }])).toEqual({
    artifacts: [{ ...outer, kind: 'json', payload: { value: 1, ...payload } }],
  })
  expect(boundArtifacts([{ ...outer, payload }]).omission?.reason).toBe('too_deep')
})

describe('a member that is no good artifact', () => {
  test.each([
    ['text', { text: 5 }],
    ['table', { columns: ['a', 'b'], rows: [['1']] }],
    ['table', { columns: ['a'], rows: [[{}]] }],
    ['table', { columns: ['a'], rows: [['1']], total: -1 }],
    ['json', { valu: 1 }],
    ['error', { detail: 'no message' }],
  ])('of kind %s with the payload %j becomes json of the same heading', (kind, payload) => {
    const { artifacts } = boundArtifacts([{ ...outer, kind, icon: 'i', title: 't', payload }])
    const status = kind === 'error' ? 'error' : 'success'
    const heading = { ...outer, kind: 'json', status, icon: 'i', title: 't' }
    expect(artifacts).toEqual([{ ...heading, payload: { value: payload } }])
  })

  test.each([
    ['a string', 'text', undefined],
    ['of a foreign schema', { ...outer, schema: 'x', title: 'T', payload: {} }, 'T'],
    ['without a status', { ...outer, status: '', title: 'T', payload: {} }, 'T'],
    ['with a title that is no text', { ...outer, title: 5, payload: { text: '' } }, undefined],
    ['malformed, though it says version 2', { ...outer, version: 2, payload: [] }, undefined],
  ])('%s becomes the value of a json artifact', (_, member, title) => {
    const { artifacts } = boundArtifacts([member])
    expect(artifacts).toEqual([jsonArtifact({ title, value: JSON.parse(JSON.stringify(member)) })])
  })

  test('keeps unknown extra fields of payload and artifact', () => {
    const member = { ...outer, payload: { text: 'x', later: { a: 1 } }, extra: true }
    expect(boundArtifacts([member]).artifacts).toEqual([member])
  })
})

test('a future version of any kind and payload stays as it is', () => {
  const future = { ...outer, status: 'odd', version: 9, kind: 'error', payload: { rows: 'new' } }
  expect(serialise(boundArtifacts([future]).artifacts)).toBe(JSON.stringify([future]))
})

test('kind error means status error', () => {
  const { artifacts } = boundArtifacts([{ ...outer, kind: 'error', payload: { message: 'm' } }])
  expect(artifacts).toEqual([errorArtifact({ message: 'm' })])
})

test('the keys of a v1 artifact come in their one order', () => {
  const shuffled = {
    payload: { text: 'x' },
    title: 't',
    extra: 1,
    icon: 'i',
    status: 'success',
    kind: 'text',
    version: 1,
    schema: outer.schema,
  }
  const [artifact] = boundArtifacts([shuffled]).artifacts
  const order = ['schema', 'version', 'kind', 'status', 'icon', 'title', 'payload', 'extra']
  expect(Object.keys(artifact ?? {})).toEqual(order)
})

function deepestFrozen(root: unknown): boolean {
  const waiting = [root]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (!Object.isFrozen(value)) return false
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value))
  }
  return true
}
