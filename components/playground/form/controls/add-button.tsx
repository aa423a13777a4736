'use client'

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

/** Adds what its label says. */
export function AddButton(props: { id: string; label: string; onClick: () => void }) {
  return (
    <Button
      id={props.id}
      variant="subtle"
      size="compact-xs"
      leftSection={<IconPlus size={13} aria-hidden="true" />}
      aria-label={props.label}
      onClick={props.onClick}
    >
      Add
    </Button>
  )
}
