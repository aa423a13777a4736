'use client'

import { getHotkeyHandler, useWindowEvent } from '@mantine/hooks'

/** Calls `run` on Ctrl or ⌘ Enter, also while one is writing in a field; not behind an open dialog. */
export function useRunKey(run: () => void): void {
  const onKey = getHotkeyHandler([['mod+Enter', run]])
  useWindowEvent('keydown', (event) => {
    if (!isDialogOpen()) onKey(event)
  })
}

/** Calls `stop` on Escape where nothing else is there to be closed by it. */
export function useStopKey(stop: () => void, isActive: boolean): void {
  const onKey = (event: KeyboardEvent) => {
    if (!isActive || event.key !== 'Escape') return
    if (isDialogOpen() || isListOpen(event.target)) return
    stop()
  }
  // Captured: a list of choices that this very key closes must still count as open.
  useWindowEvent('keydown', onKey, { capture: true })
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null
}

function isListOpen(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const opensList = target.getAttribute('aria-haspopup') === 'listbox'
  return opensList && target.getAttribute('aria-expanded') === 'true'
}
