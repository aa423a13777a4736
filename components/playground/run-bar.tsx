'use client'

import { Button, UnstyledButton } from '@mantine/core'
import { useDisclosure, useOs } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './run-bar.module.css'
import { type ChosenOptions, type OptionBounds, RunOptions } from './run-options.tsx'
import type { FollowedRun } from './use-run.ts'

/** Run and Stop, what stands in the way, and what the next run may take. */
export function RunBar(props: {
  label: string
  run: FollowedRun
  options: ChosenOptions
  bounds: OptionBounds
  /** What stands in the way of a run, said above the buttons. */
  obstacle: ReactNode
  isBlocked: boolean
  onRun: () => void
  onOptions: (options: ChosenOptions) => void
}) {
  const [opened, panel] = useDisclosure(false)
  return (
    <div className={styles.bar}>
      {opened && (
        <RunOptions options={props.options} bounds={props.bounds} onChange={props.onOptions} />
      )}
      {props.obstacle}
      <div className={styles.row}>
        <RunButtons {...props} />
        <OptionsSummary options={props.options} isOpen={opened} onToggle={panel.toggle} />
      </div>
    </div>
  )
}

function RunButtons(props: {
  label: string
  run: FollowedRun
  isBlocked: boolean
  onRun: () => void
}) {
  const { run, label } = props
  const runButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  const os = useOs()
  const canRun = !run.isUnderWay && run.phase !== 'starting' && !props.isBlocked
  useEffect(() => {
    // The Stop button is about to go: whoever pressed it goes on from Run.
    if (!run.isUnderWay && document.activeElement === stopButton.current) runButton.current?.focus()
  }, [run.isUnderWay])
  return (
    <>
      <Button
        ref={runButton}
        aria-disabled={!canRun}
        data-disabled={!canRun || undefined}
        leftSection={<IconPlayerPlay size={14} />}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => canRun && props.onRun()}
      >
        {label}
        <span className={styles.key} aria-hidden="true">
          {os === 'macos' || os === 'ios' ? '⌘' : 'Ctrl'} ↵
        </span>
      </Button>
      <Button
        ref={stopButton}
        className={run.isUnderWay ? undefined : styles.gone}
        color="red"
        variant="light"
        leftSection={<IconPlayerStop size={14} />}
        aria-keyshortcuts="Escape"
        aria-disabled={run.isStopping}
        onClick={() => !run.isStopping && run.stop()}
      >
        {run.isStopping ? 'Stopping…' : 'Stop'}
        <span className={styles.key} aria-hidden="true">
          Esc
        </span>
      </Button>
    </>
  )
}

function OptionsSummary(props: { options: ChosenOptions; isOpen: boolean; onToggle: () => void }) {
  const { limits, privacyLevel } = props.options
  return (
    <UnstyledButton
      className={styles.summary}
      aria-expanded={props.isOpen}
      aria-label={`Limits of a run: at most ${limits.totalMs / 1000} seconds in all, ${limits.idleMs / 1000} seconds idle; the audit keeps ${privacyLevel}`}
      onClick={props.onToggle}
    >
      <IconAdjustmentsHorizontal size={15} stroke={1.7} aria-hidden="true" />
      <span>
        {limits.totalMs / 1000} s · idle {limits.idleMs / 1000} s · {privacyLevel}
      </span>
    </UnstyledButton>
  )
}
