import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { CheckedResult } from '#lib/boundary/checked-result.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { ToolResultError } from '#lib/boundary/tool-result-error.ts'
import { readCommandLine } from '../command-line.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { type InputFormat, readFormat } from '../input/input-format.ts'
import { type FileResult, readFiles } from '../input/read-files.ts'
import type { ResultPlace } from '../input/result-place.ts'
import { printable } from '../printable.ts'
import { REFUSALS } from '../refusals.ts'
import type { Terminal } from '../terminal.ts'
import { WHOLE_RESULT_POLICY } from '../whole-result-policy.ts'
import { SHOWN_FORMS, type ShownForm } from './shown-forms.ts'
import { shownResults } from './shown-results.ts'

/**
 * `vitrine show`: writes the results in files or on standard input, with their artifacts, as text, Markdown,
 * MCP content or JSON. Each crosses the boundary first, so nothing that it would take out is written. What was
 * read in another way is told beside what is written, or in it where the form has a place for that.
 */
export async function showCommand(
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitStatus> {
  const options = readOptions(args)
  if (!options.ok) {
    await terminal.complain(options.problem)
    return EXIT.unchecked
  }
  const { files, format, form } = options.value
  const reading = { input: terminal.input, readJson: shownResults, format }
  let isFirst = true
  let findings = 0
  let status: ExitStatus = EXIT.clean
  for await (const read of readFiles(files, reading)) {
    const checked = checkedOf(read)
    if (checked.ok) {
      const { result, notes } = checked.value
      const written = form.write(result, notes)
      await terminal.write(isFirst || !form.isForPeople ? written : `\n${written}`)
      await tellNotes(read.place, notesApart(form, notes), terminal)
      isFirst = false
      findings += result.findings.length
    } else {
      status = EXIT.unchecked
      await terminal.complain(`${placeOf(read.place)} is not shown. ${checked.problem}`)
    }
  }
  if (findings > 0)
    await terminal.complain(`${told(findings)} like an instruction: vitrine check says where.`)
  return status
}

function notesApart({ hasNotes }: ShownForm, notes: readonly string[]): readonly string[] {
  return hasNotes ? [] : notes
}

async function tellNotes(
  place: ResultPlace,
  notes: readonly string[],
  { complain }: Terminal,
): Promise<void> {
  for (const note of notes) await complain(`${placeOf(place)}: ${note}`)
}

const boundary = new ToolResultBoundary({ policy: WHOLE_RESULT_POLICY })

type ShownResult = { readonly result: CheckedResult; readonly notes: readonly string[] }

function checkedOf(read: FileResult): Outcome<ShownResult, string> {
  if ('problem' in read) return failure(read.problem)
  try {
    const { result, notes = [] } = read
    return success({ result: boundary.checked({ name: 'result' }, result), notes })
  } catch (problem) {
    if (!(problem instanceof ToolResultError)) throw problem
    return failure(REFUSALS[problem.rule])
  }
}

function told(findings: number): string {
  return findings === 1 ? 'One place reads' : `${findings} places read`
}

function placeOf({ file, line }: ResultPlace): string {
  return line === undefined ? printable(file) : `${printable(file)}:${line}`
}

type ShowOptions = {
  readonly files: readonly string[]
  readonly format: InputFormat | undefined
  readonly form: ShownForm
}

function readOptions(args: readonly string[]): Outcome<ShowOptions, string> {
  const line = readCommandLine(args, { format: 'value', as: 'value' })
  if (!line.ok) return line
  const { values, operands } = line.value
  const format = readFormat(values.get('format'))
  if (!format.ok) return format
  const name = values.get('as') ?? 'text'
  const form = SHOWN_FORMS.get(name)
  if (!form) {
    const known = [...SHOWN_FORMS.keys()].join(', ')
    return failure(`Nothing is shown as "${printable(name)}": choose one of ${known}.`)
  }
  return success({ files: operands.length > 0 ? operands : ['-'], format: format.value, form })
}
