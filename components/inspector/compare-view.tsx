'use client'

import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { filteredView } from '#components/audit/filtered-view.ts'
import { compareViews } from '#lib/events/compare-views.ts'
import type { RunView } from '#lib/events/run-view.ts'
import {
  DEFAULT_PRIVACY_LEVEL,
  PRIVACY_LEVELS,
  type PrivacyLevel,
} from '#lib/privacy/privacy-level.ts'
import styles from './compare/compare.module.css'
import { provenComparison } from './compare/proven-comparison.ts'
import { RunComparison } from './compare/run-comparison.tsx'
import { useDeclaredTools } from './declared-tools.ts'

type CompareViewProps = {
  /** The unfiltered copy; null where it is gone. */
  readonly live: RunView | null
  /** What the audit keeps. */
  readonly stored: RunView
}

/**
 * One run, live against filtered, step by step and key by key. With the live copy other levels are previewed
 * ("what would have been kept?"); without it the receipts and summaries say what they prove.
 * Source: design `runs.md`, "Audit".
 */
export function CompareView({ live, stored }: CompareViewProps) {
  return live ? (
    <LiveComparison live={live} stored={stored} />
  ) : (
    <ProvenComparison stored={stored} />
  )
}

function LiveComparison({ live, stored }: { live: RunView; stored: RunView }) {
  const level = levelOf(stored)
  const [chosen, setChosen] = useState<PrivacyLevel>(level)
  const tools = useDeclaredTools(live)
  const kept = useMemo(
    () => (chosen === level ? stored : filteredView(live, chosen, tools)),
    [live, stored, level, chosen, tools],
  )
  const comparison = useMemo(() => compareViews(live, kept), [live, kept])
  return (
    <RunComparison
      comparison={comparison}
      right={kept}
      names={{
        left: 'Live',
        right: chosen === level ? `Stored at ${level}` : `Preview at ${chosen}`,
      }}
    >
      <SegmentedControl
        aria-label="Privacy level"
        size="xs"
        data={[...PRIVACY_LEVELS]}
        value={chosen}
        onChange={setChosen}
      />
      <p className={styles.note}>
        {chosen === level
          ? 'Against what is stored of this run.'
          : `Against what would have been kept at ${chosen}. The run is kept at ${level}.`}
      </p>
    </RunComparison>
  )
}

function ProvenComparison({ stored }: { stored: RunView }) {
  const comparison = useMemo(() => provenComparison(stored), [stored])
  const level = levelOf(stored)
  return (
    <RunComparison
      comparison={comparison}
      right={stored}
      names={{ left: 'Live, as far as proven', right: `Stored at ${level}` }}
      isLeftGone
    >
      <p className={styles.gone} role="note">
        The live copy is gone: it was only ever in memory. The receipts below name what was removed
        and masked, and the summaries say how much it was.
      </p>
    </RunComparison>
  )
}

function levelOf({ header }: RunView): PrivacyLevel {
  return header?.privacyLevel ?? DEFAULT_PRIVACY_LEVEL
}
