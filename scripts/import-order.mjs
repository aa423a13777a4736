// The import order of the rooms (.dependency-cruiser.mjs), with a guard against a check that reads nothing.
//
// Usage: node import-order.mjs [fewest modules that the check must have read]
import { existsSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import rules from '../.dependency-cruiser.mjs'

const minModules = Number(process.argv[2] ?? 100)
const folders = [
  'app',
  'cli',
  'components',
  'db',
  'lib',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
]

const { options, ...ruleSet } = rules
const { output } = await cruise(
  folders.filter((folder) => existsSync(folder)),
  { ...options, ruleSet, validate: true },
  undefined,
  { tsConfig: extractTypeScriptConfig('tsconfig.json') },
)
const { summary } = output
for (const { rule, from, to } of summary.violations) {
  process.stdout.write(`${rule.name}: ${from} -> ${to}\n`)
}
if (summary.totalCruised < minModules) {
  process.stdout.write(
    `import order: only ${summary.totalCruised} modules were read, so the check means nothing\n`,
  )
  process.exit(1)
}
process.exit(summary.violations.length === 0 ? 0 : 1)
