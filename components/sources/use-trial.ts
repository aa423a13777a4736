'use client'

import { useRef, useState, useTransition } from 'react'
import type { NewSource, SourceActions, TriedSource } from './source.ts'

const UNREACHABLE = 'The server cannot be reached, so nothing was tried: try again.'

/** Tries a source that is not added; what it answered is forgotten as soon as the form says something else. */
export function useTrial(tryOut: SourceActions['try']) {
  const [tried, setTried] = useState<TriedSource | { readonly problem: string } | null>(null)
  const [isTrying, startTransition] = useTransition()
  const latest = useRef(0)
  const forget = () => {
    latest.current++
    setTried(null)
  }
  const start = (source: NewSource) => {
    forget()
    const own = latest.current
    startTransition(async () => {
      const answer = await tryOut(source).catch(() => ({ problem: UNREACHABLE }))
      if (latest.current === own) setTried(answer)
    })
  }
  return { tried, isTrying, start, forget }
}
