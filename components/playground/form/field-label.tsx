'use client'

import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import styles from './form.module.css'

/** A field's label; where space is short its description is behind a button beside it. */
export function FieldLabel({ label, description }: { label: string; description?: string }) {
  if (!description) return label
  return (
    <span className={styles.label}>
      {label}
      <Tooltip label={description} multiline w={280} openDelay={150}>
        <UnstyledButton
          className={styles.about}
          aria-label={`About ${label}: ${description}`}
          onClick={(event) => event.preventDefault()}
        >
          <IconInfoCircle size={13} stroke={1.7} aria-hidden="true" />
        </UnstyledButton>
      </Tooltip>
    </span>
  )
}
