/** The filters of the list, by the names that the question to the audit has (`lib/audit/run-query.ts`). */
export const FILTER_NAMES = [
  'text',
  'toolName',
  'source',
  'mode',
  'status',
  'privacyLevel',
  'flagged',
  'heuristic',
  'from',
  'to',
] as const

/** One filter of the list of runs. */
export type FilterName = (typeof FILTER_NAMES)[number]

/** Everything that the address of the list says; a name that is absent was not set. */
export type RunListParams = Readonly<
  Partial<Record<FilterName | 'sort' | 'descending' | 'cursor' | 'hidden', string>>
>

const ORDER = [...FILTER_NAMES, 'sort', 'descending', 'cursor', 'hidden'] as const

/** The address of the list with these parameters; empty ones are left out. */
export function runListUrl(params: RunListParams): string {
  const search = new URLSearchParams()
  for (const name of ORDER) {
    const value = params[name]
    if (value) search.set(name, value)
  }
  const text = search.toString()
  return text === '' ? '/runs' : `/runs?${text}`
}

/** The parameters with some changed. Another filter or order starts at the first page again. */
export function changedParams(params: RunListParams, change: RunListParams): RunListParams {
  const staysOnPage = Object.keys(change).every((name) => name === 'hidden' || name === 'cursor')
  return { ...params, ...(staysOnPage ? {} : { cursor: '' }), ...change }
}

/** The order after a click on a column: newest or largest first, then the other way round. */
export function nextOrder(params: RunListParams, sort: string): RunListParams {
  const isSame = (params.sort ?? 'startedAt') === sort
  return changedParams(params, { sort, descending: String(!(isSame && isDescending(params))) })
}

/** True where the list runs from the newest or largest down, as it does unless the address says otherwise. */
export function isDescending(params: RunListParams): boolean {
  return params.descending !== 'false'
}

/** The parameters of the list in a page's address; a name that is given twice counts once. */
export function runListParams(
  search: Readonly<Record<string, string | readonly string[] | undefined>>,
): RunListParams {
  const entries = ORDER.flatMap((name) => {
    const value = Object.hasOwn(search, name) ? search[name] : undefined
    const text = typeof value === 'object' ? value[0] : value
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(entries)
}

/** True where at least one filter is set. */
export function hasFilter(params: RunListParams): boolean {
  return FILTER_NAMES.some((name) => params[name])
}

/** The ids of hidden columns. */
export function hiddenColumns(params: RunListParams): readonly string[] {
  return params.hidden?.split(',').filter((id) => id !== '') ?? []
}
