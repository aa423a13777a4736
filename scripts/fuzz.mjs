// Drill of the boundary, longer than the tests have time for: `npm run fuzz [COUNT [SEED]]` checks generated tool
// results (a million), `npm run fuzz:coverage [MINUTES [SEED]]` mutates texts that reach new code (ten minutes).
import { spawnSync } from 'node:child_process'
import { fail, installPackages, ROOT, requireNode } from './prerequisites.mjs'

process.chdir(ROOT)
requireNode()
const DRILLS = { results: 'bench/fuzz-results.ts', coverage: 'bench/fuzz-coverage.ts' }
const [name, ...args] = process.argv.slice(2)
const drill = Object.hasOwn(DRILLS, name ?? '') ? DRILLS[name] : undefined
if (drill === undefined) fail(`Name a drill: ${Object.keys(DRILLS).join(' or ')}.`)
installPackages()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', drill, ...args], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
