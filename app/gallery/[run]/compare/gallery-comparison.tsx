'use client'

import { useMemo } from 'react'
import { filteredView } from '#components/audit/filtered-view.ts'
import { CompareView } from '#components/inspector/compare-view.tsx'
import { fold } from '#lib/events/run-view.ts'
import { DEFAULT_PRIVACY_LEVEL } from '#lib/privacy/privacy-level.ts'
import { GALLERY_RUNS } from '../../../../fixtures/gallery/gallery-runs.ts'

/** Makes the run in the browser, and filters it as the persister would. */
export function GalleryComparison({ name, isGone }: { name: string; isGone: boolean }) {
  const live = useMemo(() => fold(GALLERY_RUNS.get(name)?.make() ?? []), [name])
  const stored = useMemo(() => filteredView(live, DEFAULT_PRIVACY_LEVEL), [live])
  return (
    <div style={{ height: '100%' }}>
      <CompareView live={isGone ? null : live} stored={stored} />
    </div>
  )
}
