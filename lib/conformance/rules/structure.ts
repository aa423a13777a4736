import type { CheckableBoundary } from '../checkable-boundary.ts'
import type { ConformanceCase } from '../conformance-case.ts'
import { cross } from '../cross.ts'
import { delivered, refused } from '../crossings.ts'
import { demand } from '../fault.ts'

/** Stands in foreign objects, so that a boundary that quotes one is seen. */
const SECRET = 'zq-secret-4711'

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = wrap(value)
  return value
}

class Thing {
  readonly secret = SECRET
}

/** What JSON cannot hold, and what is no data; made anew for each boundary. */
const FOREIGN: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([
  ['A cycle', cycle],
  [
    'An accessor',
    () => ({
      secret: SECRET,
      get a(): number {
        return 1
      },
    }),
  ],
  ['An accessor that throws', throwingAccessor],
  ['A proxy that throws', throwingProxy],
  ['An object with toJSON', () => ({ secret: SECRET, toJSON: () => 1 })],
  ['A class instance', () => new Thing()],
  ['A map', () => new Map([[SECRET, 1]])],
  ['A regular expression', () => /a/],
  ['A sparse array', () => new Array(3)],
  ['A number that is not finite', () => [Number.NaN]],
  ['A bigint', () => [1n]],
  ['A function', () => ({ a: () => SECRET })],
  ['A symbol', () => Symbol(SECRET)],
  ['A member that is undefined', () => ({ a: undefined })],
])

function cycle(): unknown {
  const self: { secret: string; self?: unknown } = { secret: SECRET }
  self.self = self
  return self
}

function throwingAccessor(): unknown {
  return {
    get a(): never {
      throw new Error(SECRET)
    },
  }
}

function throwingProxy(): unknown {
  const fail = (): never => {
    throw new TypeError(SECRET)
  }
  return new Proxy({}, { ownKeys: fail, get: fail, getPrototypeOf: fail })
}

function demandCopied(boundary: CheckableBoundary): void {
  const original = { list: [1, 2] }
  const { payload } = delivered(boundary, original)
  original.list.push(3)
  demand(JSON.stringify(payload) === '{"list":[1,2]}', 'A later change of the original shows.')
}

/** Depth, nodes, plain data, and nothing thrown but refusals. */
export const STRUCTURE_CASES: readonly ConformanceCase[] = [
  {
    rule: 'B-DEPTH',
    says: '64 levels of containers pass, scalars being no level.',
    check: ({ boundary }) => {
      delivered(
        boundary,
        nested(64, (inner) => [inner]),
      )
      delivered(
        boundary,
        nested(64, (inner) => ({ a: inner })),
      )
    },
  },
  {
    rule: 'B-DEPTH',
    says: '65 levels are refused, and so are a hundred thousand.',
    check: ({ boundary }) => {
      refused(
        boundary,
        'An array of 65 levels',
        nested(65, (inner) => [inner]),
      )
      refused(
        boundary,
        'An object of 65 levels',
        nested(65, (inner) => ({ a: inner })),
      )
      refused(
        boundary,
        'An array of 100,000 levels',
        nested(100_000, (inner) => [inner]),
      )
    },
  },
  {
    rule: 'B-NODES',
    says: '100,000 values and keys pass, one more is refused.',
    check: ({ boundary }) => {
      delivered(boundary, new Array(99_999).fill(0))
      refused(boundary, 'A list of 100,001 values', new Array(100_000).fill(0))
      const keys = Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 0])
      refused(boundary, 'An object of 100,001 values and keys', Object.fromEntries(keys))
    },
  },
  {
    rule: 'B-PLAIN',
    says: 'What JSON cannot hold and what is no plain data is refused, and nothing of it is quoted.',
    check: ({ boundary }) => {
      for (const [what, make] of FOREIGN) {
        const { everything } = refused(boundary, what, make())
        demand(!everything.includes(SECRET), `The refusal of ${what.toLowerCase()} quotes it.`)
      }
    },
  },
  {
    rule: 'B-PLAIN',
    says: 'What is delivered is a copy.',
    check: ({ boundary }) => demandCopied(boundary),
  },
  {
    rule: 'B-ONLY-ERROR',
    says: 'Whatever the result and the name of the tool, only a refusal is thrown.',
    check: ({ boundary }) => {
      for (const name of ['', 'a"b\n', '__proto__', 'constructor', '\ud800']) {
        for (const make of [...FOREIGN.values(), () => null, () => '', () => 'text']) {
          const crossing = cross(boundary, make(), { name })
          if (crossing.kind === 'broken') demand(false, crossing.why)
        }
      }
    },
  },
]
