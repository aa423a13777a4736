'use client'

import { Button, Menu } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import { writeExact } from '#lib/contract/exact/write-exact.ts'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { callCopies, type SourceReach } from './call-copies.ts'

/** Copies a call as it is written, in the form that is chosen. */
export function CopyCallMenu(props: {
  tool: ToolDefinition
  value: ExactObject
  reach: SourceReach | null
}) {
  const clipboard = useClipboard({ timeout: 1500 })
  const [isOpen, setIsOpen] = useState(false)
  const link = () => {
    const address = new URL('/playground', window.location.origin)
    address.searchParams.set('tool', props.tool.name)
    return address.href
  }
  const copies = () =>
    callCopies(props.tool, writeExact(props.value), { reach: props.reach, link: link() })
  return (
    <Menu
      position="bottom-end"
      withinPortal
      transitionProps={{ duration: 0 }}
      width={280}
      onChange={setIsOpen}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={
            clipboard.copied ? (
              <IconCheck size={13} aria-hidden="true" />
            ) : (
              <IconCopy size={13} aria-hidden="true" />
            )
          }
        >
          {clipboard.error ? 'Could not copy' : clipboard.copied ? 'Copied' : 'Copy call'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen && <CopyItems copies={copies} onCopy={(text) => clipboard.copy(text)} />}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Made when the menu is opened: only then is the text of the arguments needed. */
function CopyItems(props: {
  copies: () => ReturnType<typeof callCopies>
  onCopy: (text: string) => void
}) {
  return (
    <>
      {props.copies().map((copy) =>
        'text' in copy ? (
          <Menu.Item key={copy.label} onClick={() => props.onCopy(copy.text)}>
            {copy.label}
          </Menu.Item>
        ) : (
          <Menu.Label key={copy.label}>
            {copy.label}: {copy.absent}
          </Menu.Label>
        ),
      )}
    </>
  )
}
