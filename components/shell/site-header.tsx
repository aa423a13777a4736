'use client'

import { ActionIcon, Kbd, Tooltip, UnstyledButton } from '@mantine/core'
import { useOs } from '@mantine/hooks'
import { IconKeyboard, IconSearch } from '@tabler/icons-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { Mark } from './mark.tsx'
import { isUnder, PAGES } from './pages.ts'
import { palette } from './palette-store.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import styles from './shell.module.css'

/** The bar at the top of every page: where one is, where one can go, and what is kept. */
export function SiteHeader({ level, onKeys }: { level: PrivacyLevel; onKeys: () => void }) {
  return (
    <header className={styles.header}>
      <Link href="/playground" className={styles.brand}>
        <Mark />
        <span className={styles.name}>Vitrine</span>
      </Link>
      <Navigation />
      <div className={styles.tools}>
        <PaletteButton />
        <PrivacyNotice level={level} />
        <Tooltip label="Keyboard (?)">
          <ActionIcon
            className={styles.wide}
            variant="subtle"
            color="gray"
            size="md"
            aria-label="Keyboard shortcuts"
            onClick={onKeys}
          >
            <IconKeyboard size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <SchemeSwitch />
      </div>
    </header>
  )
}

function Navigation() {
  const pathname = usePathname()
  return (
    <nav aria-label="Main" className={styles.navigation}>
      {PAGES.map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          className={styles.link}
          aria-current={isUnder(pathname, href) ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function PaletteButton() {
  const os = useOs()
  return (
    <UnstyledButton className={styles.palette} onClick={palette.open} aria-label="Go to…">
      <IconSearch size={15} stroke={1.6} aria-hidden="true" />
      <span className={styles.wide}>Go to…</span>
      <Kbd size="xs" className={styles.wide}>
        {os === 'macos' || os === 'ios' ? '⌘' : 'Ctrl'} K
      </Kbd>
    </UnstyledButton>
  )
}
