import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { heuristicsPage } from './heuristics-page.ts'

it('docs/heuristics.md says what the tables say', () => {
  const page = readFileSync(new URL('../docs/heuristics.md', import.meta.url), 'utf8')
  expect(page, 'Run `npx tsx scripts/heuristics-docs.ts`.').toBe(heuristicsPage())
})
