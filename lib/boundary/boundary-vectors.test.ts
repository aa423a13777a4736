import { describe, expect, it } from 'vitest'
import vectors from '../../fixtures/vectors/boundary.json' with { type: 'json' }
import { neutralise } from './neutralise.ts'
import type { PolicyByTool } from './resolve-policy.ts'
import type { ResultPolicy } from './result-policy.ts'
import { scan } from './scan.ts'
import { type CheckedTool, ToolResultBoundary } from './tool-result-boundary.ts'
import { ToolResultError } from './tool-result-error.ts'

describe('neutralise', () => {
  it.each(vectors.neutralise)('takes out $name', ({ text, gone, stay }) => {
    const { text: neutral, counts } = neutralise(text)
    for (const marker of gone) expect(neutral).not.toContain(marker)
    for (const word of stay) expect(neutral).toContain(word)
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
    expect(neutralise(neutral).text).toBe(neutral)
  })

  it.each(vectors.neutralise.filter(({ family }) => family !== 'reassembly'))(
    'counts $name under its family',
    ({ text, family }) => {
      expect(neutralise(text).counts[family]).toBeGreaterThan(0)
    },
  )

  it.each(vectors.unchanged)('leaves $name as it is', ({ text }) => {
    expect(neutralise(text)).toEqual({ text, counts: {} })
  })
})

describe('scan', () => {
  it.each(vectors.flag)('flags $name', ({ family, payload, path, via }) => {
    const found = scan(payload).filter((finding) => finding.heuristic === family)
    const places = found.filter((finding) => finding.path === path)
    const chains = places.map((finding) => finding.via ?? [])
    expect(chains.some((chain) => via.every((step) => chain.includes(step)))).toBe(true)
  })

  it.each(vectors.clean)('passes $name', ({ payload }) => {
    expect(scan(payload)).toEqual([])
  })
})

type PolicyCase = {
  readonly name: string
  readonly policy?: Partial<ResultPolicy>
  readonly perTool?: PolicyByTool
  readonly tool?: string
  readonly returns?: CheckedTool['returns']
  readonly value: unknown
  readonly throws: string | null
  readonly path?: string
  readonly nowhere?: readonly string[]
  readonly truncated?: boolean
  readonly contains?: readonly string[]
  readonly notContains?: readonly string[]
  readonly flagged?: boolean
}

const cases = vectors.policy as readonly unknown[] as readonly PolicyCase[]

describe('the order of operations', () => {
  it.each(cases.filter(({ throws }) => throws !== null))('refuses: $name', (vector) => {
    const refusal = refusalOf(vector)
    expect(refusal).toBeInstanceOf(ToolResultError)
    expect(refusal.tool).toBe(vector.tool ?? 'tool')
    if (vector.path !== undefined) expect(refusal.path).toBe(vector.path)
    const told = `${refusal.message} ${refusal.stack} ${JSON.stringify(refusal)} ${refusal.cause}`
    for (const secret of vector.nowhere ?? []) expect(told).not.toContain(secret)
  })

  it.each(cases.filter(({ throws }) => throws === null))('delivers: $name', (vector) => {
    const checked = check(vector)
    const rendered = checked.rendered()
    if (vector.truncated !== undefined) {
      expect(checked.truncated).toBe(vector.truncated)
      expect(rendered.includes('truncated="true"')).toBe(vector.truncated)
    }
    for (const part of vector.contains ?? []) expect(rendered).toContain(part)
    for (const part of vector.notContains ?? []) expect(rendered).not.toContain(part)
    if (vector.flagged !== undefined) expect(checked.findings.length > 0).toBe(vector.flagged)
  })
})

function check({ policy, perTool, tool = 'tool', returns, value }: PolicyCase) {
  return new ToolResultBoundary({ policy, perTool }).checked({ name: tool, returns }, value)
}

function refusalOf(vector: PolicyCase): ToolResultError {
  try {
    check(vector)
  } catch (problem) {
    if (problem instanceof ToolResultError) return problem
    throw problem
  }
  throw new Error(`Nothing was thrown for: ${vector.name}`)
}
