// Everything that reads the sources without running the product. Fails when one of them finds something. With
// --build the product is built meanwhile, as `npm test` needs it next: most of these use one core only.
import { spawn } from 'node:child_process'
import { installPackages, ROOT, requireNode } from './prerequisites.mjs'

process.chdir(ROOT)
requireNode()
installPackages()

/** Two at a time, begun in this order; `after` names what must have ended before. */
const checks = [
  { name: 'route types', args: ['node_modules/next/dist/bin/next', 'typegen'] },
  {
    name: 'promises and switches',
    args: ['node_modules/eslint/bin/eslint.js', 'app', 'cli', 'components', 'db', 'lib'],
  },
  {
    name: 'types',
    args: ['node_modules/typescript/bin/tsc', '--noEmit'],
    after: 'route types',
  },
  // It removes what `types` reads, so it waits for that.
  ...(process.argv.includes('--build')
    ? [{ name: 'build', args: ['scripts/build.mjs', '--when-changed'], after: 'types' }]
    : []),
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
  { name: 'import order', args: ['scripts/import-order.mjs'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
]

const AT_ONCE = 2
const ended = new Set()
const waiting = [...checks]
let failed = 0
let running = 0
begin()

function begin() {
  while (running < AT_ONCE) {
    const index = waiting.findIndex(({ after }) => after === undefined || ended.has(after))
    if (index < 0) return
    const [check] = waiting.splice(index, 1)
    running++
    read(check)
  }
}

/** What it prints is told when it has ended, so that two don't mix. */
function read({ name, args }) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  child.on('close', (status) => {
    process.stdout.write(Buffer.concat(said))
    process.stdout.write(`check: ${name}: ${status === 0 ? 'clean' : 'FAILED'}\n`)
    if (status !== 0) failed++
    ended.add(name)
    running--
    begin()
    if (running === 0) process.exitCode = failed === 0 ? 0 : 1
  })
}
