import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Edits } from '../edits.ts'
import { EditedWindows, REACH } from './edited-windows.ts'

/** `text` with each `&` replaced by two letters, in windows and as a whole. */
function decoded(text: string) {
  const windows = new EditedWindows(text)
  const whole = new Edits(text)
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    windows.around(at, at + 1).replace(at, at + 1, 'xy')
    whole.replace(at, at + 1, 'xy')
  }
  return { texts: windows.texts(), whole: whole.apply() }
}

const plain = fc
  .integer({ min: 0, max: 5 * REACH })
  .map((length) => 'abcdefghij '.repeat(length).slice(0, length))

test('each place is read with what stands within reach of it, and found where it stands', () => {
  return fc.assert(
    fc.property(fc.array(plain, { minLength: 1, maxLength: 5 }), (parts) => {
      const text = parts.join('&')
      const { texts, whole } = decoded(text)
      const carriers = texts.flatMap((each) => {
        const places = [...each.text.matchAll(/xy/g)].map(({ index }) => index)
        for (const at of places) {
          const around = each.text.slice(Math.max(0, at - REACH), at + 2 + REACH)
          expect(whole).toContain(around)
          expect(around.length).toBeGreaterThan(Math.min(REACH, whole.length - 2 * REACH))
        }
        return places.map((at) => each.place(at, at + 2)?.start)
      })
      expect(carriers).toEqual([...text.matchAll(/&/g)].map(({ index }) => index))
    }),
  )
})

test('what lies far from any escape is not read again', () => {
  const { texts } = decoded(`${'a'.repeat(100_000)}&${'b'.repeat(100_000)}&&c`)
  expect(texts.map(({ text }) => text.length)).toEqual([2 * REACH + 2, REACH + 5])
})
