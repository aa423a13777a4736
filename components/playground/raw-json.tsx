'use client'

import { Textarea } from '@mantine/core'
import type { ArgumentDraft } from './argument-draft.ts'
import styles from './tool-pane.module.css'

/** The arguments as JSON text. */
export function RawJson({
  draft,
  onChange,
}: {
  draft: ArgumentDraft
  onChange: (text: string) => void
}) {
  return (
    <Textarea
      label="Arguments as JSON"
      value={draft.text}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={draft.problem}
      description={draft.notice}
      autosize
      minRows={10}
      maxRows={30}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      classNames={{ input: styles.code ?? '' }}
    />
  )
}
