import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExactObject } from '#lib/contract/exact/exact-value.ts'
import { exactOf, writeExact } from '#lib/contract/exact/write-exact.ts'
import {
  type ArgumentDraft,
  draftOfText,
  draftOfValue,
  EMPTY_DRAFT,
  writtenArguments,
} from './argument-draft.ts'

const written = ({ value }: ArgumentDraft) => writeExact(value)
const drafted = (text: string) => draftOfText(EMPTY_DRAFT, text)

test('text that is a JSON object becomes the value and stays as it was written', () => {
  const draft = drafted('{ "limit":5 }')
  expect(written(draft)).toBe('{"limit":5}')
  expect(draft).toMatchObject({ text: '{ "limit":5 }', problem: null, notice: null })
})

test('text that is no JSON keeps the last value and says where it broke', () => {
  const draft = draftOfText(drafted('{"table":"a"}'), '{\n  "table": oops\n}')
  expect(written(draft)).toBe('{"table":"a"}')
  expect(draft.text).toContain('oops')
  expect(draft.problem).toMatch(
    /^This is not valid JSON at line 2, column \d+: correct it to run\.$/,
  )
})

test('JSON that is no object is refused', () => {
  for (const text of ['[]', '1', '"a"', 'null']) {
    expect(drafted(text).problem).toContain('must be a JSON object')
  }
})

test('empty text stands for no arguments', () => {
  expect(draftOfText(drafted('{"a":1}'), ' \n')).toMatchObject({ problem: null })
  expect(written(drafted(' \n'))).toBe('{}')
})

test('a key that is written twice is told with its place', () => {
  expect(drafted('{"a":{"b":1,"b":2}}').notice).toContain('/a/b')
  expect(drafted('{"a":{"b":1,"c":2}}').notice).toBeNull()
})

test('the text goes along where the value alone loses something, and only there', () => {
  const sent = (text: string) => writtenArguments(drafted(text).value)
  expect(sent('{"a":1,"b":"x"}')).toEqual({ arguments: { a: 1, b: 'x' } })
  expect(sent('{"a":1.10}')).toEqual({ arguments: { a: 1.1 }, argumentsText: '{"a":1.10}' })
  expect(sent('{"2":0,"1":0}').argumentsText).toBe('{"2":0,"1":0}')
  expect(sent('{"__proto__":1}')).toEqual({ argumentsText: '{"__proto__":1}' })
  expect(sent('{"n":1e400}').arguments).toEqual({ n: Number.MAX_VALUE })
})

test('every value survives a change from form to text and back', async () => {
  const property = fc.property(
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
    (value) => {
      const exact = exactOf(JSON.parse(JSON.stringify(value)))
      if (!isExactObject(exact)) throw new Error('an object is one')
      expect(drafted(draftOfValue(exact).text).value).toEqual(exact)
    },
  )
  await fc.assert(property)
})
