'use client'

import { ActionIcon, Tooltip } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'

/** A small button that copies; the text is written only when it is pressed. `label` says what is copied. */
export function CopyIcon({ label, text }: { label: string; text: () => string }) {
  const clipboard = useClipboard({ timeout: 1500 })
  const said = clipboard.error ? 'The browser did not let the page copy' : label
  return (
    <Tooltip label={clipboard.copied ? 'Copied' : said}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        onClick={() => clipboard.copy(text())}
      >
        {clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
    </Tooltip>
  )
}
