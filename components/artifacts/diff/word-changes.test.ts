import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

/** The two lines with what changed in brackets. */
function drawn(oldLine: string, newLine: string): readonly [string, string] | null {
  const changes = wordChanges(oldLine, newLine)
  return changes && [bracketed(oldLine, changes.old), bracketed(newLine, changes.new)]
}

function bracketed(line: string, ranges: readonly { start: number; end: number }[]): string {
  const drawnOut = (text: string, { start, end }: { start: number; end: number }) =>
    `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
  return ranges.toReversed().reduce(drawnOut, line)
}

test.each([
  ['let a = 1', 'let a = 2', ['let a = [1]', 'let a = [2]']],
  ['let count = 1', 'let counter = 1', ['let [count] = 1', 'let [counter] = 1']],
  ['f(a, b)', 'f(a, c, b)', ['f(a, b)', 'f(a, [c, ]b)']],
  ['一二三四', '一五三四', ['一[二]三四', '一[五]三四']],
  ['x 🙂 y', 'x 🙃 y', ['x [🙂] y', 'x [🙃] y']],
  ['same', 'same', ['same', 'same']],
  ['a\u200bb c d', 'ab c d', ['[a\u200bb] c d', '[ab] c d']],
  ['nothing alike', 'wholly other', null],
])('of %j and %j what changed is drawn out by words', (oldLine, newLine, expected) => {
  expect(drawn(oldLine, newLine)).toEqual(expected)
})

const line = fc.string({
  unit: fc.constantFrom('a', 'b ', ' ', '.', '🙂', '\ud83d', 'e\u0301', '漢'),
})

test('what is not drawn out is the same on both sides, whatever the lines', () =>
  fc.assert(
    fc.property(line, line, (oldLine, newLine) => {
      const changes = wordChanges(oldLine, newLine)
      if (!changes) return
      const rest = (text: string, ranges: readonly { start: number; end: number }[]) =>
        bracketed(text, ranges).replaceAll(/\[[^\]]*\]/g, '')
      expect(rest(oldLine, changes.old)).toBe(rest(newLine, changes.new))
    }),
  ))

test('very long lines are compared by what they begin and end with', () => {
  const long = 'word '.repeat(20_000)
  const changes = wordChanges(`${long}a ${long}`, `${long}b ${long}`)
  expect(changes?.old).toEqual([{ start: 100_000, end: 100_001 }])
  const all = wordChanges(`start ${'a '.repeat(4_000)}end`, `start ${'b '.repeat(4_000)}end`)
  expect(all?.new.length ?? 0).toBeLessThanOrEqual(1)
})
