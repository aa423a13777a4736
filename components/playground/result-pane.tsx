'use client'

import { Loader, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconEyeOff, IconPlugConnectedX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { loadedLater } from '#components/shell/loaded-later.tsx'
import { EmptyResult } from './empty-result.tsx'
import { openQuestion } from './open-question.ts'
import styles from './result-pane.module.css'
import type { RunActions } from './run-ports.ts'
import { RunQuestion } from './run-question.tsx'
import { usePreloadedInspector } from './use-preloaded-inspector.ts'
import { type FollowedRun, useRunView } from './use-run.ts'

const RunInspector = loadedLater(
  () => import('#components/inspector/run-inspector.tsx').then((module) => module.RunInspector),
  () => <Waiting label="Loading the inspector" />,
)

/** The run that is followed, in the inspector, and what is to be known of where it comes from. */
export function ResultPane(props: {
  run: FollowedRun
  isInspecting: boolean
  onAnswer: RunActions['answerQuestion']
}) {
  const { run, isInspecting } = props
  usePreloadedInspector()
  return (
    <div className={styles.pane}>
      <Notices run={run} />
      {run.status === 'waiting' && <WaitingQuestion run={run} onAnswer={props.onAnswer} />}
      {run.header || run.phase === 'starting' || run.phase === 'following' ? (
        <div className={styles.inspector}>
          {/* Stands before the first event comes, so that a step costs no more than its row. */}
          <FollowedInspector key={run.attempt} run={run} />
        </div>
      ) : (
        run.problem === null && <EmptyResult isInspecting={isInspecting} />
      )}
    </div>
  )
}

function FollowedInspector({ run }: { run: FollowedRun }) {
  return <RunInspector view={useRunView(run)} origin={run.origin} />
}

function WaitingQuestion({
  run,
  onAnswer,
}: {
  run: FollowedRun
  onAnswer: RunActions['answerQuestion']
}) {
  const view = useRunView(run)
  const question = openQuestion(view)
  if (question === null || run.origin !== 'live') return null
  return (
    <RunQuestion
      key={question.questionId}
      runId={view.runId}
      question={question}
      onAnswer={onAnswer}
    />
  )
}

function Notices({ run }: { run: FollowedRun }) {
  return (
    <>
      {run.problem && (
        <Notice kind="danger" icon={<IconAlertTriangle size={16} stroke={1.7} />}>
          {run.problem}
        </Notice>
      )}
      {run.phase === 'detached' && (
        <Notice kind="warning" icon={<IconPlugConnectedX size={16} stroke={1.7} />}>
          The connection was lost. The run goes on at the server; connecting again…
        </Notice>
      )}
      {run.origin === 'audit' && (
        <Notice kind="plain" icon={<IconEyeOff size={16} stroke={1.7} />}>
          The live copy of this run is gone. This is what the audit kept of it
          {run.header && (
            <>
              , at level <strong>{run.header.privacyLevel}</strong>
            </>
          )}
          .
        </Notice>
      )}
    </>
  )
}

function Notice(props: {
  kind: 'danger' | 'warning' | 'plain'
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <p
      className={styles.notice}
      data-kind={props.kind}
      role={props.kind === 'danger' ? 'alert' : 'status'}
    >
      <span aria-hidden="true">{props.icon}</span>
      <span>{props.children}</span>
    </p>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <p>
        <Loader size={14} /> {label}…
      </p>
      <Skeleton height={40} />
      <Skeleton height={120} />
    </div>
  )
}
