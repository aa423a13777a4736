'use client'

import { useMemo } from 'react'
import { utf8Length } from '#lib/base/text.ts'
import type { InspectedStep } from '../inspected-step.ts'
import { wireText } from '../step-content.ts'
import { ForeignText } from '../text/foreign-text.tsx'
import { TextViewer } from '../text/text-viewer.tsx'
import { readEnvelope } from '../wire-envelope.ts'
import { forgedMarkers } from './forged-markers.ts'
import styles from './tabs.module.css'

/** Exactly what the model reads, envelope and all. */
export function WireTab({ step }: InspectedStep) {
  const wire = wireText(step) ?? ''
  const envelope = useMemo(() => readEnvelope(wire), [wire])
  const forged = useMemo(
    () => (step.kind === 'tool' ? forgedMarkers(wire, step.neutralised) : 0),
    [wire, step],
  )
  return (
    <>
      {envelope ? (
        <ul className={styles.attributes} aria-label="Attributes of the envelope">
          {envelope.attributes.map(({ name, value }) => (
            <li key={name}>
              <span>{name}=</span>
              <ForeignText text={value} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>What was kept of this text is not a whole envelope.</p>
      )}
      {forged > 0 && (
        <p className={styles.warning}>
          {forged} of the marker tokens below came with the text itself: the boundary set fewer.
        </p>
      )}
      <div className={styles.viewer}>
        <TextViewer
          text={wire}
          label="Wire text"
          copyLabel="Copy exactly these bytes"
          facts={`${utf8Length(wire).toLocaleString('en')} bytes`}
        />
      </div>
    </>
  )
}
