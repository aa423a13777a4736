import { expect, test } from 'vitest'
import type { RunStep } from '#lib/events/run-step.ts'
import { filterStep } from './filter-step.ts'

const asked: RunStep = {
  kind: 'question',
  round: 1,
  seq: 2,
  at: '2026-01-01T00:00:00.000Z',
  durationMs: 1,
  callId: 'call-1',
  toolName: 'zoo__ask',
  questionId: 'question-1',
  decision: 'accepted',
  question: { message: 'What is it called?', schema: { type: 'object' } },
  answer: { name: 'Rex-7f3a' },
  by: 'Ada',
}

test.each(['none', 'metadata'] as const)(
  'at %s a question is kept without its words and its answer',
  (level) => {
    const kept = JSON.stringify(filterStep(asked, level))
    expect(kept).not.toContain('Rex-7f3a')
    expect(kept).not.toContain('called')
    expect(kept).toContain('"questionId":"question-1"')
    expect(kept).toContain('"decision":"accepted"')
  },
)

test('at full it is kept as it was, and at redacted its secrets are masked', () => {
  expect(filterStep(asked, 'full')).toMatchObject({ answer: { name: 'Rex-7f3a' } })
  const secret: RunStep = { ...asked, answer: { name: 'ada@example.org' } }
  expect(JSON.stringify(filterStep(secret, 'redacted'))).not.toContain('ada@example.org')
})
