/*
 * Writes `docs/heuristics.md` from the table of heuristics, the lexicons and the decoders.
 *
 *   npx tsx scripts/heuristics-docs.ts
 */
import { writeFileSync } from 'node:fs'
import { heuristicsPage } from './heuristics-page.ts'

writeFileSync(new URL('../docs/heuristics.md', import.meta.url), heuristicsPage())
