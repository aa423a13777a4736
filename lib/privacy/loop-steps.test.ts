import { expect, test } from 'vitest'
import type { RunStep } from '#lib/events/run-step.ts'
import { filterStep } from './filter-step.ts'

const common = { round: 1, seq: 1, at: '2026-01-01T00:00:00.000Z', durationMs: 1 }

const contextTokens = {
  window: 9,
  system: 1,
  transcript: 2,
  toolSchemas: 3,
  reserve: 1,
  remaining: 2,
}

const request: RunStep = {
  kind: 'request',
  ...common,
  messagesSent: [{ role: 'user', content: 'Say Rex-7f3a' }],
  toolSpecs: ['read_page'],
  modelName: 'acme/tiny-1',
  contextTokens,
}

test('a request to a model keeps its name at every level, the sizes of its parts above none, its words only at full', () => {
  expect(filterStep(request, 'none')).toMatchObject({ modelName: 'acme/tiny-1' })
  expect(filterStep(request, 'none')).not.toHaveProperty('contextTokens')
  const kept = filterStep(request, 'metadata')
  expect(kept).toMatchObject({ modelName: 'acme/tiny-1', contextTokens, messagesSentCount: 1 })
  expect(JSON.stringify(kept)).not.toContain('Rex-7f3a')
  expect(filterStep(request, 'full')).toMatchObject({ messagesSent: request.messagesSent })
})

test('sizes that are none are not kept', () => {
  const forged = { ...request, contextTokens: { ...contextTokens, system: 'Rex-7f3a' } }
  const kept = filterStep(JSON.parse(JSON.stringify(forged)), 'metadata')
  expect(kept).not.toHaveProperty('contextTokens')
})

test('a tool that was not offered keeps its reason, and its name where the run knows the tool', () => {
  const dropped: RunStep = {
    kind: 'dropped',
    ...common,
    droppedSources: ['wiki'],
    droppedTools: [
      { toolName: 'wiki__read', reason: 'above_trust_zone' },
      { toolName: 'made up by Rex', reason: 'not_found' },
    ],
  }
  const tools = new Map([['wiki__read', []]])
  for (const level of ['none', 'metadata', 'redacted']) {
    expect(filterStep(dropped, level, { tools })).toMatchObject({
      droppedSources: ['wiki'],
      droppedTools: [
        { toolName: 'wiki__read', reason: 'above_trust_zone' },
        { toolName: 'unknown', reason: 'not_found' },
      ],
    })
  }
})
