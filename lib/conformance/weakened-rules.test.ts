import { expect, it } from 'vitest'
import type { CheckedResult } from '#lib/boundary/checked-result.ts'
import type { Finding } from '#lib/boundary/finding.ts'
import type { ResultPolicy } from '#lib/boundary/result-policy.ts'
import { type CheckedTool, ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { ToolResultError } from '#lib/boundary/tool-result-error.ts'
import type { CheckableBoundary, Subject } from './checkable-boundary.ts'
import { ruleOutcome } from './outcomes.ts'
import { RULE_CASES } from './rules/rule-cases.ts'

/** A boundary as lax as its policy. */
const lax = (policy: Partial<ResultPolicy>) => new ToolResultBoundary({ policy })

/** Our boundary, with what it gives changed. */
function giving(change: (result: CheckedResult, given: unknown) => object): CheckableBoundary {
  const whole = new ToolResultBoundary()
  return {
    checked(tool, result, context) {
      const checked = whole.checked(tool, result, context)
      return { ...checked, ...change(checked, result) }
    },
  }
}

function withFindings(change: (finding: Finding, text: string) => object): CheckableBoundary {
  return giving(({ findings, text }) => ({
    findings: findings.map((finding) => ({ ...finding, ...change(finding, text) })),
  }))
}

/** Our boundary, with what it takes changed. */
function taking(
  change: (tool: CheckedTool, result: unknown) => readonly [CheckedTool, unknown],
): CheckableBoundary {
  const whole = new ToolResultBoundary()
  return { checked: (tool, result) => whole.checked(...change(tool, result)) }
}

/** Our boundary, with what it throws changed. */
function refusing(change: (problem: ToolResultError, given: unknown) => unknown) {
  const whole = new ToolResultBoundary()
  return {
    checked(tool: CheckedTool, result: unknown) {
      try {
        return whole.checked(tool, result)
      } catch (problem) {
        if (problem instanceof ToolResultError) throw change(problem, result)
        throw problem
      }
    },
  }
}

const untyped = taking(({ name }, result) => [{ name }, result])

const talkative = refusing((problem, given) => {
  const message = `${problem.message} ${JSON.stringify(given) ?? ''}`
  return { ...problem, tool: problem.tool, rule: problem.rule, path: problem.path, message }
})

const forgiving: CheckableBoundary = {
  checked(tool, result) {
    const whole = new ToolResultBoundary()
    try {
      return whole.checked(tool, result)
    } catch {
      return whole.checked({ name: tool.name }, {})
    }
  },
}

const rescanned = giving(({ text, tool }) => ({
  findings: new ToolResultBoundary().checked({ name: tool }, text).findings,
}))

function rawEnvelope(tool: string, text: string): string {
  return `<untrusted-data source="tool_result" tool="${tool}">\n${text}\n</untrusted-data>`
}

/** Each breaks the rule that stands before it, and the kit must say so. */
const WEAKENINGS: readonly (readonly [rule: string, what: string, weak: CheckableBoundary])[] = [
  ['B-DEPTH', 'lets more levels through', lax({ maxDepth: 200 })],
  ['B-DEPTH', 'lets fewer levels through', lax({ maxDepth: 63 })],
  ['B-NODES', 'lets more nodes through', lax({ maxNodes: 1_000_000 })],
  ['B-NODES', 'lets fewer nodes through', lax({ maxNodes: 99_999 })],
  ['B-PLAIN', 'takes what JSON makes of it', taking((tool, result) => [tool, jsonOf(result)])],
  ['B-PLAIN', 'hands the original on', giving((_, given) => ({ payload: given }))],
  ['B-ONLY-ERROR', 'throws errors of its own', refusing(() => new TypeError('no'))],
  ['B-TYPE', 'knows no types', untyped],
  ['B-TYPE-UNCHECKABLE', 'knows no types', untyped],
  ['B-TYPE-SILENT', 'quotes what it refuses', talkative],
  ['B-TEXT', 'takes every text for a value', giving(({ text }) => ({ payload: text }))],
  ['B-WELL-FORMED', 'leaves surrogates', giving(({ text }) => ({ text: broken(text) }))],
  ['B-NEUTRAL', 'leaves the value alone', giving((_, given) => ({ payload: given }))],
  ['B-NEUTRAL-IDENTITY', 'normalises', giving(({ text }) => ({ text: text.normalize('NFKC') }))],
  ['B-NEUTRAL-AGAIN', 'adds something', giving(({ text }) => ({ text: `${text}.` }))],
  ['B-NEUTRAL-TOKEN', 'leaves no token', giving(({ text }) => ({ text: withoutTokens(text) }))],
  ['B-NEUTRAL-KEYS', 'drops what it cannot keep', forgiving],
  ['B-SCAN-TWICE', 'scans only what it delivers', rescanned],
  ['B-FINDING-CONTENT', 'points at nothing', withFindings(() => ({ start: 0, end: 0 }))],
  ['B-FINDING-CONTENT', 'knows no paths', withFindings(() => ({ path: '' }))],
  ['B-FINDING-LEAF', 'knows one channel', withFindings(() => ({ channel: 'content' }))],
  ['B-FINDING-SPLIT', 'names the first', withFindings(({ path }) => ({ path: `${path}/0` }))],
  ['B-FINDING-SILENT', 'shows the text', withFindings((_, text) => ({ path: text }))],
  [
    'B-FINDING-BOUND',
    'repeats itself',
    giving(({ findings }) => ({ findings: tenfold(findings) })),
  ],
  ['B-VIA', 'says nothing of decoding', withFindings(() => ({ via: undefined }))],
  ['B-FORGERY', 'calls it by another name', withFindings(() => ({ heuristic: 'other' }))],
  ['B-ANNOTATE', 'cuts', lax({ onSuspicion: 'truncate' })],
  ['B-ANNOTATE', 'refuses', lax({ onSuspicion: 'fail' })],
  ['B-CEILING', 'has no ceiling', lax({ maxChars: 1e7, maxBytes: 1e7 })],
  ['B-CEILING', 'has none in bytes', lax({ maxBytes: 1e7 })],
  ['B-CEILING', 'cuts in two', giving(({ text }) => ({ text: text.slice(0, 24_999) }))],
  ['B-ARTIFACTS', 'bounds no artifacts', lax({ maxArtifactBytes: 1e7 })],
  [
    'B-ARTIFACTS',
    'sends artifacts',
    giving(({ tool, text, artifacts }) => ({
      rendered: () => rawEnvelope(tool, text + JSON.stringify(artifacts)),
    })),
  ],
  [
    'B-ENVELOPE',
    'does not escape',
    giving(({ tool, text }) => ({ rendered: () => rawEnvelope(tool, text) })),
  ],
  [
    'B-ENVELOPE',
    'wraps what came',
    giving(({ tool }, given) => ({ rendered: () => rawEnvelope(tool, String(given)) })),
  ],
  ['B-RECUT', 'takes no budget', giving((checked) => ({ rendered: () => checked.rendered() }))],
]

it.each(WEAKENINGS)('%s finds fault with a boundary that %s', (rule, _, boundary) => {
  expect(statuses(rule, { boundary })).toContain('failed')
})

it.each(['B-TRUNCATE', 'B-FAIL', 'B-CEILING'])(
  '%s finds fault with a policy that is ignored',
  (rule) => {
    const boundary = new ToolResultBoundary()
    expect(statuses(rule, { boundary, withPolicy: () => boundary })).toContain('failed')
  },
)

it('B-LINEAR finds fault with a boundary that takes quadratic time', () => {
  const whole = new ToolResultBoundary()
  let ms = 0
  const slow: CheckableBoundary = {
    checked(tool, result) {
      ms += String(result).length ** 2 / 1000
      return whole.checked(tool, result)
    },
  }
  expect(statuses('B-LINEAR', { boundary: slow, monotonicMs: () => ms })).toEqual(['failed'])
})

it('finds a weakness for every rule', () => {
  const broken = new Set(WEAKENINGS.map(([rule]) => rule))
  for (const rule of ['B-TRUNCATE', 'B-FAIL', 'B-LINEAR']) broken.add(rule)
  expect(RULE_CASES.map(({ rule }) => rule).filter((rule) => !broken.has(rule))).toEqual([])
})

function statuses(rule: string, subject: Subject): readonly string[] {
  const cases = RULE_CASES.filter((each) => each.rule === rule)
  return cases.map((each) => ruleOutcome(each, subject).status)
}

function jsonOf(value: unknown): unknown {
  const text = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

function broken(text: string): string {
  return text.replaceAll('\ufffd', '\ud800')
}

function withoutTokens(text: string): string {
  return text.replace(/\u27e6marker:[a-z0-9_]+\u27e7/gu, '')
}

function tenfold(findings: readonly Finding[]): readonly Finding[] {
  return findings.flatMap((finding) => new Array<Finding>(10).fill(finding))
}
