import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { BENIGN_FIXTURES } from './benign-fixtures.ts'
import { checkBoundary } from './check-boundary.ts'
import type { ConformanceReport } from './conformance-report.ts'
import { INJECTION_FIXTURES } from './injection-fixtures.ts'
import { RULE_CASES } from './rules/rule-cases.ts'

/** Fixtures that our own boundary does not meet yet, by name. Nothing else may fail. */
const KNOWN_MISSES: readonly string[] = [
  'language models told to run a function',
  'bold in Markdown',
]

const withPolicy = (policy: object) => new ToolResultBoundary({ policy })

describe('our own boundary', () => {
  let report: ConformanceReport
  beforeAll(() => {
    report = checkBoundary(new ToolResultBoundary(), {
      withPolicy,
      monotonicMs: () => performance.now(),
    })
  }, 120_000)

  it('keeps every rule, with none skipped', () => {
    expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(report.skipped).toBe(0)
  })

  it('meets every attack and lets every ordinary result through, but for the known misses', () => {
    const failed = report.fixtures.filter(({ status }) => status !== 'passed')
    expect(failed.filter(({ name }) => !KNOWN_MISSES.includes(name))).toEqual([])
    expect(report.fixtures).toHaveLength(INJECTION_FIXTURES.length + BENIGN_FIXTURES.length)
  })
})

describe('a boundary that is none', () => {
  it.each([
    ['gives the result back', { checked: (_tool: unknown, result: unknown) => result }],
    ['gives a promise', { checked: async () => ({}) }],
    ['gives nothing', { checked: () => undefined }],
    ['throws strings', { checked: throwing('secret bytes') }],
    ['throws errors of its own', { checked: throwing(new TypeError('secret bytes')) }],
    ['throws what throws', { checked: throwing(hostile()) }],
    ['gives what throws', { checked: () => hostile() }],
  ])('fails, and the kit goes on, where it %s', (_, boundary) => {
    const report = checkBoundary(boundary)
    expect(report.conforms).toBe(false)
    expect(report.passed).toBe(0)
    expect(JSON.stringify(report)).not.toContain('secret bytes')
  })

  it('fails where it refuses everything', () => {
    const refusal = { tool: 't', rule: 'no', path: '', message: 'No.' }
    const report = checkBoundary({ checked: throwing(refusal) })
    expect(report.fixtures.every(({ status }) => status === 'failed')).toBe(true)
  })
})

describe('the report', () => {
  it('counts what could not be looked at as skipped, with the reason', () => {
    const report = checkBoundary(new ToolResultBoundary())
    const skipped = report.rules.filter(({ status }) => status === 'skipped')
    expect(new Set(skipped.map(({ rule }) => rule))).toEqual(
      new Set(['B-TRUNCATE', 'B-FAIL', 'B-CEILING', 'B-LINEAR']),
    )
    expect(report.skipped).toBe(skipped.length)
    for (const { why } of skipped) expect(why).toMatch(/was given\.$/)
  })

  it('has a case for every rule of the specification but the one that compares versions', () => {
    const spec = readFileSync(join(import.meta.dirname, '../boundary/SPEC.md'), 'utf8')
    const ids = [...spec.matchAll(/^\| `(B-[A-Z-]+)`/gm)].map((match) => match[1])
    const covered = new Set(RULE_CASES.map(({ rule }) => rule))
    expect(ids.filter((id) => !covered.has(id ?? ''))).toEqual(['B-GROWS'])
    expect([...covered].filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('the fixtures', () => {
  it('are many, and each has a name of its own', () => {
    expect(INJECTION_FIXTURES.length).toBeGreaterThanOrEqual(120)
    expect(BENIGN_FIXTURES.length).toBeGreaterThanOrEqual(120)
    const names = [...INJECTION_FIXTURES, ...BENIGN_FIXTURES].map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('sit in every place', () => {
    const places = new Set(INJECTION_FIXTURES.map(({ place }) => place))
    expect([...places].sort()).toEqual(
      ['artifact', 'code', 'encoded', 'key', 'markup', 'spelling', 'split', 'text', 'value'].sort(),
    )
  })

  it('say what must be gone where they expect a marker to be taken out', () => {
    const silent = INJECTION_FIXTURES.filter(({ expect: e, gone }) => e === 'neutralise' && !gone)
    expect(silent).toEqual([])
  })
})

function throwing(thrown: unknown): () => never {
  return () => {
    throw thrown
  }
}

function hostile(): object {
  const fail = throwing(new Error('secret bytes'))
  return new Proxy({}, { get: fail, ownKeys: fail, getOwnPropertyDescriptor: fail, has: fail })
}
