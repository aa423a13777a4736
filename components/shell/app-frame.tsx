'use client'

import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { useSpotlight } from '@mantine/spotlight'
import dynamic from 'next/dynamic'
import { type ReactNode, useMemo, useState } from 'react'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { Destination } from './palette.tsx'
import { palette, paletteStore } from './palette-store.ts'
import styles from './shell.module.css'
import { SiteHeader } from './site-header.tsx'
import { useSingleKeys } from './use-single-keys.ts'

const Palette = dynamic(() => import('./palette.tsx').then((module) => module.Palette), {
  ssr: false,
})
const KeyHelp = dynamic(() => import('./key-help.tsx').then((module) => module.KeyHelp), {
  ssr: false,
})

/** The frame of every page: skip link, header, the page itself, palette and key help. */
export function AppFrame(props: {
  level: PrivacyLevel
  tools: readonly Destination[]
  recentRuns: readonly Destination[]
  children: ReactNode
}) {
  const [keysOpened, keys] = useDisclosure(false)
  const [singleKeys] = useSingleKeys()
  const hotkeys = useMemo(
    () => (singleKeys ? ([['shift+?', keys.open]] as [string, () => void][]) : []),
    [singleKeys, keys.open],
  )
  useHotkeys(hotkeys)
  const hasPalette = usePaletteWanted()
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <SiteHeader level={props.level} onKeys={keys.open} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {props.children}
      </main>
      {hasPalette && (
        <Palette tools={props.tools} recentRuns={props.recentRuns} onKeys={keys.open} />
      )}
      {keysOpened && <KeyHelp opened onClose={keys.close} />}
    </div>
  )
}

/** Opens the palette by Ctrl or ⌘ K; true from its first opening on, so that it is not loaded before. */
function usePaletteWanted(): boolean {
  const { opened } = useSpotlight(paletteStore)
  const [isWanted, setWanted] = useState(false)
  if (opened && !isWanted) setWanted(true)
  useHotkeys([['mod+K', palette.open]])
  return isWanted
}
