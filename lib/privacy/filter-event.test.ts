import { expect, test } from 'vitest'
import { recordedRun, toolStep } from '#fixtures/recorded-run.ts'
import type { EventOf, RunEvent } from '#lib/events/run-event.ts'
import { filterEvent } from './filter-event.ts'
import { PRIVACY_LEVELS } from './privacy-level.ts'

const at = '2026-03-01T10:00:00.000Z'
const HEADER: EventOf<'run'> = {
  v: 1,
  seq: 0,
  runId: 'run-1',
  event: 'run',
  at,
  mode: 'loop',
  privacyLevel: 'full',
  toolName: 'read page of jane',
  source: 'builtin',
  limits: { totalMs: 1, idleMs: 1 },
  title: 'For a@b.example',
  prompt: 'Write to a@b.example',
}

test('prompt and title of the header are content, and it names the level in force', () => {
  const headers = PRIVACY_LEVELS.map((level) => filterEvent(HEADER, level))
  const masked = { title: 'For [email 1]', prompt: 'Write to [email 1]', toolName: 'unknown' }
  expect(headers[0]).not.toHaveProperty('prompt')
  expect(headers[1]).not.toHaveProperty('title')
  expect(headers[1]).toMatchObject({ privacyLevel: 'metadata', source: 'builtin' })
  expect(headers[2]).toMatchObject(masked)
  expect(headers[3]).toEqual(HEADER)
})

test('an unknown level is metadata', () => {
  expect(filterEvent(HEADER, 'bogus')).toEqual(filterEvent(HEADER, 'metadata'))
})

test('text as it is generated, progress and beats are not kept at any level', () => {
  const common = { v: 1, seq: 1, runId: 'run-1' } as const
  const events: RunEvent[] = [
    { ...common, event: 'delta', text: 'x' },
    { ...common, event: 'progress', callId: 'c', message: 'x' },
    { ...common, event: 'beat' },
  ]
  for (const event of events) expect(filterEvent(event, 'full')).toBeNull()
})

test('the message of a failed run is masked, and a fixed sentence at none', () => {
  const failure: RunEvent = {
    v: 1,
    seq: 9,
    runId: 'run-1',
    event: 'error',
    at,
    code: 'a code of jane',
    message: 'No mail for a@b.example.',
  }
  const kept = PRIVACY_LEVELS.map((level) => filterEvent(failure, level))
  const message = 'The message is not kept at this privacy level.'
  expect(kept).toMatchObject([
    { code: 'unknown', message },
    { code: 'unknown', message: 'No mail for [email 1].' },
    { code: 'unknown', message: 'No mail for [email 1].' },
    { code: 'a code of jane', message: 'No mail for a@b.example.' },
  ])
})

test('a step is filtered and keeps its event’s place', () => {
  const [, , event] = recordedRun([toolStep(1, { toolResult: '😀 ab' })])
  const kept = event && filterEvent(event, 'metadata')
  expect(kept).toMatchObject({ event: 'step', seq: 2, step: { toolResultLength: 4 } })
})
