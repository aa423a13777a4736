'use client'

import { Textarea } from '@mantine/core'
import styles from './tool-pane.module.css'

/** The arguments as JSON text. */
export function RawJson(props: {
  text: string
  problem: string | null
  onChange: (text: string) => void
}) {
  return (
    <Textarea
      label="Arguments as JSON"
      value={props.text}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      error={props.problem}
      autosize
      minRows={10}
      maxRows={30}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error']}
      classNames={{ input: styles.code ?? '' }}
    />
  )
}
