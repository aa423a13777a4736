import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ComparePage } from '#components/audit/compare-page.tsx'
import { UnreadableRun } from '#components/audit/unreadable-run.tsx'
import { auditProblem } from '#lib/server/audit-problem.ts'
import type { SearchParams } from '#lib/server/parse-run-query.ts'
import { theConsole } from '#lib/server/the-console.ts'

export const metadata: Metadata = { title: 'Compare' }

/** Live against kept of one run; with `?with=` another run, the audits of both. */
export default async function CompareRunsPage(props: {
  params: Promise<{ id: string }>
  searchParams: Promise<SearchParams>
}) {
  const { id } = await props.params
  const { with: withId } = await props.searchParams
  const first = await auditOf(id).catch(auditProblem)
  if (typeof first === 'string') return <UnreadableRun problem={first} />
  const other = typeof withId === 'string' ? await auditOf(withId).catch(auditProblem) : null
  if (typeof other === 'string') return <UnreadableRun problem={other} />
  return (
    <ComparePage
      key={id}
      run={first.run}
      events={first.events}
      hasLiveCopy={first.isLive}
      other={other}
    />
  )
}

async function auditOf(runId: string) {
  const adminConsole = await theConsole()
  const found = await adminConsole.findRun(runId)
  if (!found) notFound()
  return { ...found, events: await adminConsole.auditedEvents(runId) }
}
