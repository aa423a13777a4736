'use client'

import { useState } from 'react'
import type { StepFinding } from '#lib/events/run-step.ts'
import type { InspectedStep } from '../inspected-step.ts'
import { stepFindings } from '../step-content.ts'
import { TextViewer } from '../text/text-viewer.tsx'
import { FindingList } from './finding-list.tsx'
import { type FindingPlace, findingPlace, type ToolStep } from './finding-place.ts'
import { policyOutcome } from './policy-outcome.ts'
import styles from './tabs.module.css'

/** What the heuristics found and where. A finding never holds the text; the live copy has it and shows it. */
export function FindingsTab({ step, steps, origin }: InspectedStep) {
  const result = resultStep(step, steps)
  const [chosen, setChosen] = useState<number | null>(null)
  const findings = stepFindings(step)
  const finding = chosen === null ? undefined : findings[chosen]
  const place = finding && result ? findingPlace(finding, result) : null
  const hasText = result?.toolResult !== undefined
  return (
    <>
      <p className={styles.note}>{policyOutcome(result)}</p>
      <FindingList
        findings={findings}
        chosen={chosen}
        canReveal={hasText}
        onChoose={(index) => setChosen(index === chosen ? null : index)}
      />
      {hasText ? (
        <RevealedPlace finding={finding} place={place} />
      ) : (
        <p className={styles.note}>
          {origin === 'audit'
            ? 'The text was not kept at this privacy level, so the places can’t be shown.'
            : 'The result was refused and never entered the run, so there is no text to show.'}
        </p>
      )}
    </>
  )
}

function resultStep(step: InspectedStep['step'], steps: InspectedStep['steps']): ToolStep | null {
  if (step.kind === 'tool') return step
  const callId = 'callId' in step ? step.callId : undefined
  for (const one of steps) if (one.kind === 'tool' && one.callId === callId) return one
  return null
}

function RevealedPlace({
  finding,
  place,
}: {
  finding: StepFinding | undefined
  place: FindingPlace | null
}) {
  if (!finding) return <p className={styles.note}>Choose a finding to see its place in the text.</p>
  if (!place)
    return <p className={styles.note}>The place of this finding is not in what is held here.</p>
  return (
    <div className={styles.viewer}>
      <TextViewer
        text={place.text}
        label="The place in the text"
        place={place.range}
        facts={place.of}
      />
    </div>
  )
}
