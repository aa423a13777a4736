import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeMarkdown, fencedBlock } from './markdown.ts'

/** The pieces of a line as a reader of Markdown takes it apart: code spans, and text with its escapes undone. */
function piecesOf(markdown: string): { readonly text: string; readonly isCode: boolean }[] {
  const pieces = markdown.matchAll(
    /(?<fence>`+)(?<code>.*?[^`])\k<fence>(?!`)|\\(?<mark>[!-/:-@[-`{-~])|&#(?<point>\d+);|(?<plain>.)/gsu,
  )
  return [...pieces].map(({ groups = {} }) => {
    const { code, mark, point, plain = '' } = groups
    if (code !== undefined) return { text: code.replace(/^ (.+) $/s, '$1'), isCode: true }
    if (point !== undefined) return { text: String.fromCodePoint(Number(point)), isCode: false }
    return { text: mark ?? plain, isCode: false }
  })
}

const seenIn = (markdown: string) => piecesOf(markdown).map(({ text }) => text)

/** What readers see of text outside of code, with a stroke where code stands. */
const outsideCode = (markdown: string) =>
  piecesOf(markdown)
    .map(({ text, isCode }) => (isCode ? '\u0000' : text))
    .join('')

const MARKS = ['https://evil.example', 'www.x.y', 'a@b.co', '@name', '#123', '$x$', '|', '\\', '`']
const MORE = [
  '``',
  ' ',
  '  ',
  '*x*',
  '_',
  ':smile:',
  '<b>',
  '](x)',
  '![',
  '~~',
  '&amp;',
  '//x',
  '=',
]
const LAST = ['a', '.', '1.', ': ', '\n', '\t', '\u00a0', 'GH-1', 'deadbeef', 'é', '😀', '!7', '%2']
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...MARKS, ...MORE, ...LAST), fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join(''))

describe('foreign text on a line of Markdown', () => {
  it('is seen as the same characters, those that end a line as spaces', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(seenIn(escapeMarkdown(text)).join('')).toBe(text.replaceAll(/[\r\n\t]+/g, ' '))
      }),
      { numRuns: 1000 },
    )
  })

  it('holds nothing outside of code that is taken for a link, a reference, an emoji or a formula', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(outsideCode(escapeMarkdown(text))).not.toMatch(
          /\/\/|www\.|[@$]|[#!%&~^]\w|\bgh-\d|:[\w+-]+:|\bdeadbeef\b/i,
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('ends no cell of a table, not even inside of code', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeMarkdown(text)).not.toMatch(/(?<!(?<!\\)(?:\\\\)*\\)\|/)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['https://evil.example/a_b', '`https://evil.example/a_b`'],
    ['see www.x.y, or a@b.co', 'see `www.x.y,` or `a@b.co`'],
    ['a|https://b.example|c', '`a`\\|`https://b.example`\\|`c`'],
    ['`$x$', '`` `$x$ ``'],
    ['x\\|$y', '`x\\`\\|`$y`'],
    ['fixes #12 of @name', 'fixes `#12` of `@name`'],
    ['at 5deadbee5', 'at `5deadbee5`'],
    ['20261130 of 100% # 1', '20261130 of 100% \\# 1'],
    ['list: ordinary', 'list: ordinary'],
    ['javascript:alert(1)', 'javascript\\:alert\\(1\\)'],
    ['    indented ', '&#32;   indented&#32;'],
  ])('%j is %j', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown)
  })

  it('takes time in proportion to its length', () => {
    const long = ['a'.repeat(200_000), ':a'.repeat(100_000), '1'.repeat(200_000)]
    for (const text of [...long, '`'.repeat(200_000), ' '.repeat(200_000)])
      expect(escapeMarkdown(text).length).toBeGreaterThanOrEqual(text.length)
  })
})

describe('a fenced block', () => {
  it('has a fence that nothing inside closes', () => {
    expect(fencedBlock('a', 'js')).toBe('```js\na\n```')
    expect(fencedBlock('````')).toBe('`````\n````\n`````')
  })
})
