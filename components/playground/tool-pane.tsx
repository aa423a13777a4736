'use client'

import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { ApprovalBadge } from './approval-badge.tsx'
import {
  type ArgumentDraft,
  EMPTY_DRAFT,
  type WrittenArguments,
  writtenArguments,
} from './argument-draft.ts'
import type { SourceReach } from './copy-call/call-copies.ts'
import { CopyCallMenu } from './copy-call/copy-call-menu.tsx'
import type { ArgumentIssue } from './form/check-arguments.ts'
import { HeldNote } from './held-badge.tsx'
import { KeptControls } from './kept/kept-controls.tsx'
import type { KeptUse } from './kept/kept-ports.ts'
import type { ArgumentInput } from './playground-url.ts'
import { RawJson } from './raw-json.tsx'
import { ReplacedNotice } from './replaced-notice.tsx'
import { RunObstacle } from './run-obstacle.tsx'
import styles from './tool-pane.module.css'
import { useArgumentCheck } from './use-argument-check.ts'
import { useArgumentDraft } from './use-argument-draft.ts'
import { useRunKey } from './use-run-key.ts'

const ArgumentForm = dynamic(
  () => import('./form/argument-form.tsx').then((module) => module.ArgumentForm),
  { ssr: false, loading: () => <FormSkeleton /> },
)

/** What a pane hands to the bar below it. */
export type PaneBar = {
  readonly label: string
  readonly obstacle: ReactNode
  readonly isBlocked: boolean
  readonly onRun: () => void
}

/** What is run of a tool. */
export type CallInput = WrittenArguments & { readonly sendAnyway?: true }

/** One tool: what it does, its arguments as form or JSON, and its bar. */
export function ToolPane(props: {
  tool: ToolDefinition
  /** How its definition stands where it may not run now. */
  standing: string | null
  /** The arguments of the run that is looked at, where they were kept. */
  argumentsOfRun: ExactObject | null
  /** How its source is reached; null for a built-in tool. */
  reach: SourceReach | null
  input: ArgumentInput
  /** What was kept of the tool, and what can be done with it. */
  kept: Pick<KeptUse, 'actions' | 'isBusy' | 'onOpenRun'>
  onInput: (input: ArgumentInput) => void
  onRun: (call: CallInput) => void
  renderBar: (bar: PaneBar) => ReactNode
}) {
  const { tool, input, onInput, onRun } = props
  const written = useArgumentDraft(tool.name, props.argumentsOfRun)
  const { draft, setValue, setText } = written
  const { issues, verify, unchecked } = useArgumentCheck(tool.arguments, draft.value)
  const [isChecking, setIsChecking] = useState(false)
  const isBlocked = draft.problem !== null || isChecking
  const run = () => {
    if (isBlocked) return
    setIsChecking(true)
    verify()
      .then((fits) => fits && onRun(writtenArguments(draft.value)))
      .finally(() => setIsChecking(false))
      .catch((error: unknown) => reportError(error))
  }
  useRunKey(run)
  return (
    <>
      <div className={styles.body}>
        <ToolHeader tool={tool} />
        <InputChoice
          input={input}
          onInput={onInput}
          acts={
            <>
              <KeptControls
                {...props.kept}
                toolName={tool.name}
                draft={draft}
                onLoad={written.load}
                onRun={(value) => onRun(writtenArguments(value))}
              />
              <CopyCallMenu tool={tool} value={draft.value} reach={props.reach} />
            </>
          }
          onClear={draft.text === EMPTY_DRAFT.text ? null : () => setValue(EMPTY_DRAFT.value)}
        />
        <ReplacedNotice
          replacement={written.replacement}
          onSwap={written.swap}
          onForget={written.forget}
        />
        <ToolArguments
          {...{ tool, input, draft, issues, setValue, setText }}
          onJson={() => onInput('json')}
        />
      </div>
      {props.renderBar({
        label: 'Run',
        isBlocked,
        onRun: run,
        obstacle: (
          <>
            {props.standing !== null && <HeldNote toolName={tool.name} standing={props.standing} />}
            <RunObstacle
              problem={draft.problem}
              issues={issues}
              isListed={input === 'json'}
              unchecked={unchecked}
              onRunAnyway={() => onRun({ ...writtenArguments(draft.value), sendAnyway: true })}
            />
          </>
        ),
      })}
    </>
  )
}

/** The arguments, written one way or the other. */
function ToolArguments(props: {
  tool: ToolDefinition
  input: ArgumentInput
  draft: ArgumentDraft
  issues: readonly ArgumentIssue[]
  setValue: (value: ExactObject) => void
  setText: (text: string) => void
  onJson: () => void
}) {
  const { tool, draft, setValue, onJson } = props
  if (props.input === 'json') return <RawJson draft={draft} onChange={props.setText} />
  if (draft.problem !== null) {
    return (
      <UnreadableDraft
        problem={draft.problem}
        onJson={onJson}
        onDiscard={() => setValue(draft.value)}
      />
    )
  }
  return (
    <ArgumentForm
      key={tool.name}
      schema={tool.arguments}
      value={draft.value}
      issues={props.issues}
      onChange={setValue}
      onJson={onJson}
    />
  )
}

function ToolHeader({ tool }: { tool: ToolDefinition }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <bdi>{tool.name}</bdi>
      </h1>
      <p className={styles.facts}>
        <span>
          from <bdi>{tool.source}</bdi>
        </span>
        <ApprovalBadge approval={tool.approval} />
      </p>
      <p className={styles.description}>{tool.description}</p>
    </header>
  )
}

function InputChoice(props: {
  input: ArgumentInput
  onInput: (input: ArgumentInput) => void
  acts: ReactNode
  onClear: (() => void) | null
}) {
  return (
    <div className={styles.choice}>
      <SegmentedControl
        size="xs"
        aria-label="How to write the arguments"
        data={[
          { value: 'form', label: 'Form' },
          { value: 'json', label: 'JSON' },
        ]}
        value={props.input}
        onChange={(next) => props.onInput(next === 'json' ? 'json' : 'form')}
      />
      {props.onClear && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={props.onClear}>
          Clear
        </Button>
      )}
      <div>{props.acts}</div>
    </div>
  )
}

function UnreadableDraft(props: { problem: string; onJson: () => void; onDiscard: () => void }) {
  return (
    <div className={styles.unreadable} role="status">
      <p>The form cannot show these arguments. {props.problem}</p>
      <div className={styles.choice}>
        <Button onClick={props.onJson}>Correct the JSON</Button>
        <Button variant="subtle" color="gray" onClick={props.onDiscard}>
          Go back to the last valid arguments
        </Button>
      </div>
    </div>
  )
}

function FormSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the form">
      <Skeleton height={30} />
      <Skeleton height={30} />
      <Skeleton height={30} width="60%" />
    </div>
  )
}
