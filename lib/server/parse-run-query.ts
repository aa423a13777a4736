import { RunQuery } from '#lib/audit/run-query.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'

/** The search parameters of a page, as Next gives them. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

type Field = keyof RunQuery
type Reader = { readonly field: Field; readonly read: (text: string) => unknown }

/** What each parameter of the list's address asks; text that fits nothing stays as it is and is refused. */
const PARAMETERS: Readonly<Record<string, Reader>> = {
  text: { field: 'text', read: String },
  toolName: { field: 'toolName', read: String },
  source: { field: 'source', read: String },
  mode: { field: 'mode', read: String },
  status: { field: 'status', read: String },
  privacyLevel: { field: 'privacyLevel', read: String },
  flagged: { field: 'flagged', read: oneOf({ true: true, false: false }) },
  heuristic: { field: 'heuristic', read: String },
  from: { field: 'from', read: String },
  to: { field: 'to', read: String },
  sort: { field: 'sort', read: String },
  descending: { field: 'descending', read: oneOf({ true: true, false: false }) },
  limit: { field: 'limit', read: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : text) },
  cursor: { field: 'cursor', read: String },
}

/**
 * The question that an address of the list of runs asks. Empty parameters count as absent, unknown ones are
 * ignored; a malformed one gives a sentence that names it.
 */
export function parseRunQuery(params: SearchParams): Outcome<RunQuery, string> {
  const given: Partial<Record<Field, unknown>> = {}
  for (const [name, { field, read }] of Object.entries(PARAMETERS)) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    const text = typeof value === 'object' ? value[0] : value
    if (text) given[field] = read(text)
  }
  const parsed = RunQuery.safeParse(given)
  if (parsed.success) return success(parsed.data)
  const field = parsed.error.issues[0]?.path[0]
  const name = Object.keys(PARAMETERS).find((key) => PARAMETERS[key]?.field === field)
  return failure(`The filter "${name}" of this address cannot be read: clear it.`)
}

function oneOf(meanings: Readonly<Record<string, boolean>>): (text: string) => unknown {
  return (text) => (Object.hasOwn(meanings, text) ? meanings[text] : text)
}
