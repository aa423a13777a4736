'use client'

import { Popover, UnstyledButton } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import Link from 'next/link'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { PRIVACY_MEANINGS } from './privacy-meanings.ts'
import styles from './shell.module.css'

/** Says that what is shown live is unfiltered, and what of it is kept. */
export function PrivacyNotice({ level }: { level: PrivacyLevel }) {
  return (
    <Popover position="bottom-end" width={320} shadow="md" withArrow trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={styles.notice}
          aria-label={`Live data unfiltered, audit keeps ${level}`}
        >
          <IconEye size={15} stroke={1.6} aria-hidden="true" />
          <span className={styles.wide}>Live data unfiltered</span>
          <span className={styles.kept}>
            <span className={styles.wide}>audit keeps </span>
            <strong>{level}</strong>
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={styles.noticeText}>
          <strong>What you see of a live run is unfiltered</strong>, at every privacy level. It is
          held in memory only and never written to disk.
        </p>
        <p className={styles.noticeText}>
          <strong>The audit keeps “{level}”:</strong> {PRIVACY_MEANINGS[level]}
        </p>
        <Link href="/settings" className={styles.noticeLink}>
          Change what is kept
        </Link>
      </Popover.Dropdown>
    </Popover>
  )
}
