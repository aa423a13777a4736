import { expect, test } from 'vitest'
import { type AdoptionFormat, adoptResult } from '../adopt-result.ts'
import { textArtifact } from '../kinds/text.ts'

const artifact = textArtifact({ text: 'x' })

const frame = (df: object, more: object = {}) => ({ kind: 'table', payload: { df, ...more } })

const split = { columns: ['a', 'b'], data: [[1, 2]] }

test.each<[AdoptionFormat, unknown, string]>([
  ['vitrine', { value: 'A', text: 'LOST', artifact }, '/text'],
  ['vitrine', { value: 'A', artifact, secret: 'LOST' }, '/secret'],
  ['vitrine', { value: 'A', artifacts: { 0: 'LOST' } }, '/artifacts'],
  ['vitrine', { kind: 'tool', seq: 1, toolText: 't', toolArtifacts: 'LOST' }, '/toolArtifacts'],
  ['vitrine', { event: 'step', step: { toolText: 't', more: 'LOST' } }, '/step/more'],
  ['vitrine', { value: 'A', artifact, isError: 'LOST' }, '/isError'],
  ['vitrine', ['id', 'name', 'LOST', 'value', false, artifact], '/2'],
  ['vitrine', ['id', 'name', '', 'value', 'LOST', artifact], '/4'],
  ['vitrine', { value: 'A', artifact: { ...artifact, extra: 'LOST' } }, '/artifact/extra'],
  ['codeagent', frame({ ...split, index: ['LOST'] }), '/payload/df/index'],
  ['codeagent', frame({ ...split, dtypes: 'LOST' }), '/payload/df/dtypes'],
  ['codeagent', frame(split, { columns: ['LOST'] }), '/payload/columns'],
  ['codeagent', frame([{ a: 1 }], { rows: [['LOST']] }), '/payload/rows'],
  ['labelled', { type: 'TEXT', label: ['LOST'], data: 'd' }, '/label'],
  ['labelled', { type: 'TEXT', label: 'l', data: 'd', error: 'LOST' }, '/error'],
  ['labelled', { type: 'TEXT', label: 'l', data: 'd', isError: 'LOST' }, '/isError'],
])('%s: of %j the member at %s stands beside the result, with a note', (format, foreign, from) => {
  const { notes, origin } = adoptResult(foreign, format)
  expect(origin.parts).toContainEqual({ from, to: ['/origin'] })
  expect(notes).toEqual([expect.stringContaining('only the origin keeps it')])
  expect(notes.join()).not.toMatch(/LOST|secret/)
})

test('a data frame of columns and rows is a table, though it has one row', () => {
  const { result, notes } = adoptResult(frame(split, { caption: 'c' }), 'codeagent')
  const payload = { columns: ['a', 'b'], rows: [[1, 2]], caption: 'c' }
  expect(result.artifacts).toMatchObject([{ kind: 'table', payload }])
  expect(notes).toEqual([])
})

test('what every result of its form has needs no note', () => {
  const step = { kind: 'tool', seq: 1, toolName: 'x', toolText: 't', toolResult: 'w' }
  for (const foreign of [step, { event: 'step', v: 1, step }, { value: 'A', isError: false }]) {
    expect(adoptResult(foreign, 'vitrine').notes).toEqual([])
  }
})

test('a labelled result that says it failed is an error', () => {
  const { result, notes } = adoptResult({ type: 'TEXT', data: 'd', isError: true }, 'labelled')
  expect(result).toMatchObject({ isError: true, content: 'd', artifacts: [{ status: 'error' }] })
  expect(notes).toEqual([])
})
