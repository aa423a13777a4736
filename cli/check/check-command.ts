import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import manifest from '../../package.json' with { type: 'json' }
import { readCommandLine } from '../command-line.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { readFormat } from '../input/input-format.ts'
import type { CheckReport } from '../report/check-report.ts'
import { JsonReport } from '../report/json-report.ts'
import { SarifReport } from '../report/sarif-report.ts'
import { TextReport } from '../report/text-report.ts'
import type { Terminal } from '../terminal.ts'
import { type CheckOfFiles, checkFiles } from './check-files.ts'
import type { CheckOutcome, CheckSummary } from './check-outcome.ts'
import { readPolicy } from './check-policy.ts'
import { readFailOn } from './fail-on.ts'

/** `vitrine check`: checks the results in files or on standard input and writes a report. */
export async function checkCommand(
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitStatus> {
  const options = await readOptions(args)
  if (!options.ok) {
    await terminal.complain(options.problem)
    return EXIT.unchecked
  }
  const { files, report, ...check } = options.value
  const summary = { checked: 0, clean: 0, flagged: 0, noted: 0, unchecked: 0 }
  await terminal.write(report.begin())
  for await (const outcome of checkFiles(files, { ...check, input: terminal.input })) {
    summary[classOf(outcome)]++
    if (outcome.kind === 'checked') summary.checked++
    const piece = report.add(outcome)
    if (piece !== '') await terminal.write(piece)
  }
  await terminal.write(report.end(summary))
  return statusOf(summary)
}

function classOf(outcome: CheckOutcome): 'flagged' | 'noted' | 'unchecked' | 'clean' {
  if (outcome.kind === 'unchecked') return 'unchecked'
  if (outcome.flagged) return 'flagged'
  return outcome.findings.length > 0 ? 'noted' : 'clean'
}

function statusOf({ flagged, unchecked }: CheckSummary): ExitStatus {
  if (unchecked > 0) return EXIT.unchecked
  return flagged > 0 ? EXIT.flagged : EXIT.clean
}

type CheckOptions = Omit<CheckOfFiles, 'input'> & {
  readonly files: readonly string[]
  readonly report: CheckReport
}

const KINDS = {
  format: 'value',
  policy: 'value',
  'fail-on': 'value',
  json: 'flag',
  sarif: 'flag',
} as const

async function readOptions(args: readonly string[]): Promise<Outcome<CheckOptions, string>> {
  const line = readCommandLine(args, KINDS)
  if (!line.ok) return line
  const { flags, values, operands } = line.value
  const format = readFormat(values.get('format'))
  if (!format.ok) return format
  if (flags.has('json') && flags.has('sarif')) {
    return failure('A report is either in JSON or in SARIF: leave --json or --sarif out.')
  }
  const counts = readFailOn(values.get('fail-on'))
  if (!counts.ok) return counts
  const policy = await readPolicy(values.get('policy'))
  if (!policy.ok) return policy
  return success({
    files: operands.length > 0 ? operands : ['-'],
    report: reportFor(flags),
    format: format.value,
    counts: counts.value,
    boundary: new ToolResultBoundary({ policy: policy.value }),
  })
}

function reportFor(flags: ReadonlySet<string>): CheckReport {
  if (flags.has('json')) return new JsonReport(manifest.version)
  return flags.has('sarif') ? new SarifReport(manifest.version) : new TextReport()
}
