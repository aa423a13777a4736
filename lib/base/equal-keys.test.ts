import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasEqualKeys } from './equal-keys.ts'

const inText = (text: string) => hasEqualKeys(text, JSON.parse(text))

test.each([
  '{"a":1,"a":2}',
  '{"b":[{"a":1},{"a":{"x":1,"\\u0078":2}}]}',
  '{"__proto__":1,"__proto__":2}',
])('%s holds a key twice', (text) => {
  expect(inText(text)).toBe(true)
})

test.each(['{"a":{"a":1},"b":{"a":1}}', '{"a\\":":":\\\\","__proto__":1}', '"a:b"', '[]', '1'])(
  '%s holds no key twice',
  (text) => {
    expect(inText(text)).toBe(false)
  },
)

test('no JSON that was written from a value holds a key twice', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(inText(text)).toBe(false)
    }),
  )
})

test('nesting of any depth is walked', () => {
  const levels = 100_000
  const deep = ['{"a":'.repeat(levels), '{"b":1,"b":2}', '}'.repeat(levels)].join('')
  expect(inText(deep)).toBe(true)
})
