import { isAbsolute, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Finding } from '#lib/boundary/finding.ts'
import { HEURISTICS } from '#lib/boundary/heuristics/heuristics.ts'
import type {
  CheckedOutcome,
  CheckOutcome,
  CheckSummary,
  UncheckedOutcome,
} from '../check/check-outcome.ts'
import { printableJson } from '../printable.ts'
import type { CheckReport } from './check-report.ts'

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

const RULES = HEURISTICS.map(({ name, category, catches, leavesAlone }) => ({
  id: name,
  shortDescription: { text: catches },
  fullDescription: { text: `${catches} Left alone: ${leavesAlone}` },
  defaultConfiguration: { level: 'warning' },
  properties: { category },
}))

const INDEX_OF_RULE: ReadonlyMap<string, number> = new Map(
  RULES.map(({ id }, index) => [id, index]),
)

/** More results that could not be checked than these are counted, not listed: they are held until the end. */
const MAX_NOTIFICATIONS = 1000

/** SARIF 2.1.0: a result for each finding, a notification for each result that could not be checked. */
export class SarifReport implements CheckReport {
  readonly #toolVersion: string
  readonly #notifications: object[] = []
  #isFirst = true

  constructor(toolVersion: string) {
    this.#toolVersion = toolVersion
  }

  begin(): string {
    const driver = { name: 'vitrine', version: this.#toolVersion, rules: RULES }
    const head = `{"$schema":${printableJson(SCHEMA)},"version":"2.1.0","runs":[{`
    return `${head}"tool":${printableJson({ driver })},"columnKind":"utf16CodeUnits","results":[`
  }

  add(outcome: CheckOutcome): string {
    if (outcome.kind === 'unchecked') {
      if (this.#notifications.length < MAX_NOTIFICATIONS) {
        this.#notifications.push(notification(outcome))
      }
      return ''
    }
    return outcome.findings
      .map((finding, index) => {
        const comma = this.#isFirst ? '' : ','
        this.#isFirst = false
        return `${comma}\n${printableJson(sarifResult(outcome, finding, index))}`
      })
      .join('')
  }

  end({ unchecked }: CheckSummary): string {
    const more = unchecked - this.#notifications.length
    if (more > 0) {
      this.#notifications.push({
        level: 'error',
        message: { text: `${more} more results could not be checked.` },
      })
    }
    const invocation = {
      executionSuccessful: unchecked === 0,
      toolExecutionNotifications: this.#notifications,
    }
    return `\n],"invocations":${printableJson([invocation])}}]}\n`
  }
}

function sarifResult(outcome: CheckedOutcome, finding: Finding, index: number): object {
  const { heuristic, category, path, channel, via = [], start, end } = finding
  return {
    ruleId: heuristic,
    ruleIndex: INDEX_OF_RULE.get(heuristic) ?? -1,
    level: outcome.flagged ? 'warning' : 'note',
    message: { text: messageOf(finding) },
    locations: [location(outcome, outcome.lines?.[index] ?? outcome.line ?? 1, path)],
    properties: { category, channel, via, path, start, end },
  }
}

function messageOf({ heuristic, path, start, end }: Finding): string {
  const catches = RULES[INDEX_OF_RULE.get(heuristic) ?? -1]?.shortDescription.text ?? heuristic
  const where = path === '' ? '' : ` at ${path}`
  return `${catches} Found${where}, characters ${start} to ${end} of the delivered text.`
}

function notification(outcome: UncheckedOutcome): object {
  return {
    level: 'error',
    message: { text: outcome.why },
    locations: [location(outcome, outcome.line, '')],
  }
}

function location({ file }: CheckOutcome, line: number | undefined, path: string): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file) },
      ...(line !== undefined && { region: { startLine: line } }),
    },
    ...(path !== '' && { logicalLocations: [{ fullyQualifiedName: path }] }),
  }
}

/** A URI reference: relative names stay relative, so that reports of other machines can be compared. */
function uriOf(file: string): string {
  const name = file.toWellFormed()
  if (isAbsolute(name)) return pathToFileURL(name).href
  return name.split(sep).map(encodeURIComponent).join('/')
}
