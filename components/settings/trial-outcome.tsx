'use client'

import { useState } from 'react'
import { FindingList } from '#components/inspector/tabs/finding-list.tsx'
import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import { utf8Length } from '#lib/base/text.ts'
import styles from './policy.module.css'
import type { Trial, useTrial } from './use-trial.ts'

/** What a tried text gave; the sentence about it is read out as it changes. */
export function TrialOutcome({ tried, isWaiting }: ReturnType<typeof useTrial>) {
  const trial = tried && 'trial' in tried ? tried.trial : null
  return (
    <div className={styles.outcome} aria-busy={isWaiting}>
      <p
        role="status"
        aria-live="polite"
        className={styles.verdict}
        data-tone={tried === null ? undefined : toneOf(trial)}
      >
        {tried === null
          ? 'What it gives is shown here.'
          : trial
            ? verdict(trial)
            : problemOf(tried)}
      </p>
      {trial && <TrialDetails trial={trial} />}
    </div>
  )
}

function problemOf(tried: NonNullable<ReturnType<typeof useTrial>['tried']>): string {
  return 'problem' in tried ? tried.problem : ''
}

function toneOf(trial: Trial | null): 'ok' | 'warning' | 'danger' {
  if (!trial || trial.outcome === 'refused') return 'danger'
  return trial.findings.length > 0 || trial.truncated ? 'warning' : 'ok'
}

function verdict(trial: Trial): string {
  const { onSuspicion, maxChars } = trial.policy
  const under = `Under “${onSuspicion}” and ${maxChars.toLocaleString('en')} characters at most`
  if (trial.outcome === 'refused') return `${under}: refused (${trial.rule}). ${trial.message}`
  const facts = [
    trial.findings.length > 0 ? 'delivered and marked as flagged' : 'delivered, nothing found',
    ...(trial.truncated ? ['cut'] : []),
    ...takenOut(trial.neutralised),
  ]
  return `${under}: ${facts.join('; ')}.`
}

function takenOut(neutralised: Readonly<Record<string, number>>): readonly string[] {
  const counts = Object.entries(neutralised).map(([family, count]) => `${family} × ${count}`)
  return counts.length > 0 ? [`taken out: ${counts.join(', ')}`] : []
}

function TrialDetails({ trial }: { trial: Trial }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const wire = trial.outcome === 'delivered' ? trial.wireText : null
  const finding = chosen === null ? undefined : trial.findings[chosen]
  return (
    <>
      {trial.findings.length > 0 && (
        <FindingList
          findings={trial.findings}
          chosen={chosen}
          canReveal={wire !== null}
          onChoose={(index) => setChosen(index === chosen ? null : index)}
        />
      )}
      {wire !== null && (
        <div className={styles.wire}>
          <TextViewer
            text={wire}
            label="Wire text of the trial"
            copyLabel="Copy exactly these bytes"
            facts={`${utf8Length(wire).toLocaleString('en')} bytes`}
            place={finding ? placeIn(wire, finding) : null}
          />
        </div>
      )}
    </>
  )
}

/** Offsets of a finding count from the first character inside the envelope, whose opening is one line. */
function placeIn(wire: string, { start = 0, end = 0 }: { start?: number; end?: number }) {
  const opening = wire.indexOf('\n') + 1
  return { start: opening + start, end: opening + end }
}
