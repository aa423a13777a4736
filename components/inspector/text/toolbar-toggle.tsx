'use client'

import { ActionIcon, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './toolbar-toggle.module.css'

/** A small button of a toolbar that is pressed or not. */
export function ToolbarToggle(props: {
  label: string
  pressed: boolean
  children: ReactNode
  onChange: (pressed: boolean) => void
}) {
  const { label, pressed, children, onChange } = props
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={styles.toggle}
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-pressed={pressed}
        onClick={() => onChange(!pressed)}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
