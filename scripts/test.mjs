// Everything that shows that the product works: checks, unit and property tests, then a real browser on the
// built product. Installs what it needs. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import {
  fail,
  installPackages,
  ROOT,
  requireDiskSpace,
  requireNode,
  run,
  say,
} from './prerequisites.mjs'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const RESULTS = 'test-results'
const UNIT_REPORT = `${RESULTS}/unit.json`
const BROWSER_REPORT = `${RESULTS}/e2e.json`

process.chdir(ROOT)
requireNode()
requireDiskSpace(ROOT)
installPackages()
installChromium()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

let passed = 0
let failed = 0

stage('checks and build', ['scripts/check.mjs', '--build'])
stage('unit and property tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_REPORT}`,
])
countReport(UNIT_REPORT, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests])
rmSync(UNIT_REPORT, { force: true })
stage('browser tests', ['node_modules/@playwright/test/cli.js', 'test'])
countReport(BROWSER_REPORT, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/** Runs one stage; a stage counts as a test of its own, so that one that dies can't be taken for a pass. */
function stage(name, args) {
  say(`${name} …`)
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status === 0) {
    passed++
    return
  }
  failed++
  say(`${name}: FAILED`)
}

function countReport(path, read) {
  if (!existsSync(path)) {
    failed++
    say(`${path} was not written, so these tests did not run`)
    return
  }
  const [more, broken] = read(JSON.parse(readFileSync(path, 'utf8')))
  passed += more
  failed += broken
}

function installChromium() {
  if (existsSync(CHROMIUM)) return
  say('installing Chromium (apt-get install chromium) …')
  const asRoot = process.getuid?.() === 0
  const [program, ...first] = asRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run(program, [...first, 'update'], 'Reading the list of Debian packages failed', env)
  run(program, [...first, 'install', '-y', 'chromium'], 'Installing Chromium failed', env)
  if (!existsSync(CHROMIUM)) {
    fail(`There is no Chromium at ${CHROMIUM}: install one and set CHROMIUM_PATH to it.`)
  }
}
