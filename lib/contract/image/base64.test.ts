import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64Bytes, decodeBase64 } from './base64.ts'

test('what Node encodes is decoded to the same bytes, with and without its padding', () => {
  return fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const base64 = Buffer.from(bytes).toString('base64')
      expect(decodeBase64(base64)).toEqual(bytes)
      expect(decodeBase64(base64.replace(/=+$/, ''))).toEqual(bytes)
      expect(base64Bytes(base64)).toBe(bytes.length)
    }),
  )
})

test.each(['A', 'AA=', 'AAA==', 'A===', '=', 'AB', 'AA==AA==', 'AAA\n', 'AA-_', 'AAAé', ' AAAA'])(
  '%j is no Base64',
  (text) => {
    expect(decodeBase64(text)).toBeUndefined()
  },
)
