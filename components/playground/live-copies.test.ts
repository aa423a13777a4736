import { beforeEach, expect, test } from 'vitest'
import { recordedRun, toolStep } from '../../fixtures/recorded-run.ts'
import {
  forgetLiveCopies,
  keepLive,
  liveCopy,
  MAX_LIVE_CHARACTERS,
  MAX_LIVE_COPIES,
} from './live-copies.ts'

beforeEach(forgetLiveCopies)

test('the events of a run are held in order, each once, without beats', () => {
  const events = recordedRun([toolStep(1)])
  for (const event of [...events, ...events]) keepLive(event)
  keepLive({ v: 1, seq: 99, runId: 'run-1', event: 'beat' })
  expect(liveCopy('run-1')).toEqual(events)
})

test('a run that was never seen has no copy', () => {
  expect(liveCopy('run-1')).toBeUndefined()
})

test('over the number of copies the one written to longest ago goes', () => {
  for (let index = 0; index <= MAX_LIVE_COPIES; index++) {
    for (const event of recordedRun([], `run-${index}`)) keepLive(event)
  }
  expect(liveCopy('run-0')).toBeUndefined()
  expect(liveCopy('run-1')).toBeDefined()
})

test('over the size the oldest go, and the run under way stays whatever it weighs', () => {
  const half = 'x'.repeat(MAX_LIVE_CHARACTERS / 2)
  for (const runId of ['one', 'two', 'three']) {
    for (const event of recordedRun([toolStep(1, { toolResult: half })], runId)) keepLive(event)
  }
  expect(['one', 'two', 'three'].map((runId) => liveCopy(runId) !== undefined)).toEqual([
    false,
    false,
    true,
  ])
})

test('data that is nested endlessly deep is weighed without a deep stack', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  for (const event of recordedRun([toolStep(1, { toolArtifacts: deep })])) keepLive(event)
  expect(liveCopy('run-1')).toHaveLength(4)
})
