'use client'

import { useEffect, useState } from 'react'

/** The wall clock in milliseconds, read anew every `everyMs` while `isTicking`. */
export function useNow(isTicking: boolean, everyMs = 250): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    setNow(Date.now())
    const timer = window.setInterval(() => setNow(Date.now()), everyMs)
    return () => window.clearInterval(timer)
  }, [isTicking, everyMs])
  return now
}
