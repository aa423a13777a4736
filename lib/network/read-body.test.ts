import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

test('compressed bytes that unfold to nothing end as well', async () => {
  const empty = gzipSync('')
  let sent = 0
  const body = Readable.from(
    (function* () {
      for (;;) {
        sent += empty.length * 1_000
        yield Buffer.concat(Array.from({ length: 1_000 }, () => empty))
      }
    })(),
  )
  await expect(readBody(body, 'gzip', 10_000, () => undefined)).rejects.toThrow(
    'larger than what is',
  )
  expect(sent).toBeLessThan(3_000_000)
  expect(body.destroyed).toBe(true)
})

test('bytes are counted as they come, never beyond the limit', async () => {
  const counts: number[] = []
  const body = Readable.from([Buffer.alloc(60), Buffer.alloc(60), Buffer.alloc(60)])
  const { bytes, isCut } = await readBody(body, '', 100, (count) => counts.push(count))
  expect(counts).toEqual([60, 100])
  expect(bytes).toHaveLength(100)
  expect(isCut).toBe(true)
})

test('a body of exactly the limit is whole', async () => {
  const { bytes, isCut } = await readBody(
    Readable.from([Buffer.alloc(100)]),
    '',
    100,
    () => undefined,
  )
  expect(bytes).toHaveLength(100)
  expect(isCut).toBe(false)
})

test.each(['gzip', 'br', 'deflate'])(
  'no body at all is read as such, though it is called %s',
  async (encoding) => {
    expect(await readBody(Readable.from([]), encoding, 100, () => undefined)).toEqual({
      bytes: new Uint8Array(),
      isCut: false,
    })
  },
)
