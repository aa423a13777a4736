import type { CheckedOutcome, CheckOutcome, CheckSummary } from '../check/check-outcome.ts'
import { printable } from '../printable.ts'
import type { CheckReport } from './check-report.ts'

/** One line for each finding and each result that could not be checked, and a summary. */
export class TextReport implements CheckReport {
  begin(): string {
    return ''
  }

  add(outcome: CheckOutcome): string {
    if (outcome.kind === 'unchecked') {
      return `${placeOf(outcome)}: not checked. ${printable(outcome.why)}\n`
    }
    const lines = outcome.findings.map((_, index) => findingLine(outcome, index))
    if (lines.length > 0) lines.push(...consequences(outcome))
    return lines.map((line) => `${line}\n`).join('')
  }

  end({ checked, flagged, noted, unchecked }: CheckSummary): string {
    const results = checked === 1 ? '1 result checked' : `${checked} results checked`
    const others = noted > 0 ? `, ${noted} with other findings` : ''
    const rest = unchecked > 0 ? `; ${unchecked} could not be checked` : ''
    return `${results}: ${flagged} flagged${others}${rest}.\n`
  }
}

function placeOf({ file, line }: CheckOutcome): string {
  return line === undefined ? printable(file) : `${printable(file)}:${line}`
}

function findingLine(outcome: CheckedOutcome, index: number): string {
  const finding = outcome.findings[index]
  if (!finding) return ''
  const { heuristic, path, channel, start, end, via = [] } = finding
  const line = outcome.lines?.[index]
  const file = line === undefined ? placeOf(outcome) : `${printable(outcome.file)}:${line}`
  const where = path === '' ? '' : ` at ${printable(path)}`
  const part = channel === 'content' ? '' : ` of its ${channel}`
  const how = via.length > 0 ? `, in ${via.map(printable).join(' > ')}` : ''
  return `${file}: ${printable(heuristic)}${where}, characters ${start} to ${end}${part}${how}`
}

function consequences(outcome: CheckedOutcome): readonly string[] {
  const place = placeOf(outcome)
  const taken = Object.entries(outcome.neutralised)
    .map(([family, count]) => `${count} ${printable(family)}`)
    .join(', ')
  return [
    ...(taken === '' ? [] : [`${place}: taken out: ${taken}`]),
    ...(outcome.truncated ? [`${place}: would be cut`] : []),
    ...(outcome.refused ? [`${place}: would be refused`] : []),
  ]
}
