'use client'

import { useEffect, useState } from 'react'
import { RunInspector } from '#components/inspector/run-inspector.tsx'
import type { RunEvent } from '#lib/events/run-event.ts'
import { EMPTY_VIEW, fold, type RunView } from '#lib/events/run-view.ts'
import { filterEvent } from '#lib/privacy/filter-event.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { GALLERY_RUNS } from '../../../fixtures/gallery/gallery-runs.ts'

/** Milliseconds between two events of a run that is played. */
const BEAT_MS = 150

type GalleryInspectorProps = {
  readonly name: string
  /** The level at which the audit is shown; null for the live copy. */
  readonly audit: PrivacyLevel | null
  /** Lets the events arrive one by one. */
  readonly plays: boolean
}

/** Makes the run in the browser, so that its size costs the server and the network nothing. */
export function GalleryInspector({ name, audit, plays }: GalleryInspectorProps) {
  const view = useGalleryView({ name, audit, plays })
  return (
    <div style={{ height: '100%' }}>
      <RunInspector view={view} origin={audit === null ? 'live' : 'audit'} />
    </div>
  )
}

function useGalleryView({ name, audit, plays }: GalleryInspectorProps): RunView {
  const [view, setView] = useState<RunView>(EMPTY_VIEW)
  useEffect(() => {
    const events = eventsOf(name, audit)
    if (!plays) {
      setView(fold(events))
      return
    }
    let shown = 0
    const timer = window.setInterval(() => {
      shown++
      setView(fold(events.slice(0, shown)))
      if (shown >= events.length) window.clearInterval(timer)
    }, BEAT_MS)
    return () => window.clearInterval(timer)
  }, [name, audit, plays])
  return view
}

function eventsOf(name: string, audit: PrivacyLevel | null): readonly RunEvent[] {
  const events = GALLERY_RUNS.get(name)?.make() ?? []
  if (audit === null) return events
  return events.flatMap((event): RunEvent[] => {
    const kept = filterEvent(event, audit)
    if (!kept) return []
    return [kept.event === 'run' ? { ...kept, privacyLevel: audit } : kept]
  })
}
