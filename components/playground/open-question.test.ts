import { expect, test } from 'vitest'
import type { RunStep } from '#lib/events/run-step.ts'
import { EMPTY_VIEW } from '#lib/events/run-view.ts'
import { openQuestion } from './open-question.ts'

const asked: RunStep = {
  kind: 'question',
  round: 1,
  seq: 2,
  at: '2026-01-01T00:00:00.000Z',
  durationMs: 1,
  callId: 'call-1',
  toolName: 'zoo__ask',
  questionId: 'q-1',
  decision: 'pending',
  question: { message: 'Which?', schema: { type: 'object' } },
}

test('a run that waits has the question that was asked last', () => {
  expect(openQuestion({ ...EMPTY_VIEW, status: 'waiting', steps: [asked] })).toEqual({
    questionId: 'q-1',
    toolName: 'zoo__ask',
    message: 'Which?',
    schema: { type: 'object' },
  })
})

test('a question with its outcome, of a run that ended, or without its words is not open', () => {
  const answered: RunStep = { ...asked, seq: 3, decision: 'declined' }
  const steps = [asked, answered]
  expect(openQuestion({ ...EMPTY_VIEW, status: 'waiting', steps })).toBeNull()
  expect(openQuestion({ ...EMPTY_VIEW, status: 'cancelled', steps: [asked] })).toBeNull()
  const { question: _, ...kept } = asked
  expect(openQuestion({ ...EMPTY_VIEW, status: 'waiting', steps: [kept] })).toBeNull()
})
