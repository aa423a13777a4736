'use client'

import { Button, Skeleton } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { loadedLater } from '#components/shell/loaded-later.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import { nearestArguments } from './argument-draft.ts'
import type { OpenQuestion } from './open-question.ts'
import type { RunActions } from './run-ports.ts'
import styles from './run-question.module.css'
import { useArgumentCheck } from './use-argument-check.ts'

const ArgumentForm = loadedLater(
  () => import('./form/argument-form.tsx').then((module) => module.ArgumentForm),
  () => <Skeleton height={60} />,
)

type Answer =
  | { readonly action: 'accept'; readonly content: JsonObject }
  | { readonly action: 'decline' | 'cancel' }

/** What a tool asks the administrator while it runs: its words, a form by its schema, and three ways to end it. */
export function RunQuestion(props: {
  runId: string
  question: OpenQuestion
  onAnswer: RunActions['answerQuestion']
}) {
  const { runId, question, onAnswer } = props
  const [value, setValue] = useState<ExactObject>(new Map())
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { issues, verify } = useArgumentCheck(question.schema, value)
  const heading = useFocusOnArrival()
  const headingId = useId()

  const send = async (answer: Answer) => {
    setIsSending(true)
    const { questionId } = question
    const taken = await onAnswer({ runId, questionId, answer }).catch(() => UNREACHABLE)
    setProblem('problem' in taken ? taken.problem : null)
    setIsSending(false)
  }
  const start = (task: Promise<unknown>): void => {
    task.catch((error: unknown) => reportError(error))
  }
  const accept = async () => {
    if (await verify()) await send({ action: 'accept', content: nearestArguments(value) })
  }
  return (
    <section className={styles.question} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
        <IconHelpCircle size={16} stroke={1.7} aria-hidden="true" />
        <span>
          <ForeignText text={question.toolName} maxCharacters={60} /> asks
        </span>
      </h2>
      <p className={styles.message}>
        <ForeignText text={question.message} maxCharacters={4000} />
      </p>
      <ArgumentForm
        schema={question.schema}
        value={value}
        issues={issues}
        onChange={setValue}
        idPrefix="question"
      />
      <p className={styles.warning}>
        The answer goes to the tool’s server. Enter no password and no key.
      </p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="xs" loading={isSending} onClick={() => start(accept())}>
          Answer
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isSending}
          onClick={() => start(send({ action: 'decline' }))}
        >
          Decline
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={isSending}
          onClick={() => start(send({ action: 'cancel' }))}
        >
          Dismiss
        </Button>
      </div>
    </section>
  )
}

const UNREACHABLE = { problem: 'The server cannot be reached: try again.' }

/** The question takes the focus, unless somebody is writing elsewhere. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const writing = document.activeElement?.closest('input, textarea, [contenteditable]')
    if (!writing) heading.current?.focus({ preventScroll: false })
  }, [])
  return heading
}
