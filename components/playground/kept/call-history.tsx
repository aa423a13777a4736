'use client'

import { Button, Skeleton } from '@mantine/core'
import { useId, useState, useTransition } from 'react'
import { durationText } from '#components/audit/duration.ts'
import { StatusMark } from '#components/audit/status-mark.tsx'
import { LocalTime } from '#components/shell/local-time.tsx'
import type { KeptArguments } from '../arguments-of-run.ts'
import { liveCopy } from '../live-copies.ts'
import { argumentsOfPastCall } from './arguments-of-past-call.ts'
import styles from './kept.module.css'
import { type KeptUse, type PastCall, UNREACHABLE } from './kept-ports.ts'
import { type Told, ToldLine } from './told-line.tsx'
import { useAnswer } from './use-answer.ts'

const NOT_KEPT = { problem: 'The arguments of this run were not kept: only the run can be opened.' }
const MASKED = {
  problem:
    'Parts of these arguments were masked or cut when they were kept: choose “Edit and re-run” and fill them in.',
}

/** The calls of a tool that were made last, each to be opened, run again, or edited and run again. */
export function CallHistory(props: KeptUse) {
  const { toolName, actions } = props
  const { answer } = useAnswer(actions.listPastCalls, toolName)
  const [told, setTold] = useState<Told | null>(null)
  const [isReading, startTransition] = useTransition()
  const withArguments = (call: PastCall, use: (kept: KeptArguments) => Told | null) =>
    startTransition(async () => {
      const kept = await argumentsOfPastCall(call.runId, toolName).catch(() => UNREACHABLE)
      if (kept === null) setTold(NOT_KEPT)
      else setTold('problem' in kept ? kept : use(kept))
    })
  const rerun = ({ value, isTemplate }: KeptArguments) => {
    if (isTemplate) return MASKED
    props.onRun(value)
    return null
  }
  const edit = (call: PastCall) => (kept: KeptArguments) => {
    props.onLoad(kept.value, { runAt: call.startedAt, isTemplate: kept.isTemplate })
    return null
  }
  if (answer === null) return <Skeleton height={120} />
  if ('problem' in answer) return <ToldLine told={answer} />
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>
        The last runs of this tool, up to 50. A run that is in memory still has its arguments whole;
        of others they are as the privacy level of the run kept them.
      </p>
      <ToldLine told={told} />
      {answer.calls.length === 0 ? (
        <p className={styles.empty}>This tool was not run yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Last runs of this tool">
          {answer.calls.map((call) => (
            <PastCallItem
              key={call.runId}
              call={liveCopy(call.runId) ? { ...call, keeps: 'all' } : call}
              canRun={!props.isBusy && !isReading}
              onRerun={() => withArguments(call, rerun)}
              onEdit={() => withArguments(call, edit(call))}
              onOpen={() => props.onOpenRun(call.runId)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function PastCallItem(props: {
  call: PastCall
  canRun: boolean
  onRerun: () => void
  onEdit: () => void
  onOpen: () => void
}) {
  const { call } = props
  const facts = useId()
  return (
    <li className={styles.item}>
      <p id={facts} className={styles.facts}>
        <StatusMark status={call.status} />
        <LocalTime at={call.startedAt} format="short" />
        {call.wallMs > 0 && <span>{durationText(call.wallMs)}</span>}
        {call.findings > 0 && <span>{findingsText(call.findings)}</span>}
        <KeptNote call={call} />
      </p>
      <div className={styles.acts}>
        {call.keeps !== 'nothing' && (
          <>
            <Button
              variant="default"
              size="compact-sm"
              aria-describedby={facts}
              disabled={!props.canRun}
              onClick={props.onRerun}
            >
              Re-run
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              aria-describedby={facts}
              onClick={props.onEdit}
            >
              Edit and re-run
            </Button>
          </>
        )}
        <Button variant="subtle" size="compact-sm" aria-describedby={facts} onClick={props.onOpen}>
          Open run
        </Button>
      </div>
    </li>
  )
}

function KeptNote({ call: { keeps, privacyLevel } }: { call: PastCall }) {
  if (keeps === 'all') return null
  return keeps === 'masked' ? (
    <span>kept at {privacyLevel}: secrets, if any, are masked</span>
  ) : (
    <span className={styles.masked}>the level {privacyLevel} kept no arguments</span>
  )
}

function findingsText(count: number): string {
  return count === 1 ? '1 finding' : `${count} findings`
}
