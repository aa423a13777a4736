'use client'

import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowsDiff, IconPlayerStop } from '@tabler/icons-react'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { RunInspector } from '#components/inspector/run-inspector.tsx'
import type { RunActions } from '#components/playground/run-ports.ts'
import { type FollowedRun, useRun, useRunView } from '#components/playground/use-run.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import { fold } from '#lib/events/run-view.ts'
import styles from './audit.module.css'

/** Which copy of a run is shown: the unfiltered one in memory, or what the audit kept. */
export type RunCopy = 'live' | 'audit'

/** One run in the inspector: live while it is under way, and what was kept of it afterwards. */
export function RunPage(props: {
  run: RunRow
  copy: RunCopy
  /** True while the server has the unfiltered copy in memory. */
  hasLiveCopy: boolean
  /** What the audit kept; empty where the live copy is shown. */
  events: readonly RunEvent[]
  actions: RunActions
}) {
  const { run, copy } = props
  const audited = useMemo(() => fold(props.events), [props.events])
  const live = useRun(copy === 'live' ? run.runId : null, props.actions)
  return (
    <div className={styles.runPage}>
      <header className={styles.runHead}>
        <h1 className={styles.title}>
          <bdi>{run.toolName ?? (run.mode === 'inspect' ? 'Inspected result' : run.mode)}</bdi>
        </h1>
        <p className={styles.crumb}>
          <Link href="/runs">Runs</Link> / <span className={styles.id}>{run.runId}</span>
        </p>
        <div className={styles.actions}>
          {live.isUnderWay && <StopButton live={live} />}
          {props.hasLiveCopy && <CopyChoice copy={copy} />}
          <Button
            component={Link}
            href={`/runs/${run.runId}/compare`}
            variant="default"
            leftSection={<IconArrowsDiff size={14} aria-hidden="true" />}
          >
            Compare
          </Button>
        </div>
      </header>
      {copy === 'live' && live.problem !== null && (
        <p role="alert" className={styles.note}>
          {live.problem}
        </p>
      )}
      <div className={styles.runBody}>
        {copy === 'live' ? (
          <LiveInspector run={live} />
        ) : (
          <RunInspector view={audited} origin="audit" />
        )}
      </div>
    </div>
  )
}

function LiveInspector({ run }: { run: FollowedRun }) {
  return <RunInspector view={useRunView(run)} origin={run.origin} />
}

function StopButton({ live }: { live: FollowedRun }) {
  return (
    <Button
      color="red"
      variant="light"
      leftSection={<IconPlayerStop size={14} aria-hidden="true" />}
      loading={live.isStopping}
      onClick={live.stop}
    >
      Stop
    </Button>
  )
}

function CopyChoice({ copy }: { copy: RunCopy }) {
  const router = useRouter()
  const pathname = usePathname()
  return (
    <SegmentedControl
      size="xs"
      aria-label="Which copy is shown"
      value={copy}
      onChange={(value) => router.push(`${pathname}?copy=${value}`, { scroll: false })}
      data={[
        { value: 'live', label: 'Live (unfiltered, in memory)' },
        { value: 'audit', label: 'Audit (kept)' },
      ]}
    />
  )
}
