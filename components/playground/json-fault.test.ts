import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault } from './json-fault.ts'

test.each([
  ['{\n  "table": oops\n}', 'oops'],
  ['{"a":1,}', '}'],
  ['{"a" 1}', '1'],
  ['[1 2]', '2'],
  ['{"a":1]', ']'],
  ['{} {}', '{}'],
  ["{'a':1}", "'a'"],
  ['{"a":01}', '1}'],
])('in %j the fault is where it goes wrong', (text, rest) => {
  expect(text.slice(jsonFault(text)).startsWith(rest)).toBe(true)
})

test('where something is missing the fault is at the end', () => {
  for (const text of ['', '{', '{"a":', '[1,']) expect(jsonFault(text)).toBe(text.length)
})

test('valid JSON is read to its end, however deep', async () => {
  await fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      expect(jsonFault(text)).toBe(text.length)
    }),
  )
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  expect(jsonFault(deep)).toBe(deep.length)
})

test('text with something put in is never read past it', async () => {
  await fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, place) => {
      const text = JSON.stringify(value)
      const at = place % (text.length + 1)
      const broken = `${text.slice(0, at)}\u0001${text.slice(at)}`
      expect(jsonFault(broken)).toBeLessThanOrEqual(at)
    }),
  )
})
