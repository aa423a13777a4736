'use client'

import { useEffect } from 'react'
import { preloadInspector } from '#components/inspector/preload-inspector.ts'

/** What a person does first who is about to run something. */
const FIRST_ACTS = ['pointerdown', 'keydown', 'change', 'dragenter'] as const

/** Loads the inspector as soon as a person does something on the page, so that it is there before the first step. */
export function usePreloadedInspector(): void {
  useEffect(() => {
    const acted = new AbortController()
    const preload = () => {
      acted.abort()
      // A failure is told where the inspector itself fails to load.
      preloadInspector().catch(reportError)
    }
    for (const act of FIRST_ACTS) window.addEventListener(act, preload, { signal: acted.signal })
    return () => acted.abort()
  }, [])
}
