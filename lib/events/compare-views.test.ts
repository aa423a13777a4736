import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordedRun, toolStep } from '../../fixtures/recorded-run.ts'
import { type ComparedStep, compareViews } from './compare-views.ts'
import { jsonEqual } from './json-equal.ts'
import type { RunStep } from './run-step.ts'
import { fold } from './run-view.ts'

const viewOf = (steps: readonly RunStep[], runId?: string) => fold(recordedRun(steps, runId))

function request(seq: number): RunStep {
  const { at, durationMs, round } = toolStep(seq)
  return { kind: 'request', round, seq, at, durationMs, toolSpecs: ['read_page'] }
}

const changes = (step: ComparedStep | undefined) =>
  Object.fromEntries((step?.keys ?? []).map(({ key, change }) => [key, change]))

test('a run compared with itself has nothing but same keys', () => {
  const view = viewOf([request(1), toolStep(2)])
  const { header, steps, summary } = compareViews(view, structuredClone(view))
  for (const key of [...header, ...steps.flatMap(({ keys }) => keys), ...summary]) {
    expect(key.change).toBe('same')
  }
  expect(steps.map(({ kind, seq }) => [kind, seq])).toEqual([
    ['request', 1],
    ['tool', 2],
  ])
})

test('live against filtered: content is removed, summaries and receipt are marks of the filter', () => {
  const { toolResult, toolArtifacts, ...structure } = toolStep(1)
  const stored: RunStep = {
    ...structure,
    toolIsError: true,
    toolResultLength: 2,
    toolArtifactsCount: 0,
    contentRedacted: true,
    privacy: { level: 'metadata', filterVersion: 1, removed: ['toolResult'], masked: [] },
  }
  const [step] = compareViews(viewOf([toolStep(1)]), viewOf([stored])).steps
  expect(changes(step)).toMatchObject({
    kind: 'same',
    callId: 'same',
    findings: 'same',
    toolIsError: 'changed',
    toolResult: 'removed',
    toolArtifacts: 'removed',
    toolResultLength: 'added',
    privacy: 'added',
  })
  const marks = step?.keys.filter(({ isFilterMark }) => isFilterMark).map(({ key }) => key)
  expect(marks).toEqual(['toolResultLength', 'toolArtifactsCount', 'contentRedacted', 'privacy'])
  expect(step?.keys.find(({ key }) => key === 'toolResult')).toEqual({
    key: 'toolResult',
    change: 'removed',
    isFilterMark: false,
    left: toolResult,
  })
  expect(toolArtifacts).toEqual([])
})

test('a step that could not be stored is a gap on its side, by number', () => {
  const live = viewOf([request(1), toolStep(2), request(3)])
  const stored = viewOf([request(1), request(3)])
  const { steps } = compareViews(live, stored)
  expect(steps.map(({ leftSeq, rightSeq }) => [leftSeq, rightSeq])).toEqual([
    [1, 1],
    [2, null],
    [3, 3],
  ])
  expect(new Set(Object.values(changes(steps[1])))).toEqual(new Set(['removed']))
})

test('two runs are paired in order, by kind and tool, though their numbers differ', () => {
  const one = viewOf([request(1), toolStep(2), toolStep(3, { toolName: 'other' })], 'run-a')
  const two = viewOf([toolStep(1), request(2), toolStep(3, { toolName: 'other' })], 'run-b')
  const pairs = compareViews(one, two).steps.map(({ kind, leftSeq, rightSeq }) => [
    kind,
    leftSeq,
    rightSeq,
  ])
  expect(pairs).toEqual([
    ['request', 1, null],
    ['tool', 2, 1],
    ['request', null, 2],
    ['tool', 3, 3],
  ])
})

test('each step of both runs appears exactly once, in its order, whatever the runs are', () => {
  const anyStep = fc.constantFrom('a', 'b', 'c', null)
  const steps = fc
    .array(anyStep, { maxLength: 200 })
    .map((names) =>
      names.map((toolName, index) =>
        toolName === null ? request(index + 1) : toolStep(index + 1, { toolName }),
      ),
    )
  return fc.assert(
    fc.property(steps, steps, fc.boolean(), (left, right, isOneRun) => {
      const compared = compareViews(viewOf(left, 'a'), viewOf(right, isOneRun ? 'a' : 'b')).steps
      const given = (side: 'leftSeq' | 'rightSeq') =>
        compared.map((step) => step[side]).filter((seq) => seq !== null)
      expect(given('leftSeq')).toEqual(left.map(({ seq }) => seq))
      expect(given('rightSeq')).toEqual(right.map(({ seq }) => seq))
    }),
  )
})

test('equality is that of JSON data: keys in any order, arrays in theirs', () => {
  expect(jsonEqual({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  expect(jsonEqual([1, 2], [2, 1])).toBe(false)
  expect(jsonEqual({}, [])).toBe(false)
  expect(jsonEqual({ a: 1 }, { b: 1 })).toBe(false)
  expect(jsonEqual(JSON.parse('{"__proto__":{}}'), JSON.parse('{"x":{}}'))).toBe(false)
  expect(jsonEqual(null, undefined)).toBe(false)
  expect(jsonEqual(null, {})).toBe(false)
})

test('equality of two values says the same as their canonical text', () =>
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (left, right) => {
      const [a, b] = [left, right].map((value) => JSON.parse(JSON.stringify(value)))
      expect(jsonEqual(a, structuredClone(a))).toBe(true)
      expect(jsonEqual(a, b)).toBe(canonical(a) === canonical(b))
    }),
  ))

test('equality of values deeper than any stack is found', () => {
  const deep = () => JSON.parse(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`)
  expect(jsonEqual(deep(), deep())).toBe(true)
})

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}
