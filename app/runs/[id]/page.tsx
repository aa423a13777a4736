import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type RunCopy, RunPage } from '#components/audit/run-page.tsx'
import { UnreadableRun } from '#components/audit/unreadable-run.tsx'
import { auditProblem } from '#lib/server/audit-problem.ts'
import type { SearchParams } from '#lib/server/parse-run-query.ts'
import { theConsole } from '#lib/server/the-console.ts'
import { answerQuestion } from '../../actions/answer-question.ts'
import { cancelRun } from '../../actions/cancel-run.ts'
import { startRun } from '../../actions/start-run.ts'

export const metadata: Metadata = { title: 'Run' }

/** One run: live while it is under way, and what the audit kept of it afterwards. */
export default async function OneRunPage(props: {
  params: Promise<{ id: string }>
  searchParams: Promise<SearchParams>
}) {
  const { id } = await props.params
  const adminConsole = await theConsole()
  const found = await adminConsole.findRun(id).catch(auditProblem)
  if (typeof found === 'string') return <UnreadableRun problem={found} />
  if (!found) notFound()
  const { run, isLive } = found
  const copy = chosenCopy((await props.searchParams).copy, isLive, run.endedAt === null)
  const events = copy === 'audit' ? await adminConsole.auditedEvents(id) : []
  return (
    <RunPage
      key={id}
      run={run}
      copy={copy}
      hasLiveCopy={isLive}
      events={events}
      actions={{ startRun, cancelRun, answerQuestion }}
    />
  )
}

function chosenCopy(asked: unknown, isLive: boolean, isUnderWay: boolean): RunCopy {
  if (!isLive) return 'audit'
  if (asked === 'live' || asked === 'audit') return asked
  return isUnderWay ? 'live' : 'audit'
}
