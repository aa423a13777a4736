import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const project = join(import.meta.dirname, '..')
const check = join(project, 'scripts', 'import-order.mjs')
const worlds: string[] = []

afterEach(() => {
  for (const world of worlds.splice(0)) rmSync(world, { recursive: true, force: true })
})

/** A tiny tree of the same rooms, in which the same check runs. */
function plant(files: Readonly<Record<string, string>>, fewestModules = 1) {
  const world = mkdtempSync(join(tmpdir(), 'vitrine-import-order-'))
  worlds.push(world)
  for (const name of ['package.json', 'tsconfig.json'])
    cpSync(join(project, name), join(world, name))
  const sound = { 'lib/base/ground.ts': 'export const ground = 1\n' }
  for (const [path, source] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(world, path)), { recursive: true })
    writeFileSync(join(world, path), source)
  }
  const run = spawnSync(process.execPath, [check, String(fewestModules)], {
    cwd: world,
    encoding: 'utf8',
  })
  return { status: run.status, output: `${run.stdout}${run.stderr}` }
}

const empty = 'export const thing = 1\n'

describe('the import order', () => {
  it('lets a room import a lower one', () => {
    const result = plant({
      'lib/contract/above.ts': "import { ground } from '#lib/base/ground.ts'\nexport { ground }\n",
    })
    expect(result).toEqual({ status: 0, output: '' })
  })

  const breaches: ReadonlyArray<[string, string, Readonly<Record<string, string>>]> = [
    [
      'an import of a higher row',
      'lib/base imports only what is below it',
      {
        'lib/base/up.ts': "import { thing } from '#lib/contract/thing.ts'\nexport { thing }\n",
        'lib/contract/thing.ts': empty,
      },
    ],
    [
      'an import of a folder of the same row, even of a type',
      'lib/runs imports only what is below it',
      {
        'lib/runs/side.ts':
          "import type { Thing } from '#lib/privacy/thing.ts'\nexport type Side = Thing\n",
        'lib/privacy/thing.ts': 'export type Thing = string\n',
      },
    ],
    [
      'a Node module in the core',
      'the core needs nothing but zod',
      { 'lib/events/clock.ts': "import { hostname } from 'node:os'\nexport { hostname }\n" },
    ],
    [
      'a component that imports the database',
      'the browser gets only pure modules',
      {
        'components/shell/store.tsx': "import { thing } from '#db/thing.ts'\nexport { thing }\n",
        'db/thing.ts': empty,
      },
    ],
    [
      'a component that reaches Node through another module',
      'nothing the browser loads reaches Node',
      {
        'components/shell/deep.tsx':
          "import { read } from '#lib/events/deep.ts'\nexport { read }\n",
        'lib/events/deep.ts': "import { readFileSync as read } from 'node:fs'\nexport { read }\n",
      },
    ],
    [
      'a cycle',
      'no import cycles',
      {
        'lib/base/one.ts': "import { two } from './two.ts'\nexport const one = () => two\n",
        'lib/base/two.ts': "import { one } from './one.ts'\nexport const two = () => one\n",
      },
    ],
  ]

  it.each(breaches)('fails on %s', (_name, rule, files) => {
    const result = plant(files)
    expect(result.output).toContain(`${rule}: `)
    expect(result.status).toBe(1)
  })

  it('fails when it has read too few modules to mean anything', () => {
    const result = plant({}, 50)
    expect(result.output).toContain('only 1 modules were read')
    expect(result.status).toBe(1)
  })
})
