import { expect, test } from 'vitest'
import { choiceOfDraft, draftOfChoice } from './call-policy.ts'

test('a choice comes back from its form as it was', () => {
  const choice = { approval: 'required', totalMs: 60_000, newDefinition: 'ask' }
  expect(draftOfChoice(choice)).toEqual({
    approval: 'required',
    totalMs: '60,000',
    newDefinition: 'ask',
  })
  expect(choiceOfDraft(draftOfChoice(choice))).toEqual(choice)
})

test('nothing chosen, or a number that is none, is no choice', () => {
  expect(choiceOfDraft({})).toBeNull()
  expect(choiceOfDraft({ approval: '' })).toBeNull()
  expect(choiceOfDraft({ approval: 'never', totalMs: 'soon' })).toBeNull()
  expect(choiceOfDraft({ maxResultBytes: '60,000' })).toBeNull()
})
