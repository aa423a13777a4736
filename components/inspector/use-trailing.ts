'use client'

import { useEffect, useRef, useState } from 'react'

/** The newest `value`, given `ms` after a change at the soonest and no more often than that; null until then. */
export function useTrailing<Value>(value: Value, ms: number): Value | null {
  const [trailing, setTrailing] = useState<Value | null>(null)
  const newest = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    newest.current = value
    timer.current ??= setTimeout(() => {
      timer.current = null
      setTrailing(() => newest.current)
    }, ms)
  }, [value, ms])
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
  return trailing
}
