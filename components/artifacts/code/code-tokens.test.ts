import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowSegments } from '#components/inspector/text/row-segments.ts'
import { ROW_UNITS } from '#components/inspector/text/text-rows.ts'
import { parserOf } from './code-language.ts'
import { codeTokens } from './code-tokens.ts'

async function tokensOf(text: string, lang: string) {
  const load = parserOf(lang, '')
  if (!load) throw new TypeError(`There is no parser for ${lang}.`)
  const work = codeTokens(await load(), text)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

async function toned(text: string, lang: string): Promise<readonly string[]> {
  const tokens = await tokensOf(text, lang)
  return tokens
    .within(0, text.length)
    .map(({ start, end, tone }) => `${tone} ${text.slice(start, end)}`)
}

describe('tokens of a program', () => {
  it('are told by what they are, the inner before the outer', async () => {
    expect(await toned('const a = "x" // y\nf(1)', 'ts')).toEqual([
      'keyword const',
      'string "x"',
      'comment // y',
      'definition f',
      'number 1',
    ])
    expect(await toned('{"a": [true, "é"]}', 'json')).toEqual([
      'name "a"',
      'number true',
      'string "é"',
    ])
  })

  it.each([
    ['py', 'def f():\n  return None  # c'],
    ['html', '<a href="x">y</a><!-- c -->'],
    ['css', 'a { color: #fff /* c */ }'],
    ['xml', '<a b="c"/>'],
    ['yaml', 'a: "b" # c'],
    ['md', '# A\n`b`'],
    ['rust', 'fn main() { let x = 1; }'],
    ['go', 'package main // c'],
    ['java', 'class A { int b = 1; }'],
    ['c', 'int main() { return 0; }'],
    ['php', '<?php echo "a"; ?>'],
    ['jsx', '<A b="c" />'],
    ['tsx', 'const a = <A<string> b={1} />'],
  ])('are found in %s', async (lang, text) => {
    expect((await toned(text, lang)).length).toBeGreaterThan(1)
  })

  it('never change a text: what a row writes is the row, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('{', '"', 'a', '/*', '1', '\n', '<b', '\u202e', '`', '😀', ']')),
        fc.constantFrom('ts', 'json', 'py', 'html', 'md', 'yaml', 'php'),
        async (parts, lang) => {
          const text = parts.join('')
          const tokens = await tokensOf(text, lang)
          const look = { marks: false, highlights: [{ start: 1, end: 4, tone: 'found' }] as const }
          const segments = rowSegments(text, 0, text.length, { ...look, tokens })
          expect(segments.map((segment) => segment.text).join('')).toBe(text)
        },
      ),
    )
  })

  it('are read of a text nested a hundred thousand deep', async () => {
    const text = '['.repeat(100_000)
    expect((await tokensOf(text, 'json')).within(0, 10)).toEqual([])
  })

  it('stay a bounded number of nodes in a row of nothing but tokens', async () => {
    const text = '1,'.repeat(ROW_UNITS / 2)
    const tokens = await tokensOf(`[${text}1]`, 'json')
    const look = { marks: true, highlights: [], tokens }
    expect(rowSegments(text, 0, ROW_UNITS, look).length).toBeLessThan(150)
  })
})

it('leaves alone what takes the square of a paragraph of Markdown to pair or to nest', async () => {
  const tokens = await toned('# A\n[b](c) ![d](e) *f* <g> `h`\n\n> 1. - `i`', 'md')
  expect(tokens.filter((token) => token !== 'comment `')).toEqual([
    'comment #',
    'definition  A',
    'string h',
    'string i',
  ])
})

describe('a language', () => {
  it('is known by its name, its MIME type or the ending of a file', () => {
    expect(parserOf('TypeScript', 'x.py')).toBe(parserOf('ts', ''))
    expect(parserOf('application/json', '')).toBe(parserOf('', 'a.b.JSON'))
    expect(parserOf('klingon', 'x.ts')).toBeUndefined()
    expect(parserOf('', 'README')).toBeUndefined()
    expect(parserOf('__proto__', 'constructor')).toBeUndefined()
  })
})
