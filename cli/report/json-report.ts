import type { CheckOutcome, CheckSummary } from '../check/check-outcome.ts'
import { printableJson } from '../printable.ts'
import type { CheckReport } from './check-report.ts'

/** One JSON document: results with findings and results that could not be checked, and a summary. */
export class JsonReport implements CheckReport {
  readonly #toolVersion: string
  #isFirst = true

  constructor(toolVersion: string) {
    this.#toolVersion = toolVersion
  }

  begin(): string {
    return `{"format":"vitrine-check","version":1,"tool":${printableJson({ name: 'vitrine', version: this.#toolVersion })},"results":[`
  }

  add(outcome: CheckOutcome): string {
    if (outcome.kind === 'checked' && outcome.findings.length === 0) return ''
    const comma = this.#isFirst ? '' : ','
    this.#isFirst = false
    return `${comma}\n${printableJson(outcome)}`
  }

  end(summary: CheckSummary): string {
    return `\n],"summary":${printableJson(summary)}}\n`
  }
}
