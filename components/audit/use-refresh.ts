'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reads the page's server part again every `intervalMs` milliseconds while the tab is visible; null: never. */
export function useRefresh(intervalMs: number | null): void {
  const router = useRouter()
  useEffect(() => {
    if (intervalMs === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [router, intervalMs])
}
