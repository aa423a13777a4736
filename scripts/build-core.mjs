// Builds what is published: the core's entries and the `vitrine` command as ES modules with types, into dist/,
// which is a package of its own (docs/decisions/0006). With --out DIR it goes elsewhere; with --no-types the types
// are left out, which is much faster.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { fail, installPackages, ROOT, requireNode, runNode } from './prerequisites.mjs'
import { heuristicsWithoutExamples, readyWords } from './ready-words.mjs'

process.chdir(ROOT)
requireNode()
installPackages()
const { values } = parseArgs({
  options: { out: { type: 'string' }, 'no-types': { type: 'boolean' } },
})
const out = resolve(values.out ?? 'dist')

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
/** What the entries may import by name: zod, and its part that needs half the room. */
const ZOD = ['zod', 'zod/mini']

const ENTRIES = ['contract', 'boundary', 'privacy', 'conformance']

const COMMON = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'ascii',
  metafile: true,
  logLevel: 'error',
}

const COMMANDS = ['check', 'show', 'conformance']

/** Leaves each command in a file of its own, loaded when it is asked for. */
const COMMANDS_OUTSIDE = {
  name: 'commands outside',
  setup(bundler) {
    bundler.onResolve({ filter: /-command\.ts$/ }, ({ path, kind }) => {
      const name = /(\w+)-command\.ts$/.exec(path)?.[1]
      if (kind !== 'dynamic-import' || !COMMANDS.includes(name)) return undefined
      return { path: `./command/${name}.js`, external: true }
    })
  },
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
await bundle()
if (!values['no-types']) declareTypes()
writeFileSync(join(out, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`)
for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(file, join(out, file))
cpSync('docs/published-core.md', join(out, 'README.md'))

/** One build for all entries, so that they share one copy of each class. */
async function bundle() {
  const words = await readyWords()
  const { metafile } = await build({
    ...COMMON,
    plugins: [words],
    entryPoints: Object.fromEntries(ENTRIES.map((name) => [name, `lib/${name}/index.ts`])),
    outdir: out,
    external: ZOD,
    chunkNames: 'core/[hash]',
  })
  for (const name of ENTRIES) requirePure(metafile.outputs, `${name}.js`)
  // The command starts in half the time where zod is part of it, sooner where its files are short, and each of its
  // commands holds only what it uses.
  const command = { ...COMMON, splitting: false, minifyWhitespace: true, minifySyntax: true }
  await build({
    ...command,
    entryPoints: { cli: 'cli/main.ts' },
    outdir: out,
    plugins: [COMMANDS_OUTSIDE],
  })
  const heuristics = await heuristicsWithoutExamples()
  for (const name of COMMANDS) {
    await build({
      ...command,
      plugins: [words, heuristics],
      entryPoints: { [name]: `cli/${name}/${name}-command.ts` },
      outdir: join(out, 'command'),
    })
  }
  chmodSync(join(out, 'cli.js'), 0o755)
  cpSync('node_modules/zod/LICENSE', join(out, 'command', 'LICENSE-zod'))
}

/** Ends the build where an entry needs anything but zod, whatever the way. */
function requirePure(outputs, entry) {
  const byPath = new Map(Object.entries(outputs).map(([path, output]) => [resolve(path), output]))
  const open = [join(out, entry)]
  const seen = new Set(open)
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const { path: imported, external } of byPath.get(path).imports) {
      if (external && !ZOD.includes(imported))
        fail(`The core entry ${entry} needs ${imported}: it may need zod only.`)
      const next = resolve(imported)
      if (external || seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
}

/** Types of the entries; imports by name become relative ones, for names are ours alone. */
function declareTypes() {
  const types = join(out, 'types')
  runNode(
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.core.json', '--outDir', types],
    'Making the types of the core failed',
  )
  for (const entry of readdirSync(types, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    writeFileSync(path, withRelativeImports(readFileSync(path, 'utf8'), dirname(path), types))
  }
}

function withRelativeImports(source, folder, types) {
  return source.replaceAll(
    /(from |import\()(['"])(#lib\/|\.{1,2}\/)([^'"]+)\.ts\2/g,
    (_, before, quote, start, rest) => {
      const target = start === '#lib/' ? relative(folder, join(types, rest)) : `${start}${rest}`
      return `${before}${quote}${target.startsWith('.') ? target : `./${target}`}.js${quote}`
    },
  )
}

/** The package in dist/: the same name and entries, and nothing to install but zod. */
function publishedManifest() {
  const { name, version, license, engines, exports, bin, dependencies } = manifest
  const inside = (path) => path.replace('./dist/', './')
  return {
    name,
    version,
    description:
      'A boundary for the results of tools that language models call: the pure core of Vitrine.',
    license,
    type: 'module',
    engines,
    sideEffects: false,
    exports: mapValues(exports, (entry) =>
      typeof entry === 'string' ? entry : mapValues(entry, inside),
    ),
    bin: mapValues(bin, inside),
    dependencies: { zod: `^${dependencies.zod}` },
  }
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
