import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printable, printableJson } from './printable.ts'

const binary = fc.string({ unit: 'binary' })

it('leaves nothing that a terminal obeys or hides', () => {
  fc.assert(
    fc.property(binary, (text) => {
      expect(printable(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
    }),
  )
})

it('leaves what people read as it is', () => {
  expect(printable('Bücher/漢字 😀.json')).toBe('Bücher/漢字 😀.json')
})

it('writes JSON that reads back as the same value', () => {
  fc.assert(
    fc.property(binary, (text) => {
      const json = printableJson({ [text]: text })
      expect(json).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      expect(JSON.parse(json)).toEqual({ [text]: text })
    }),
  )
})
