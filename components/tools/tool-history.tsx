'use client'

import { Button } from '@mantine/core'
import { usePolicyChange } from '#components/settings/use-policy-change.ts'
import { loadedLater } from '#components/shell/loaded-later.tsx'
import { LocalTime } from '#components/shell/local-time.tsx'
import type { DecideDefinition, DefinitionRecord, ToolHistory } from './listed-tool.ts'
import styles from './tool-history.module.css'
import toolStyles from './tools.module.css'

const DiffView = loadedLater(
  () => import('#components/artifacts/diff/diff-view.tsx').then((module) => module.DiffView),
  () => <p className={toolStyles.lead}>Loading the comparison…</p>,
)

/** The definitions that a source announced of a tool, and the word that the newest waits for. */
export function ToolHistoryPane(props: {
  toolName: string
  history: ToolHistory
  decide: DecideDefinition
}) {
  const { toolName, history, decide } = props
  const { standing, change, records } = history
  return (
    <section className={styles.history} aria-labelledby="history-title" data-standing={standing}>
      <h3 id="history-title" className={toolStyles.subheading}>
        Definitions
      </h3>
      {standing !== 'approved' && (
        <p className={styles.notice} role="status">
          {noticeOf(history)}
        </p>
      )}
      {standing !== 'approved' && change && (
        <div className={styles.diff}>
          <DiffView
            oldText={change.old}
            newText={change.new}
            path={toolName}
            label="What changed in the definition"
          />
        </div>
      )}
      <Verdict toolName={toolName} history={history} decide={decide} />
      <ol className={styles.records} aria-label="Definitions seen">
        {records.map((record) => (
          <Definition key={record.hash} record={record} isNow={record.hash === history.hash} />
        ))}
      </ol>
    </section>
  )
}

function noticeOf({ standing, change }: ToolHistory): string {
  if (standing === 'rejected') return 'This definition was rejected: the tool does not run.'
  if (standing === 'unknown') return 'This definition is not on record yet: the tool does not run.'
  return change
    ? 'The source changed what it says of this tool since it was approved. It does not run until you have looked at the change.'
    : 'This tool is new, and its source is set to ask: it does not run until you have looked at what it says.'
}

function Verdict(props: { toolName: string; history: ToolHistory; decide: DecideDefinition }) {
  const { toolName, history, decide } = props
  const { hash, standing, records } = history
  const { change, isChanging, problem } = usePolicyChange()
  const say = (decision: 'approved' | 'rejected') =>
    change(() => decide({ toolName, hash, decision }))
  if (standing === 'unknown' || (standing === 'approved' && records.length < 2)) return null
  return (
    <div className={styles.verdict}>
      {standing !== 'approved' && (
        <Button loading={isChanging} onClick={() => say('approved')}>
          Approve this definition
        </Button>
      )}
      {standing !== 'rejected' && (
        <Button variant="default" loading={isChanging} onClick={() => say('rejected')}>
          Reject it
        </Button>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

function Definition({ record, isNow }: { record: DefinitionRecord; isNow: boolean }) {
  const { hash, firstSeenAt, decision, decidedAt, decidedBy } = record
  return (
    <li>
      <code>{hash.slice(0, 12)}</code>
      {isNow && <span className={styles.now}>announced now</span>} first seen{' '}
      <LocalTime at={firstSeenAt} format="short" />
      {', '}
      {decidedBy === null ? (
        WORDS[decision]
      ) : (
        <>
          {decision} by {decidedBy} {decidedAt && <LocalTime at={decidedAt} format="short" />}
        </>
      )}
    </li>
  )
}

const WORDS: Readonly<Record<DefinitionRecord['decision'], string>> = {
  approved: 'approved without a word',
  pending: 'waits for a word',
  rejected: 'rejected',
}
