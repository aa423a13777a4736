import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Uncheckable } from './fault.ts'
import { matchesPattern } from './linear-pattern.ts'

describe('matchesPattern', () => {
  it('agrees with the engine on small patterns and texts', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '\\d',
      '\\w',
      '\\.',
      '(a|b)',
      '(?:ab)',
      'é',
    )
    const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{0,}', '*?')
    const term = fc.tuple(atom, quantifier).map((parts) => parts.join(''))
    const sequence = fc.array(term, { maxLength: 4 }).map((terms) => terms.join(''))
    const pattern = fc
      .tuple(
        fc.constantFrom('', '^'),
        sequence,
        fc.constantFrom('', '|b', '|(a(b|)*)+', '\\b'),
        fc.constantFrom('', '$'),
      )
      .map((parts) => parts.join(''))
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '1', '.', 'é', '😀', '\n'),
      maxLength: 6,
    })
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        expect(matchesPattern(source, subject)).toBe(new RegExp(source, 'u').test(subject))
      }),
      { numRuns: 3000 },
    )
  })

  it.each(['(a+)+$', '(a|a)*b', '(a|aa)+$', '(.*)*x', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    'is done at once where an engine would backtrack: %s',
    (pattern) => {
      expect(matchesPattern(pattern, `${'a'.repeat(2_000)}!`)).toBe(false)
    },
  )

  it.each([
    '(?=a)',
    '(?<!a)',
    '(a)\\1',
    '(',
    'a)',
    '*',
    `${'('.repeat(60)}a${')'.repeat(60)}`,
    '(((a{99}){99}){99}){99}',
    'a'.repeat(3_000),
  ])('does not know %s, and says so', (pattern) => {
    expect(() => matchesPattern(pattern, 'a')).toThrow(Uncheckable)
  })
})

it('does not start what would be too much work', () => {
  expect(() => matchesPattern('a{1000}', 'a'.repeat(200_000))).toThrow(Uncheckable)
})
