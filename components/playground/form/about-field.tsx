'use client'

import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import styles from './form.module.css'

/** A field's description behind a button, for where space is short. */
export function AboutField({ label, description }: { label: string; description: string }) {
  return (
    <Tooltip label={description} multiline w={280} openDelay={150}>
      <UnstyledButton className={styles.about} aria-label={`About ${label}: ${description}`}>
        <IconInfoCircle size={13} stroke={1.7} aria-hidden="true" />
      </UnstyledButton>
    </Tooltip>
  )
}
