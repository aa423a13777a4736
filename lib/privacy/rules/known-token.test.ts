import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownToken, TOKEN_SHAPES } from './known-token.ts'

test.each(TOKEN_SHAPES)('finds the tokens of $issuer in their midst', ({ pattern, accepts }) => {
  // Look-arounds are of no use to a generator.
  const shape = new RegExp(`^(?:${pattern.source.replaceAll(/\(\?<?!.*?\)/g, '')})$`)
  const token = fc.stringMatching(shape).filter((text) => accepts?.(text) !== false)
  const property = fc.property(token, (text) => {
    const found = knownToken.find(`a ${text} b`)
    expect(found.map(({ start }) => start)).toContain(2)
    expect(found.at(-1)?.end).toBeGreaterThanOrEqual(Math.min(2 + text.length, 22))
  })
  fc.assert(property, { numRuns: 30 })
})
