import { spawnSync } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's root: the folder of package.json. */
export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')

const MIB = 1024 * 1024

/** What a build takes at least. */
const MIN_FREE_MIB = 64

/** What the database and the samples take at least. */
export const MIN_FREE_DATA_MIB = 8

/** Says in one line what is being done. */
export function say(line) {
  process.stdout.write(`vitrine: ${line}\n`)
}

/** Ends the command with one clear sentence. */
export function fail(sentence) {
  process.stderr.write(`vitrine: ${sentence}\n`)
  process.exit(1)
}

/** Ends the command when Node is older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const [major, minor] = engines.node.replace('>=', '').split('.').map(Number)
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  fail(
    `Node ${process.versions.node} is too old: install Node ${major}.${minor} or newer, then run the command again.`,
  )
}

/** Ends the command when the disk that holds `folder`, which need not exist yet, is as good as full. */
export function requireDiskSpace(folder, minFreeMib = MIN_FREE_MIB) {
  let place = folder
  while (!existsSync(place)) place = dirname(place)
  const { bavail, bsize } = statfsSync(place)
  const freeMib = (bavail * bsize) / MIB
  if (freeMib >= minFreeMib) return
  fail(
    `The disk that holds ${folder} is full (${Math.floor(freeMib)} MB free): free at least ${minFreeMib} MB, then run the command again.`,
  )
}

/** Installs the packages of package-lock.json when they are not installed already. */
export function installPackages() {
  const lock = join(ROOT, 'package-lock.json')
  const stamp = join(ROOT, 'node_modules', '.vitrine-lock')
  const wanted = readFileSync(lock, 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === identity(wanted)) return
  if (isInstalled(wanted)) {
    writeFileSync(stamp, identity(wanted))
    return
  }
  say('installing packages (npm ci) …')
  runNpm(['ci'], 'Installing the packages failed')
  writeFileSync(stamp, identity(wanted))
}

/** What a stamp holds: the platform counts, for native addons are compiled for it. */
function identity(lockText) {
  let hash = 5381
  for (let index = 0; index < lockText.length; index++) {
    hash = (hash * 33 + lockText.charCodeAt(index)) >>> 0
  }
  return `${hash} ${process.platform} ${process.arch} ${process.versions.modules}`
}

/** npm writes what it installed; a tree that somebody installed by hand is taken as it is. */
function isInstalled(lockText) {
  const written = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(written)) return false
  const have = JSON.parse(readFileSync(written, 'utf8')).packages
  const want = JSON.parse(lockText).packages
  return Object.entries(want).every(
    ([path, entry]) => path === '' || entry.optional || have[path]?.version === entry.version,
  )
}

/** Written when a build has ended well; next's own files stand there halfway through it already. */
const BUILT = join(ROOT, '.next', 'vitrine-built')

/** Builds the product when a source is newer than the build, or the last build did not come to its end. */
export function buildProduct() {
  if (existsSync(BUILT) && newestSource() <= statSync(BUILT).mtimeMs) return
  say('building (next build), a minute or two …')
  buildAnew()
}

/** Builds the product, always. */
export function buildAnew() {
  rmSync(BUILT, { force: true })
  const begun = new Date()
  runNode(['node_modules/next/dist/bin/next', 'build', '--webpack'], 'Building the product failed')
  writeFileSync(BUILT, '')
  // A source that was saved meanwhile is newer than what was built of it.
  utimesSync(BUILT, begun, begun)
}

const SOURCES = [
  'app',
  'components',
  'lib',
  'db',
  'public',
  'package-lock.json',
  'next.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'tsconfig.json',
  'postcss.config.mjs',
]

function newestSource() {
  let newest = 0
  const open = SOURCES.map((name) => join(ROOT, name)).filter((path) => existsSync(path))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const stat = statSync(path)
    newest = Math.max(newest, stat.mtimeMs)
    if (stat.isDirectory()) open.push(...readdirSync(path).map((name) => join(path, name)))
  }
  return newest
}

/** Runs a Node program in the project's root; ends the command with `sentence` when it fails. */
export function runNode(args, sentence, env = {}) {
  run(process.execPath, args, sentence, env)
}

function runNpm(args, sentence) {
  const npm = process.env.npm_execpath
  if (npm) run(process.execPath, [npm, ...args], sentence, {})
  else run('npm', args, sentence, {})
}

/** Runs any program; quiet unless it fails, and then its last lines are shown. */
export function run(program, args, sentence, env = {}) {
  const result = spawnSync(program, args, {
    cwd: ROOT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`
  if (output.includes('ENOSPC')) {
    fail(`${sentence}: the disk is full. Free some space, then run the command again.`)
  }
  process.stderr.write(`${output.split('\n').slice(-40).join('\n')}\n`)
  fail(`${sentence}: what it printed last stands above.`)
}
