import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText } from '#fixtures/boundary/hostile-text.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { type BoundaryOptions, ToolResultBoundary } from './tool-result-boundary.ts'
import { ToolResultError } from './tool-result-error.ts'

const SECRET = 'Jane Doe, Hauptstr. 5'

const deep = (levels: number): unknown => {
  let value: unknown = 0
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}
const revoked = Proxy.revocable({}, {})
revoked.revoke()
const cycle: { self?: unknown } = {}
cycle.self = cycle
class Thing {
  readonly a = 1
}
const hostileGetter = {
  get a(): never {
    throw new Error(SECRET)
  },
}
const throwing = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new TypeError(SECRET)
    },
  },
)

function check(result: unknown, options?: BoundaryOptions, name = 'read') {
  return new ToolResultBoundary(options).checked({ name }, result)
}

describe('for any input', () => {
  it.each([
    ['deep', deep(100_000)],
    ['cycle', cycle],
    ['revoked proxy', revoked.proxy],
    ['throwing proxy', throwing],
    ['getter', hostileGetter],
    ['instance', new Thing()],
    ['map', new Map([[1, 2]])],
    ['date', new Date(0)],
    ['function', () => 1],
    ['symbol', Symbol('x')],
    ['bigint', 1n],
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['sparse', new Array(3)],
    ['too many', Array.from({ length: 100_001 }, () => 0)],
    ['toJSON', { toJSON: () => 1 }],
    ['proxied result', new Proxy(ToolResult.text('x'), {})],
  ])('refuses %s with a ToolResultError that quotes nothing', (_, value) => {
    try {
      check(value)
      expect.unreachable()
    } catch (problem) {
      expect(problem).toBeInstanceOf(ToolResultError)
      if (problem instanceof ToolResultError) expect(problem.message).not.toContain('Jane')
    }
  })

  it('throws a ToolResultError or nothing', () => {
    const anything = fc.oneof(
      fc.anything({
        withBigInt: true,
        withBoxedValues: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withObjectString: true,
        withSet: true,
        withSparseArray: true,
        withTypedArray: true,
      }),
      fc.dictionary(hostileText, fc.oneof(hostileText, fc.array(hostileText))),
    )
    const policy = fc.constantFrom('annotate', 'truncate', 'fail')
    fc.assert(
      fc.property(anything, policy, hostileText, (value, onSuspicion, name) => {
        try {
          const checked = check(value, { policy: { onSuspicion } }, name)
          expect(checked.rendered()).toMatch(/^<untrusted-data /)
          expect(() => JSON.stringify({ ...checked })).not.toThrow()
        } catch (problem) {
          expect(problem).toBeInstanceOf(ToolResultError)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
