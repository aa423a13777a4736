'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { type PlaygroundPlace, readPlace, writePlace } from './playground-url.ts'

/** The place that the address names, and a way to another that leaves the page standing. */
export function usePlace() {
  const parameters = useSearchParams()
  const place = useMemo(() => readPlace(new URLSearchParams(parameters)), [parameters])
  const move = useCallback((change: Partial<PlaygroundPlace>, how: 'push' | 'replace') => {
    // What the address is now, not what the last render saw: the inspector writes to it too.
    const current = new URLSearchParams(window.location.search)
    const query = writePlace(current, { ...readPlace(current), ...change })
    if (query === window.location.search) return
    const address = `${window.location.pathname}${query}`
    if (how === 'push') window.history.pushState(null, '', address)
    else window.history.replaceState(null, '', address)
  }, [])
  return { place, move }
}
