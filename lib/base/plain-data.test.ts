import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeVector } from '#fixtures/vectors/decode-vector.ts'
import { serialise } from './json.ts'
import { copyPlain } from './plain-data.ts'

const LIMITS = { maxDepth: 64, maxNodes: 100_000 }

const refused = { ok: false, problem: 'not_serialisable' }

test('whatever JSON holds is copied as it is, counted, and frozen to the leaves', () => {
  const source = { list: [1, 'x', null], inner: { flag: true } }
  const copy = copyPlain(source, LIMITS)
  expect(copy).toEqual({ ok: true, value: source, nodes: 10 })
  if (!copy.ok) return
  expect(copy.value).not.toBe(source)
  source.list.push(2)
  expect(copy.value).toEqual({ list: [1, 'x', null], inner: { flag: true } })
  expect(Object.isFrozen(copy.value)).toBe(true)
  expect(Object.values(copy.value ?? {}).every(Object.isFrozen)).toBe(true)
})

test('every JSON value is the same after its copy, and the copy of the copy too', () => {
  return fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const copy = copyPlain(value, LIMITS)
      expect(copy.ok && JSON.parse(serialise(copy.value))).toEqual(
        JSON.parse(JSON.stringify(value)),
      )
      expect(copy.ok && copyPlain(copy.value, LIMITS)).toEqual(copy)
    }),
  )
})

test('any value at all is copied or refused without a throw, and a copy serialises', () => {
  return fc.assert(
    fc.property(
      fc.anything({
        withBigInt: true,
        withBoxedValues: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withSet: true,
        withSparseArray: true,
        withTypedArray: true,
        withUnicodeString: true,
      }),
      (value) => {
        const copy = copyPlain(value, LIMITS)
        if (copy.ok) expect(JSON.parse(serialise(copy.value))).toEqual(copy.value)
      },
    ),
    { numRuns: 500 },
  )
})

describe('what JSON cannot hold is refused', () => {
  class Named {
    field = 1
  }
  class List extends Array<number> {}
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  const cases: Readonly<Record<string, unknown>> = {
    undefined: undefined,
    NaN: Number.NaN,
    Infinity: Number.POSITIVE_INFINITY,
    bigint: 1n,
    function: () => 1,
    symbol: Symbol('s'),
    'symbol key': { [Symbol('s')]: 1 },
    date: new Date(0),
    map: new Map(),
    'class instance': new Named(),
    'class of arrays': new List(),
    'boxed string': new String('x'),
    'typed array': new Uint8Array(2),
    error: new Error('x'),
    arguments: (function () {
      // biome-ignore lint/complexity/noArguments: the object itself is the case
      return arguments
    })(),
    'sparse array': new Array(3),
    'array with a name': Object.assign([1], { name: 1 }),
    'hole beside a name': Object.assign([1, 2], { length: 3, name: 1 }),
    cycle: decodeVector({ $cycle: true }),
    'array cycle': (() => {
      const list: unknown[] = []
      list.push(list)
      return list
    })(),
    accessor: decodeVector({ $getter: 'throws' }),
    'accessor of an array': Object.defineProperty([0], '0', { get: () => 1, enumerable: true }),
    'toJSON that throws': decodeVector({ $toJSON: 'throws' }),
    'toJSON that flips': decodeVector({ $toJSON: 'flips' }),
    'hidden toJSON': Object.defineProperty({}, 'toJSON', { value: () => 1 }),
    'revoked proxy': revoked.proxy,
    'throwing proxy': new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('trap')
        },
      },
    ),
    'equal keys': decodeVector({ $loneKeys: ['\\uD800', '\\uD801'] }),
  }
  test.each(Object.entries(cases))('%s', (_, value) => {
    expect(copyPlain(value, LIMITS)).toEqual(refused)
    expect(copyPlain({ inside: [value] }, LIMITS)).toEqual(refused)
  })
})

test('no accessor is called', () => {
  let calls = 0
  const source = Object.defineProperty({}, 'field', { enumerable: true, get: () => ++calls })
  copyPlain(source, LIMITS)
  expect(calls).toBe(0)
})

test('a proxy that answers is read once: what was checked is what is copied', () => {
  let reads = 0
  const flipping = new Proxy(
    { text: '' },
    {
      getOwnPropertyDescriptor: (_, key) => ({
        value: key === 'text' && reads++ === 0 ? 'small' : 'large'.repeat(1000),
        enumerable: true,
        configurable: true,
      }),
    },
  )
  const copy = copyPlain(flipping, LIMITS)
  expect(copy.ok && serialise(copy.value).length).toBeLessThan(6000)
  expect(copy.ok && serialise(copy.value)).toBe(copy.ok && serialise(copy.value))
})

test('an object that stands twice is no cycle and is copied twice', () => {
  const copy = copyPlain(decodeVector({ $twice: true }), LIMITS)
  expect(copy.ok && copy.value).toEqual([{ shared: true }, { shared: true }])
})

test('data of another realm is plain', () => {
  const foreign: unknown = runInNewContext('({ list: [1, { deep: "x" }] })')
  const copy = copyPlain(foreign, LIMITS)
  expect(copy.ok && serialise(copy.value)).toBe('{"list":[1,{"deep":"x"}]}')
})

test('__proto__, constructor and data named toJSON are keys like any other', () => {
  const foreign: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":2,"toJSON":"data"}')
  const copy = copyPlain(foreign, LIMITS)
  expect(copy.ok && serialise(copy.value)).toBe(
    '{"__proto__":{"a":1},"constructor":2,"toJSON":"data"}',
  )
  expect(copy.ok && Object.getPrototypeOf(copy.value)).toBe(Object.prototype)
})

test('lone surrogates become U+FFFD in strings and keys, and -0 becomes 0', () => {
  const copy = copyPlain({ 'k\ud800': 'v\udc00', zero: -0 }, LIMITS)
  expect(copy.ok && serialise(copy.value)).toBe('{"k\ufffd":"v\ufffd","zero":0}')
})

test('depth counts containers: the limit passes, one more fails, empty ones are levels', () => {
  const nest = (levels: number) => decodeVector({ $nest: { levels } })
  expect(copyPlain(nest(64), LIMITS).ok).toBe(true)
  expect(copyPlain(nest(65), LIMITS)).toEqual({ ok: false, problem: 'too_deep' })
  expect(copyPlain(nest(100_000), LIMITS)).toEqual({ ok: false, problem: 'too_deep' })
  expect(copyPlain('scalar', { maxDepth: 0, maxNodes: 1 }).ok).toBe(true)
})

test('values and keys are nodes: the limit passes, one more fails', () => {
  const source = { a: [1, 2], b: 'x' }
  expect(copyPlain(source, { maxDepth: 2, maxNodes: 7 })).toMatchObject({ ok: true, nodes: 7 })
  const problem = 'too_many_nodes'
  expect(copyPlain(source, { maxDepth: 2, maxNodes: 6 })).toEqual({ ok: false, problem })
})

test('an array that claims four thousand million members is refused before they are listed', () => {
  const list = new Array(2 ** 32 - 1)
  expect(copyPlain(list, LIMITS)).toEqual({ ok: false, problem: 'too_many_nodes' })
})

test('one long string that stands many times is refused before the text outgrows a string', () => {
  const long = 'x'.repeat(2 ** 20)
  expect(copyPlain(new Array(64).fill(long), LIMITS)).toEqual(refused)
  expect(copyPlain(new Array(8).fill(long), LIMITS).ok).toBe(true)
})
