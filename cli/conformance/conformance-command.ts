import { performance } from 'node:perf_hooks'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { checkBoundary } from '#lib/conformance/check-boundary.ts'
import type { ConformanceReport } from '#lib/conformance/conformance-report.ts'
import { readCommandLine } from '../command-line.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { printable, printableJson } from '../printable.ts'
import type { Terminal } from '../terminal.ts'
import { loadBoundary } from './load-boundary.ts'

/** `vitrine conformance`: runs the kit against a boundary that a module exports. */
export async function conformanceCommand(
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitStatus> {
  const options = readOptions(args)
  const loaded = options.ok ? await loadBoundary(options.value.file) : options
  if (!options.ok || !loaded.ok) {
    await terminal.complain(loaded.ok ? '' : loaded.problem)
    return EXIT.unchecked
  }
  const { boundary, withPolicy } = loaded.value
  const report = checkBoundary(boundary, { withPolicy, monotonicMs: () => performance.now() })
  const text = options.value.isJson ? `${printableJson(report)}\n` : asText(report)
  await terminal.write(text)
  return report.conforms ? EXIT.clean : EXIT.flagged
}

type ConformanceCommand = { readonly file: string; readonly isJson: boolean }

function readOptions(args: readonly string[]): Outcome<ConformanceCommand, string> {
  const line = readCommandLine(args, { boundary: 'value', json: 'flag' })
  if (!line.ok) return line
  const { flags, values, operands } = line.value
  if (operands[0] !== undefined) {
    return failure(`${printable(operands[0])} stands alone: write --boundary before the module.`)
  }
  const file = values.get('boundary')
  if (file === undefined) return failure('The option --boundary is missing: name a module.')
  return success({ file, isJson: flags.has('json') })
}

function asText({ rules, fixtures, passed, failed, skipped }: ConformanceReport): string {
  const ruleLines = rules
    .filter(({ status }) => status !== 'passed')
    .map(({ rule, status, says, why }) => `${status} ${rule}: ${why} (${says})`)
  const fixtureLines = fixtures
    .filter(({ status }) => status !== 'passed')
    .map(({ set, name, family, status, why }) => `${status} ${set} "${name}" (${family}): ${why}`)
  const summary = `${passed} passed, ${failed} failed, ${skipped} skipped.`
  return [...ruleLines, ...fixtureLines, summary].map((line) => `${printable(line)}\n`).join('')
}
