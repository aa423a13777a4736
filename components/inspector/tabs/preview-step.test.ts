import { expect, test } from 'vitest'
import type { StepOf } from '#lib/events/run-step.ts'
import { previewStep } from './preview-step.ts'

function answer(seq: number, content: string): StepOf<'answer'> {
  return { kind: 'answer', round: 1, seq, at: '2026-11-30T08:00:00.000Z', durationMs: 1, content }
}

const steps = [answer(1, 'ann@example.org'), answer(2, 'bob@example.org and ann@example.org')]

test('placeholders go on from the steps before, as they do in the audit', () => {
  const step = steps[1] ?? answer(2, '')
  expect(previewStep(step, steps, 'redacted')).toMatchObject({ content: '[email 2] and [email 1]' })
})

test('a level that keeps no content keeps none in the preview', () => {
  const step = steps[1] ?? answer(2, '')
  expect(JSON.stringify(previewStep(step, steps, 'metadata'))).not.toContain('example.org')
})

test('a name that no tool declares is kept in no preview, as in no audit', () => {
  const step: StepOf<'request'> = {
    kind: 'request',
    round: 1,
    seq: 1,
    at: '2026-11-30T08:00:00.000Z',
    durationMs: 1,
    toolSpecs: ['read_page'],
    toolArguments: { url: 1, correcthorse: 2 },
  }
  const tools = new Map([['read_page', ['url']]])
  expect(previewStep(step, [step], 'metadata', tools).toolArgumentNames).toEqual(['url', '*1'])
})
