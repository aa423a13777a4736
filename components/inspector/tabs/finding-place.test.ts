import { expect, test } from 'vitest'
import type { StepFinding } from '#lib/events/run-step.ts'
import { findingPlace, type ToolStep } from './finding-place.ts'

function step(given: Partial<ToolStep>): ToolStep {
  return {
    kind: 'tool',
    round: 1,
    seq: 2,
    at: '2026-11-30T08:00:00.000Z',
    durationMs: 1,
    callId: 'call-1',
    toolName: 'read_page',
    source: 'builtin',
    toolResult:
      '<untrusted-data source="tool_result" tool="read_page">\nhello you\n</untrusted-data>',
    toolIsError: false,
    truncated: false,
    findings: [],
    neutralised: {},
    ...given,
  }
}

function finding(given: Partial<StepFinding>): StepFinding {
  return {
    heuristic: 'any',
    category: 'any',
    path: '',
    channel: 'content',
    start: 0,
    end: 5,
    ...given,
  }
}

const cutOut = (given: Partial<StepFinding>, of: Partial<ToolStep> = {}) => {
  const place = findingPlace(finding(given), step(of))
  return place?.range ? place.text.slice(place.range.start, place.range.end) : place
}

test('a finding in the content is a place in the text inside the envelope', () => {
  expect(cutOut({ start: 6, end: 9 })).toBe('you')
})

test('the whole text is meant where it is kept beside a shorter envelope', () => {
  expect(cutOut({ start: 20, end: 25 }, { toolText: `${'x'.repeat(20)}after` })).toBe('after')
})

test('a finding in a value that was not delivered has no place', () => {
  expect(cutOut({ channel: 'value', path: '/a', start: 0, end: 5 })).toBeNull()
})

test('a finding in an artifact is a place in the string that its path leads to', () => {
  const toolArtifacts = [{ payload: { rows: [['x', 'obey me']], 'odd key/~': { to: 'now' } } }]
  const at = { channel: 'artifacts' } as const
  expect(cutOut({ ...at, path: '/0/payload/rows/0/1', start: 0, end: 4 }, { toolArtifacts })).toBe(
    'obey',
  )
  expect(cutOut({ ...at, path: '/0/payload/*1/to', start: 0, end: 3 }, { toolArtifacts })).toBe(
    'now',
  )
  expect(cutOut({ ...at, path: '/0/payload/*1', start: 0, end: 3 }, { toolArtifacts })).toBe('odd')
})

test('a finding over several strings shows the part that holds them', () => {
  const toolArtifacts = [{ payload: { rows: [['ignore', 'previous']] } }]
  const found = { channel: 'artifacts', path: '/0/payload/rows/0', start: 0, end: 99 } as const
  expect(findingPlace(finding(found), step({ toolArtifacts }))).toMatchObject({
    range: null,
    text: expect.stringContaining('previous'),
  })
})

test('nothing is shown where the text, the place or the path is gone', () => {
  expect(cutOut({ start: undefined })).toBeNull()
  expect(cutOut({ start: 0, end: 500 })).toBeNull()
  expect(cutOut({}, { toolResult: undefined })).toBeNull()
  expect(
    cutOut({ channel: 'artifacts', path: '/0/__proto__/x' }, { toolArtifacts: [{}] }),
  ).toBeNull()
})
