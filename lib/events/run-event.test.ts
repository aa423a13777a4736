import { expect, test } from 'vitest'
import { recordedRun, toolStep } from '../../fixtures/recorded-run.ts'
import { isTerminal, RunEvent } from './run-event.ts'
import { RunStep, STEP_KINDS, type StepKind } from './run-step.ts'

/** The keys of `runs.md`, in its order: what a peer sees, so a literal copy. */
const KEYS: Readonly<Record<StepKind, readonly string[]>> = {
  request: [
    'messagesSent',
    'toolSpecs',
    'callId',
    'toolArguments',
    'toolArgumentsText',
    'modelName',
    'contextTokens',
  ],
  model: [
    'content',
    'thinking',
    'finishReason',
    'promptTokens',
    'completionTokens',
    'totalTokens',
    'estimatedCost',
    'requestedToolCalls',
    'raw',
  ],
  tool: [
    'callId',
    'toolName',
    'source',
    'toolArguments',
    'toolArgumentsText',
    'toolResult',
    'toolIsError',
    'truncated',
    'findings',
    'neutralised',
    'toolArtifacts',
    'omission',
    'toolText',
    'toolOrigin',
  ],
  flagged: ['toolName', 'callId', 'findings'],
  approval: ['callId', 'toolName', 'toolArguments', 'toolArgumentsText', 'decision', 'by'],
  question: ['callId', 'toolName', 'questionId', 'decision', 'question', 'answer', 'by'],
  refused: ['callId', 'toolName', 'reason', 'flaggedBy'],
  answer: ['content'],
  error: ['code', 'message', 'callId', 'toolName'],
  assembled: ['messagesSent', 'toolSpecs', 'modelName', 'contextTokens'],
  dropped: ['droppedSources', 'droppedTools'],
}

const COMMON = ['kind', 'round', 'seq', 'at', 'durationMs']

test('the keys of each kind of step come in the order of the page, the marks of the filter last', () => {
  for (const option of RunStep.options) {
    const keys = Object.keys(option.shape)
    const own = [...COMMON, ...KEYS[option.shape.kind.value]]
    expect(keys.slice(0, own.length)).toEqual(own)
    expect(keys.slice(own.length)[0]).toBe('messagesSentCount')
  }
  expect(STEP_KINDS).toEqual(Object.keys(KEYS))
})

test('every event of a run passes the wire unchanged', () => {
  for (const event of recordedRun([toolStep(1)])) {
    expect(RunEvent.parse(JSON.parse(JSON.stringify(event)))).toEqual(event)
  }
})

test('a step without its content is a step still', () => {
  const { toolResult, toolArtifacts, ...stored } = toolStep(1)
  expect(RunStep.parse(stored)).toEqual(stored)
  expect([toolResult, toolArtifacts]).not.toContain(undefined)
})

test('an event of a later version or of an unknown name is none', () => {
  const [header] = recordedRun([])
  expect(RunEvent.safeParse({ ...header, v: 2 }).success).toBe(false)
  expect(RunEvent.safeParse({ ...header, event: 'constructor' }).success).toBe(false)
  expect(RunEvent.safeParse(null).success).toBe(false)
})

test('content is carried by reference, so its size and depth cost nothing', () => {
  const toolArtifacts = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  const read = RunStep.parse(toolStep(1, { toolArtifacts }))
  expect(read.kind === 'tool' && read.toolArtifacts === toolArtifacts).toBe(true)
})

test('only done and error are terminal', () => {
  const names = recordedRun([toolStep(1)]).filter(isTerminal)
  expect(names.map(({ event }) => event)).toEqual(['done'])
})
