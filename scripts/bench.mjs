// Runs one measurement of bench/, or lists them. Figures are printed beside a peer or a limit; nothing is asserted.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fail, installPackages, ROOT, requireNode } from './prerequisites.mjs'
import { START_FLAGS } from './start-flags.mjs'

process.chdir(ROOT)
requireNode()
const ending = '.bench.ts'
const names = readdirSync('bench')
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
const [name, ...args] = process.argv.slice(2)

if (name === undefined) {
  process.stdout.write(
    `npm run bench -- NAME, where NAME is one of:\n${names.map((each) => `  ${each}\n`).join('')}`,
  )
  process.exit(0)
}
if (!names.includes(name)) {
  fail(`There is no measurement of that name: choose one of ${names.join(', ')}.`)
}
installPackages()
const { status } = spawnSync(
  process.execPath,
  [...START_FLAGS, '--expose-gc', '--import', 'tsx', `bench/${name}${ending}`, ...args],
  { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
)
process.exit(status ?? 1)
