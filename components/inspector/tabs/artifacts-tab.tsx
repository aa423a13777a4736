'use client'

import { ArtifactCards } from '#components/artifacts/artifact-cards.tsx'
import type { InspectedStep } from '../inspected-step.ts'
import { stepArtifacts } from '../step-content.ts'
import { OmissionNote } from './omission-note.tsx'

/** What the tool made for people. */
export function ArtifactsTab({ step }: InspectedStep) {
  const omission = step.kind === 'tool' ? step.omission : undefined
  return (
    <>
      {omission && <OmissionNote omission={omission} />}
      <ArtifactCards artifacts={stepArtifacts(step) ?? []} />
    </>
  )
}
