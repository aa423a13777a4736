'use client'

import { UnstyledButton } from '@mantine/core'
import type { ArgumentIssue } from './form/check-arguments.ts'
import styles from './run-bar.module.css'

/** Issues that are told one by one. */
const MAX_TOLD = 5

/** Why the arguments cannot run, or do not fit, and what can be done. */
export function RunObstacle(props: {
  problem: string | null
  issues: readonly ArgumentIssue[]
  /** False where each field shows its own. */
  isListed: boolean
  /** Why nobody knows here whether the arguments fit. */
  unchecked: string | null
  onRunAnyway: () => void
}) {
  const { problem, issues } = props
  if (problem) {
    return (
      <p className={styles.obstacle} role="alert">
        {problem}
      </p>
    )
  }
  if (props.unchecked) {
    return (
      <p className={styles.note} role="status">
        {props.unchecked}: the server decides whether the arguments fit.{' '}
        <UnstyledButton className={styles.anyway} onClick={props.onRunAnyway}>
          Send them anyway
        </UnstyledButton>
      </p>
    )
  }
  if (issues.length === 0) return null
  return (
    <div className={styles.obstacle} role="alert">
      {issues.length === 1 ? 'One argument does' : `${issues.length} arguments do`} not fit the
      tool’s schema.{' '}
      <UnstyledButton className={styles.anyway} onClick={props.onRunAnyway}>
        Send them anyway
      </UnstyledButton>
      {props.isListed && <IssueList issues={issues} />}
    </div>
  )
}

function IssueList({ issues }: { issues: readonly ArgumentIssue[] }) {
  return (
    <ul>
      {issues.slice(0, MAX_TOLD).map(({ path, message }) => (
        <li key={`${path.join('/')} ${message}`}>
          {path.length > 0 && <code>{path.join('.')}</code>} {message}
        </li>
      ))}
      {issues.length > MAX_TOLD && <li>and {issues.length - MAX_TOLD} more</li>}
    </ul>
  )
}
