'use client'

import { ActionIcon, Menu } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { JsonValue } from '#lib/base/json.ts'
import type { ArtifactForm } from './written-artifact.ts'

const FORMS: readonly (readonly [ArtifactForm, string])[] = [
  ['text', 'Copy as text'],
  ['markdown', 'Copy as Markdown'],
  ['json', 'Copy as JSON'],
  ['mcp', 'Copy as MCP content'],
]

type Written = Promise<typeof import('./written-artifact.ts')>

/** Copies an artifact in the form that is chosen; what writes it is loaded when the menu opens. */
export function ArtifactCopy({ value }: { value: JsonValue }) {
  const clipboard = useClipboard({ timeout: 1500 })
  const [failed, setFailed] = useState(false)
  const loading = useRef<Written | null>(null)
  const load = (): Written => {
    loading.current ??= import('./written-artifact.ts')
    return loading.current
  }
  const preload = () => {
    load().catch(() => setFailed(true))
  }
  const copy = (form: ArtifactForm) => {
    load().then(
      ({ writtenArtifact }) => clipboard.copy(writtenArtifact(value, form)),
      () => setFailed(true),
    )
  }
  const label =
    failed || clipboard.error ? 'The browser did not let the page copy' : 'Copy artifact'
  return (
    <Menu position="bottom-end" width={190} shadow="md" onOpen={preload}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} title={label}>
          {clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMS.map(([form, name]) => (
          <Menu.Item key={form} onClick={() => copy(form)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
