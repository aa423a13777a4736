import type { JsonObject } from '#lib/base/json.ts'
import { holdsSecret } from '#lib/privacy/redact-text.ts'
import { readReferences, variableName } from './references.ts'
import { told } from './told.ts'

/** Values by name, without a secret among them, and what is to be said of them. */
export type ReadValues = {
  readonly values: Readonly<Record<string, string>>
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}

/** How values are to be read. */
export type ValueReading = {
  /** `Variable` or `Header`: begins sentences. */
  readonly what: 'Variable' | 'Header'
  /** Name of the source, before the names of variables that are made up for headers. */
  readonly source: string
  /** What inputs ask for, by their ids. */
  readonly asked: ReadonlyMap<string, string>
}

const SECRET_NAME =
  /(?:key|token|secret|passw(?:or)?d|pwd|auth(?:orization)?|credentials?|cookie|pat|dsn|connection.?string)(?:$|[-_\d])/i

/**
 * Reads environment variables or headers. A value that is a secret by its name or its look is replaced by a
 * reference to a variable of the server's environment, so that no secret is kept.
 */
export function readValues(members: JsonObject, reading: ValueReading): ReadValues {
  const values = new Map<string, string>()
  const notes: string[] = []
  const problems: string[] = []
  for (const [name, member] of Object.entries(members)) {
    if (member === null || typeof member === 'object') {
      problems.push(`${reading.what} ${told(name)} has no text as its value: it was left out.`)
      continue
    }
    const read = readReferences(String(member), reading.asked)
    notes.push(...read.notes)
    problems.push(...read.problems)
    const hidden = isSecret(name, read.value) ? hide(name, read.value, reading) : undefined
    if (hidden) {
      const { variable } = hidden
      notes.push(
        `${reading.what} ${told(name)} looks like a secret and was not kept: set the environment variable ${variable}.`,
      )
    }
    values.set(name, hidden?.value ?? read.value)
  }
  return { values: Object.fromEntries(values), notes, problems }
}

/** What refers to a variable holds no secret itself, unless its look says so. */
function isSecret(name: string, value: string): boolean {
  if (value.trim() === '') return false
  if (holdsSecret(value)) return true
  return SECRET_NAME.test(name) && !/\$\{[A-Za-z_]/.test(value)
}

function hide(name: string, value: string, { what, source }: ValueReading) {
  const isOwnName = what === 'Variable' && /^[A-Za-z_][A-Za-z0-9_]{0,199}$/.test(name)
  const variable = isOwnName ? name : variableName(`${source}_${name}`)
  const scheme = what === 'Header' ? /^(?:Bearer|Basic|Token|ApiKey) /i.exec(value)?.[0] : undefined
  return { variable, value: `${scheme ?? ''}\${${variable}}` }
}
