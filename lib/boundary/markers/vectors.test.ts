import { expect, it } from 'vitest'
import { neutralise } from '../neutralise.ts'
import { ToolResultBoundary } from '../tool-result-boundary.ts'
import { INVISIBLE_FAMILIES, MARKER_FAMILIES } from './marker-families.ts'

const FAMILIES = [...MARKER_FAMILIES, ...INVISIBLE_FAMILIES]

const VECTORS = FAMILIES.flatMap(({ name, vectors }) =>
  vectors.map(([text, neutral]) => [name, text, neutral] as const),
)

it.each(VECTORS)('%s: %j', (_, text, neutral) => {
  expect(neutralise(text).text).toBe(neutral)
  expect(new ToolResultBoundary().checked({ name: 'say' }, text).text).toBe(neutral)
})

it.each(FAMILIES)('shows what $name takes out, under its own name', ({ name, vectors }) => {
  expect(vectors.some(([text]) => name in neutralise(text).counts)).toBe(true)
})
