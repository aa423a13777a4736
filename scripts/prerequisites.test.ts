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
