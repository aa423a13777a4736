import { expect, test } from 'vitest'
import { readChunks } from './read-chunks.ts'

function countingStream(given: { readonly fails?: boolean } = {}) {
  const seen = { cancelled: false }
  let count = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (count === 3 && given.fails) controller.error(new Error('reset'))
      else if (count === 3) controller.close()
      else controller.enqueue(Uint8Array.of(count++))
    },
    cancel() {
      seen.cancelled = true
    },
  })
  return { stream, seen }
}

test('a stream is read to its end', async () => {
  const { stream, seen } = countingStream()
  const chunks: number[] = []
  for await (const chunk of readChunks(stream)) chunks.push(...chunk)
  expect(chunks).toEqual([0, 1, 2])
  expect(seen.cancelled).toBe(false)
})

test('leaving the loop cancels the stream', async () => {
  const { stream, seen } = countingStream()
  for await (const chunk of readChunks(stream)) if (chunk[0] === 1) break
  expect(seen.cancelled).toBe(true)
})

test('a stream that fails throws its failure', async () => {
  const { stream } = countingStream({ fails: true })
  const reading = async () => {
    for await (const chunk of readChunks(stream)) expect(chunk).toHaveLength(1)
  }
  await expect(reading()).rejects.toThrow('reset')
})
