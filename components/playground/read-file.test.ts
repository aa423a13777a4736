import { expect, test } from 'vitest'
import { MAX_INSPECT_BYTES, megabytes, readFile } from './read-file.ts'

test('a file is read as UTF-8', async () => {
  expect(await readFile(new File(['žuto'], 'a.txt'))).toEqual({ text: 'žuto', notice: null })
})

test('a file that is not UTF-8 is shown with a word about it', async () => {
  const read = await readFile(new File([new Uint8Array([0x61, 0xff])], 'a.bin'))
  expect(read).toMatchObject({ text: 'a\u{fffd}', notice: expect.stringContaining('not UTF-8') })
})

test('a file over the limit is refused with both sizes', async () => {
  const read = await readFile(new File([new Uint8Array(MAX_INSPECT_BYTES + 1)], 'big.json'))
  expect(read).toEqual({ problem: expect.stringMatching(/8\.0 MB.*8\.0 MB/) })
})

test('a file at the limit is read', async () => {
  expect(await readFile(new File(['a'.repeat(MAX_INSPECT_BYTES)], 'b'))).toHaveProperty('text')
})

test('sizes are told in the unit that fits', () => {
  expect([1, 999, 1500, 2_500_000].map(megabytes)).toEqual([
    '1 byte',
    '999 bytes',
    '1.5 kB',
    '2.5 MB',
  ])
})
