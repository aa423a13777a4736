import { expect, test } from 'vitest'
import { draftOfText, EMPTY_DRAFT } from './argument-draft.ts'
import { replacedBy, swapped } from './replacement.ts'

const draft = (text: string) => draftOfText(EMPTY_DRAFT, text)
const from = { savedAs: 'Short', isTemplate: false }

test('what was written comes back, a text that is no JSON too, and so does what was loaded', () => {
  const [typed, loaded] = [draft('{"typed": '), draft('{"a":1}')]
  const replaced = replacedBy(loaded, from, typed, null)
  expect(replaced.other).toBe(typed)
  const undone = swapped(replaced, loaded)
  expect(undone).toMatchObject({ other: loaded, isUndone: true })
  expect(swapped(undone, typed)).toMatchObject({ other: typed, isUndone: false })
})

test('after a second load the way back leads to what a person wrote', () => {
  const [typed, first, edited, second] = ['{"t":1}', '{"a":1}', '{"a":2}', '{"b":1}'].map(draft)
  if (!first || !second) throw new Error('There are four drafts.')
  const replaced = replacedBy(first, from, typed, null)
  expect(replacedBy(second, from, first, replaced).other).toBe(typed)
  expect(replacedBy(second, from, edited, replaced).other).toBe(edited)
  expect(replacedBy(second, from, typed, swapped(replaced, first)).other).toBe(typed)
})
