'use client'

import { useLocalStorage } from '@mantine/hooks'

/**
 * Whether keys without Ctrl, ⌘ or Alt do anything: speech input can press them by accident, so they can be
 * turned off (WCAG 2.1.4). Kept in this browser.
 */
export function useSingleKeys() {
  return useLocalStorage<boolean>({ key: 'vitrine-single-keys', defaultValue: true })
}
