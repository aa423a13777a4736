'use client'

import { IconBraces } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { JsonValue } from '#lib/base/json.ts'
import type { Artifact } from '#lib/contract/artifact.ts'
import { ArtifactCopy } from './artifact-copy.tsx'
import { ARTIFACT_RENDERERS } from './artifact-renderers.tsx'
import styles from './artifacts.module.css'
import { JsonArtifact } from './kinds/json.tsx'
import { type ArtifactHeading, readArtifact } from './read-artifact.ts'

/** Cards shown; more are counted. */
const MAX_CARDS = 50

/** One card an artifact, in their order. A single one fills the room there is. */
export function ArtifactCards({ artifacts }: { artifacts: readonly JsonValue[] }) {
  const shown = artifacts.slice(0, MAX_CARDS)
  return (
    <>
      {shown.map((value, index) => (
        // Artifacts have no name of their own, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed.
        <ArtifactCard key={index} value={value} fills={artifacts.length === 1} />
      ))}
      {artifacts.length > MAX_CARDS && (
        <p className={styles.reason}>
          {artifacts.length - MAX_CARDS} more artifacts are not shown here: see Raw.
        </p>
      )}
    </>
  )
}

function ArtifactCard({ value, fills }: { value: JsonValue; fills: boolean }) {
  const read = useMemo(() => readArtifact(value), [value])
  if (!read.ok) {
    return (
      <Card heading={read.heading} value={value} fills={fills}>
        <Fallback reason={read.reason} value={read.value} />
      </Card>
    )
  }
  return <RenderedCard artifact={read.artifact} value={value} fills={fills} />
}

function RenderedCard(props: { artifact: Artifact; value: JsonValue; fills: boolean }) {
  const { artifact, value, fills } = props
  const { kind, status, title = '', payload } = artifact
  const renderer = ARTIFACT_RENDERERS.get(kind)
  const fault = useMemo(() => renderer?.fault(payload) ?? null, [renderer, payload])
  const heading = { kind, status, title }
  if (!renderer || fault !== null) {
    const reason = fault ?? 'This console has no renderer for this kind.'
    return (
      <Card heading={heading} value={value} fills={fills}>
        <Fallback reason={reason} value={payload} />
      </Card>
    )
  }
  const { Body } = renderer
  return (
    <Card heading={heading} value={value} fills={fills}>
      <Body payload={payload} title={title || renderer.label} />
    </Card>
  )
}

type CardProps = {
  heading: ArtifactHeading
  value: JsonValue
  fills: boolean
  children: React.ReactNode
}

function Card({ heading, value, fills, children }: CardProps) {
  const renderer = ARTIFACT_RENDERERS.get(heading.kind)
  const KindIcon = renderer?.icon ?? IconBraces
  const known = heading.status === 'success' || heading.status === 'error'
  return (
    <article className={styles.card} data-fill={fills || undefined}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <KindIcon size={16} aria-hidden />
        </span>
        <h3 className={styles.title}>
          <ForeignText
            text={heading.title || (renderer?.label ?? 'Artifact')}
            maxCharacters={200}
          />
        </h3>
        <span className={styles.kind}>
          <ForeignText text={heading.kind || 'no kind'} maxCharacters={40} />
        </span>
        {heading.status !== '' && (
          <span className={styles.status} data-status={known ? heading.status : 'other'}>
            <ForeignText text={heading.status} maxCharacters={40} />
          </span>
        )}
        <span className={styles.copy}>
          <ArtifactCopy value={value} />
        </span>
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  )
}

function Fallback({ reason, value }: { reason: string; value: JsonValue }) {
  return (
    <>
      <p className={styles.reason}>{reason} It is shown as JSON.</p>
      <JsonArtifact payload={{ value }} title="Artifact as JSON" />
    </>
  )
}
