import { expect, test } from 'vitest'
import { neutralise } from './neutralise.ts'
import { ToolResultBoundary } from './tool-result-boundary.ts'

const boundary = new ToolResultBoundary()

/** Units, astral ones as pairs, that neutralising takes out where they stand between letters or alone. */
const taken = Array.from({ length: 0x11_000 }, (_, index) =>
  index < 0x10_000 ? index : 0xe0000 + index - 0x10_000,
)
  .map((point) => String.fromCodePoint(point))
  .flatMap((character) => [character, `a${character}b`, `क${character} ${character}${character}`])
  .filter((text) => neutralise(text).text !== text)

test('the scan sees every character that neutralising takes out', () => {
  expect(taken.length).toBeGreaterThan(5_000)
  const missed = taken.filter((text) => {
    const { text: delivered } = boundary.checked({ name: 'read_file' }, text)
    return delivered !== neutralise(text).text
  })
  expect(missed).toEqual([])
})
