import { describe, expect, it } from 'vitest'
import { scan } from '../scan.ts'
import { HEURISTICS } from './heuristics.ts'

describe.each(HEURISTICS)('$name', ({ name, positive, negative, catches, leavesAlone, since }) => {
  it.each(positive)('finds: %s', (text) => {
    expect(scan(text).map((finding) => finding.heuristic)).toContain(name)
  })

  it.each(negative)('passes: %s', (text) => {
    expect(scan(text)).toEqual([])
  })

  it('says what it is', () => {
    expect(positive.length).toBeGreaterThan(0)
    expect(negative.length).toBeGreaterThan(0)
    expect(catches).toMatch(/^[A-Z].*\.$/)
    expect(leavesAlone).toMatch(/^[A-Z].*\.$/)
    expect(since).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

it('names each heuristic once, in snake case', () => {
  const names = HEURISTICS.map((heuristic) => heuristic.name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
})
