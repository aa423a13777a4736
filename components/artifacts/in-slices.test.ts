import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

function* pieces(count: number): Generator<number, string> {
  for (let at = 0; at < count; at++) {
    const until = performance.now() + 1
    while (performance.now() < until);
    yield at
  }
  return 'done'
}

test('work is done piece by piece, and others have their turn between', async () => {
  const seen: number[] = []
  let turns = 0
  const other = setInterval(() => turns++, 0)
  const result = await inSlices(pieces(60), new AbortController().signal, (at) => seen.push(at))
  clearInterval(other)
  expect(result).toBe('done')
  expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => at))
  expect(turns).toBeGreaterThan(0)
})

test('work that is no longer wanted stops', async () => {
  const abort = new AbortController()
  let last = 0
  const result = await inSlices(pieces(1_000_000), abort.signal, (at) => {
    last = at
    if (at === 30) abort.abort()
  })
  expect(result).toBeNull()
  expect(last).toBe(30)
})
