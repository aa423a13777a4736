import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string

// A tree of its own, whose build notes that it ran, writes what next writes halfway, and may end badly.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-build-'))
  for (const folder of ['scripts', 'app', 'node_modules/next/dist/bin']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  cpSync('scripts/prerequisites.mjs', join(root, 'scripts/prerequisites.mjs'))
  writeFileSync(join(root, 'app/page.tsx'), '')
  writeFileSync(
    join(root, 'node_modules/next/dist/bin/next'),
    `const fs = require('node:fs')
    fs.mkdirSync('.next', { recursive: true })
    fs.writeFileSync('.next/BUILD_ID', 'x')
    fs.appendFileSync('builds', 'x')
    process.exit(Number(process.env.BUILD_STATUS))`,
  )
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function build(status: number): number {
  const call = "import('./scripts/prerequisites.mjs').then((module) => module.buildProduct())"
  const env = { ...process.env, BUILD_STATUS: String(status) }
  spawnSync(process.execPath, ['-e', call], { cwd: root, env })
  return readFileSync(join(root, 'builds'), 'utf8').length
}

test('a build that ended well is not made again until a source changes', () => {
  expect(build(0)).toBe(1)
  expect(build(0)).toBe(1)
  const later = new Date(Date.now() + 1_000)
  utimesSync(join(root, 'app/page.tsx'), later, later)
  expect(build(0)).toBe(2)
})

test('a build that broke off halfway is made again', () => {
  expect(build(1)).toBe(1)
  expect(build(0)).toBe(2)
  expect(build(0)).toBe(2)
})

/** Asks for `minFreeMib` on the disk of `folder`, in a process that the answer may end. */
function spaceAsked(folder: string, minFreeMib: number) {
  const program = `import { requireDiskSpace } from './scripts/prerequisites.mjs'
    requireDiskSpace(process.argv[1], ${minFreeMib})`
  const options = ['--input-type=module', '-e', program, folder]
  const { status, stderr } = spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8' })
  return { status, stderr }
}

test('a disk that is too full ends the command, also for a folder that is yet to be made', () => {
  const folder = join(root, 'nowhere', 'data')
  expect(spaceAsked(folder, 0)).toEqual({ status: 0, stderr: '' })
  const { status, stderr } = spaceAsked(folder, 1e12)
  expect(status).toBe(1)
  expect(stderr).toContain(`vitrine: The disk that holds ${folder} is full`)
})
