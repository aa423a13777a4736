'use client'

import { useEffect, useRef, useState } from 'react'

/** The newest `value`, `ms` after a change at the soonest, and `apartMs` after the last one; null until then. */
export function useTrailing<Value>(value: Value, ms: number, apartMs: number): Value | null {
  const [trailing, setTrailing] = useState<Value | null>(null)
  const newest = useRef(value)
  const given = useRef(Number.NEGATIVE_INFINITY)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    newest.current = value
    const wait = Math.max(ms, given.current + apartMs - performance.now())
    timer.current ??= setTimeout(() => {
      timer.current = null
      given.current = performance.now()
      setTrailing(() => newest.current)
    }, wait)
  }, [value, ms, apartMs])
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
  return trailing
}
