import { Button, type ButtonProps } from '@mantine/core'
import { IconColumns } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

/** Opens the choice of columns. */
export function ColumnsButton(props: ButtonProps & ComponentProps<'button'>) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      leftSection={<IconColumns size={14} aria-hidden />}
      {...props}
    >
      Columns
    </Button>
  )
}
