'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'

/** The chosen step and tab, as they stand in the URL (`?step=3&tab=wire`). Null: whatever is shown by default. */
export type InspectorPlace = {
  readonly step: number | null
  readonly tab: string | null
  choose(place: { step?: number; tab?: string }): void
}

type Kept = { readonly runId: string; readonly step: number | null; readonly tab: string | null }

/**
 * Keeps the chosen step and tab in the URL, without a history entry for each. A step belongs to its run: when
 * another run is shown, the choice is dropped; the tab stays.
 */
export function useInspectorPlace(runId: string): InspectorPlace {
  const search = useSearchParams()
  const [kept, setKept] = useState<Kept>(() => ({ runId, ...placeIn(search) }))
  const isOther = kept.runId !== '' && runId !== '' && kept.runId !== runId
  if (isOther || (kept.runId === '' && runId !== '')) {
    setKept({ runId, step: isOther ? null : kept.step, tab: kept.tab })
  }
  useEffect(() => {
    const reread = () => setKept({ runId, ...placeIn(new URLSearchParams(window.location.search)) })
    window.addEventListener('popstate', reread)
    return () => window.removeEventListener('popstate', reread)
  }, [runId])
  useEffect(() => {
    if (kept.step === null) writePlace('step', null)
  }, [kept.step])
  const choose = useCallback<InspectorPlace['choose']>(
    ({ step, tab }) => {
      setKept((known) => ({ runId, step: step ?? known.step, tab: tab ?? known.tab }))
      if (step !== undefined) writePlace('step', String(step))
      if (tab !== undefined) writePlace('tab', tab)
    },
    [runId],
  )
  return { step: isOther ? null : kept.step, tab: kept.tab, choose }
}

function placeIn(search: { get(name: string): string | null }) {
  const step = Number(search.get('step') ?? Number.NaN)
  return { step: Number.isSafeInteger(step) && step > 0 ? step : null, tab: search.get('tab') }
}

function writePlace(name: 'step' | 'tab', value: string | null): void {
  const url = new URL(window.location.href)
  if (url.searchParams.get(name) === value) return
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}
