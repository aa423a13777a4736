import { expect, test } from 'vitest'
import type { ToolAnswer } from '#lib/contract/tool.ts'
import { RunQuestions } from './run-questions.ts'

test('an answer reaches the question that is open, once, and no other', () => {
  const questions = new RunQuestions()
  const taken: ToolAnswer[] = []
  const close = questions.open('q-1', (answer) => taken.push(answer) === 1)
  const answer = { action: 'accept', content: { name: 'Rex' } }
  expect(questions.answer('q-2', answer)).toBe('closed')
  expect(questions.answer('q-1', answer)).toBe('taken')
  expect(questions.answer('q-1', answer)).toBe('closed')
  close()
  expect(questions.answer('q-1', { action: 'decline' })).toBe('closed')
  expect(taken[0]).toEqual(answer)
})

test('what is no answer is refused before anybody sees it', () => {
  const questions = new RunQuestions()
  questions.open('q-1', () => true)
  const deep = { action: 'accept', content: { a: [[[[[1]]]]] } }
  for (const answer of [null, 'yes', { action: 'accept' }, { action: 'maybe' }, deep]) {
    expect(questions.answer('q-1', answer)).toBe('malformed')
  }
})
