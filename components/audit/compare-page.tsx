'use client'

import { SegmentedControl } from '@mantine/core'
import Link from 'next/link'
import { useMemo, useState } from 'react'
import type { RunEvent } from '#lib/events/run-event.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import { fold, type RunView } from '#lib/events/run-view.ts'
import { PRIVACY_LEVELS, type PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import styles from './audit.module.css'
import compareStyles from './compare.module.css'
import { CompareView } from './compare-view.tsx'
import { filteredView } from './filtered-view.ts'
import { Proof } from './proof.tsx'
import { useLiveView } from './use-live-view.ts'

/** What was seen live against what was kept; or the audits of two runs. */
export function ComparePage(props: {
  run: RunRow
  events: readonly RunEvent[]
  /** True while the server has the unfiltered copy in memory. */
  hasLiveCopy: boolean
  /** The other run, where the address names one. */
  other: { readonly run: RunRow; readonly events: readonly RunEvent[] } | null
}) {
  const { run, other } = props
  const audit = useMemo(() => fold(props.events), [props.events])
  const otherAudit = useMemo(() => fold(other?.events ?? []), [other])
  return (
    <section className={styles.page} aria-labelledby="compare-title">
      <div className={styles.head}>
        <h1 id="compare-title" className={styles.title}>
          {other ? 'Compare two runs' : 'Compare live and kept'}
        </h1>
        <p className={styles.crumb}>
          <Link href="/runs">Runs</Link> / <Link href={`/runs/${run.runId}`}>{run.runId}</Link>
          {other && (
            <>
              {' '}
              with <Link href={`/runs/${other.run.runId}`}>{other.run.runId}</Link>
            </>
          )}
        </p>
      </div>
      {run.endedAt === null && (
        <p className={styles.note}>This run is under way: reload the page when it has ended.</p>
      )}
      {other ? (
        <CompareView
          left={audit}
          right={otherAudit}
          leftLabel={`Run …${run.runId.slice(-6)}`}
          rightLabel={`Run …${other.run.runId.slice(-6)}`}
        />
      ) : (
        <LiveAgainstKept run={run} audit={audit} hasLiveCopy={props.hasLiveCopy} />
      )}
    </section>
  )
}

function LiveAgainstKept(props: { run: RunRow; audit: RunView; hasLiveCopy: boolean }) {
  const { run, audit, hasLiveCopy } = props
  const lookup = useLiveView(run.runId, hasLiveCopy)
  if (lookup.state === 'looking') {
    return (
      <p className={styles.crumb} role="status">
        Looking for the live copy in memory…
      </p>
    )
  }
  if (lookup.state === 'gone') {
    return (
      <>
        <p className={styles.note}>
          The live copy of this run is gone: it was in memory only and never written to disk. What
          the audit kept still proves what was there.
        </p>
        <Proof view={audit} />
      </>
    )
  }
  return <Levels level={run.privacyLevel} live={lookup.view} audit={audit} />
}

/** At the level in force the right side is what is stored; at the others it is what would have been. */
function Levels({ level, live, audit }: { level: PrivacyLevel; live: RunView; audit: RunView }) {
  const [chosen, setChosen] = useState<PrivacyLevel>(level)
  const isStored = chosen === level
  const right = useMemo(
    () => (isStored ? audit : filteredView(live, chosen)),
    [isStored, audit, live, chosen],
  )
  return (
    <>
      <div className={compareStyles.levels}>
        <SegmentedControl
          size="xs"
          aria-label="Privacy level"
          value={chosen}
          onChange={setChosen}
          data={PRIVACY_LEVELS.map((each) => ({
            value: each,
            label: each === level ? `${each} (stored)` : each,
          }))}
        />
        <span className={styles.total}>
          {isStored
            ? 'The right side is what is stored.'
            : 'The right side is what would have been kept.'}
        </span>
      </div>
      <CompareView
        key={chosen}
        left={live}
        right={right}
        leftLabel="Live"
        rightLabel={isStored ? `Stored at ${chosen}` : `Would be kept at ${chosen}`}
      />
    </>
  )
}
