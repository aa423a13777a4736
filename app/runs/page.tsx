import type { Metadata } from 'next'
import { RunList } from '#components/audit/run-list.tsx'
import { runListParams } from '#components/audit/run-list-url.ts'
import { parseRunQuery, type SearchParams } from '#lib/server/parse-run-query.ts'
import { theConsole } from '#lib/server/the-console.ts'

export const metadata: Metadata = { title: 'Runs' }

/** Every audited run: the address is the question, the server answers one page. */
export default async function RunsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams
  const query = parseRunQuery(search)
  const adminConsole = await theConsole()
  const page = query.ok ? await adminConsole.listRuns(query.value) : NO_PAGE
  return (
    <RunList
      {...page}
      params={runListParams(search)}
      toolNames={adminConsole.listTools().map(({ definition }) => definition.name)}
      problem={query.ok ? null : query.problem}
    />
  )
}

const NO_PAGE = { rows: [], total: 0, next: null, previous: null } as const
