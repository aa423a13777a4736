import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOfText, draftOfValue, EMPTY_DRAFT } from './argument-draft.ts'

test('text that is a JSON object becomes the value and stays as it was written', () => {
  const draft = draftOfText(EMPTY_DRAFT, '{ "limit":5 }')
  expect(draft).toEqual({ value: { limit: 5 }, text: '{ "limit":5 }', problem: null })
})

test('text that is no JSON keeps the last value and says where it broke', () => {
  const draft = draftOfText(draftOfValue({ table: 'a' }), '{\n  "table": oops\n}')
  expect(draft.value).toEqual({ table: 'a' })
  expect(draft.text).toContain('oops')
  expect(draft.problem).toMatch(
    /^This is not valid JSON at line 2, column \d+: correct it to run\.$/,
  )
})

test('JSON that is no object is refused', () => {
  for (const text of ['[]', '1', '"a"', 'null']) {
    expect(draftOfText(EMPTY_DRAFT, text).problem).toContain('must be a JSON object')
  }
})

test('empty text stands for no arguments', () => {
  expect(draftOfText(draftOfValue({ a: 1 }), ' \n')).toMatchObject({ value: {}, problem: null })
})

test('a key named __proto__ is an argument like any other', () => {
  const { value } = draftOfText(EMPTY_DRAFT, '{"__proto__":{"a":1}}')
  expect(Object.keys(value)).toEqual(['__proto__'])
})

test('every value survives a change from form to text and back', async () => {
  await fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
      const json = JSON.parse(JSON.stringify(value))
      const draft = draftOfValue(json)
      expect(draftOfText(EMPTY_DRAFT, draft.text).value).toEqual(json)
    }),
  )
})
