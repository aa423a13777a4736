import { expect, test } from 'vitest'
import { FakeSource, fakeSourceTool } from '#fixtures/sources/fake-source.ts'
import type { SourceTool } from '#lib/sources/tool-source.ts'
import { MAX_DEFINITIONS_LENGTH, sourceAdmission } from './source-admission.ts'

const half = 'x'.repeat(MAX_DEFINITIONS_LENGTH / 2)
const large = (name: string) => fakeSourceTool('wiki', name, { description: half })

function admitted(tools: readonly SourceTool[]) {
  const steps = sourceAdmission(new FakeSource('wiki').name, tools, () => undefined)
  const lengths: number[] = []
  let step = steps.next()
  while (!step.done) {
    lengths.push(step.value)
    step = steps.next()
  }
  const names = step.value.entries.map(({ tool }) => tool.definition.name)
  return { names, refused: step.value.refused, lengths }
}

test('tools whose definitions fit together are all taken, a step each for length, admission and record', () => {
  const { names, refused, lengths } = admitted(
    ['a', 'b', 'c'].map((name) => fakeSourceTool('wiki', name)),
  )
  expect(names).toEqual(['wiki__a', 'wiki__b', 'wiki__c'])
  expect(refused).toEqual([])
  expect(lengths).toHaveLength(9)
  expect(Math.min(...lengths)).toBeGreaterThan(0)
})

test('from the one on that goes past the limit they are refused, each with its place and its source', () => {
  // The tool itself is short: only what was announced is measured.
  const tools = ['a', 'b'].map((name) => ({ ...fakeSourceTool('wiki', name), ...announced(name) }))
  const { names, refused } = admitted([...tools, fakeSourceTool('wiki', 'c')])
  expect(names).toEqual(['wiki__a'])
  expect(refused).toMatchObject([
    { position: 2, name: null, source: 'wiki' },
    { position: 3, name: null, source: 'wiki' },
  ])
})

function announced(name: string): Pick<SourceTool, 'announced'> {
  return { announced: large(name).announced }
}
