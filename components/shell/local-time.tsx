'use client'

import { useSyncExternalStore } from 'react'

const FORMATS = {
  full: new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }),
  short: new Intl.DateTimeFormat(undefined, {
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }),
} as const

/**
 * An instant (ISO 8601, UTC) in the reader's zone and locale. The server doesn't know either, so it writes
 * UTC and the browser replaces it.
 */
export function LocalTime({ at, format }: { at: string; format: keyof typeof FORMATS }) {
  const isBrowser = useSyncExternalStore(subscribe, inBrowser, onServer)
  return (
    <time dateTime={at} title={at}>
      {isBrowser ? FORMATS[format].format(new Date(at)) : at.slice(0, 19).replace('T', ' ')}
    </time>
  )
}

function subscribe(): () => void {
  return unsubscribed
}

function unsubscribed(): void {
  // The reader's zone does not change while the page is open, so there is nothing to let go of.
}

function inBrowser(): boolean {
  return true
}

function onServer(): boolean {
  return false
}
