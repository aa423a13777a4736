import { expect, it } from 'vitest'
import type { RunEvent } from '#lib/events/run-event.ts'
import { fold } from '#lib/events/run-view.ts'
import { filteredView } from './filtered-view.ts'

const at = '2026-01-01T00:00:00.000Z'

function toolStep(seq: number, text: string): RunEvent {
  return {
    v: 1,
    seq,
    runId: 'r',
    event: 'step',
    step: {
      kind: 'tool',
      round: 1,
      seq,
      at,
      durationMs: 1,
      callId: 'c',
      toolName: 'read_page',
      source: 'builtin',
      toolResult: text,
      toolIsError: false,
      truncated: false,
      findings: [],
      neutralised: {},
    },
  }
}

const live = fold([
  {
    v: 1,
    seq: 0,
    runId: 'r',
    event: 'run',
    at,
    mode: 'call',
    privacyLevel: 'metadata',
    toolName: 'read_page',
    source: 'builtin',
    limits: { totalMs: 1000, idleMs: 1000 },
    title: 'a secret plan',
  },
  toolStep(1, 'ann@example.org'),
  toolStep(2, 'bob@example.org and ann@example.org'),
])

it('drops content of header and steps at metadata', () => {
  const kept = JSON.stringify([
    filteredView(live, 'metadata').header,
    filteredView(live, 'metadata').steps,
  ])
  expect(kept).not.toContain('example.org')
  expect(kept).not.toContain('secret plan')
  expect(kept).toContain('"toolResultLength":15')
})

it('masks the same address alike in every step at redacted', () => {
  const [first, second] = filteredView(live, 'redacted').steps
  expect(first).toMatchObject({ toolResult: '[email 1]' })
  expect(second).toMatchObject({ toolResult: '[email 2] and [email 1]' })
})

it('keeps everything at full and leaves the live view as it was', () => {
  expect(filteredView(live, 'full').steps[0]).toMatchObject({ toolResult: 'ann@example.org' })
  expect(live.steps[0]).toMatchObject({ toolResult: 'ann@example.org' })
})

it('keeps no tool name that the installation does not know', () => {
  const { header } = filteredView(live, 'metadata', new Map([['another_tool', []]]))
  expect(header).toMatchObject({ toolName: 'unknown' })
})
