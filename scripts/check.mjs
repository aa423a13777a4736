// Everything that reads the sources without running the product. Fails when one of them finds something.
import { spawnSync } from 'node:child_process'
import { installPackages, ROOT, requireNode } from './prerequisites.mjs'

process.chdir(ROOT)
requireNode()
installPackages()

const checks = [
  ['route types', ['node_modules/next/dist/bin/next', 'typegen']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  [
    'promises and switches',
    ['node_modules/eslint/bin/eslint.js', 'app', 'cli', 'components', 'db', 'lib'],
  ],
  ['import order', ['scripts/import-order.mjs']],
  ['dead code', ['node_modules/knip/bin/knip.js']],
]

let failed = 0
for (const [name, args] of checks) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  process.stdout.write(`check: ${name}: ${status === 0 ? 'clean' : 'FAILED'}\n`)
  if (status !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)
