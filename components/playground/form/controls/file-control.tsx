'use client'

import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { markedText } from '#components/inspector/text/marked-text.ts'
import styles from '../form.module.css'
import { useForm } from '../form-ports.ts'
import type { FieldModel } from '../schema/field-model.ts'
import { TextControl } from './text-control.tsx'

/** Bytes of a file: as base64 all arguments together must stay under 1 MB. */
const MAX_BYTES = 700_000

/** A file whose bytes are sent as base64, or the base64 itself. */
export function FileControl({ field }: { field: FieldModel }) {
  const { edit, idOf } = useForm()
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | null) => {
    if (file === null) return
    setProblem(file.size > MAX_BYTES ? TOO_LARGE : null)
    if (file.size > MAX_BYTES) return
    const value = base64(new Uint8Array(await file.arrayBuffer()))
    edit({ kind: 'set', path: field.path, value })
  }
  return (
    <div className={styles.file}>
      <TextControl field={field} />
      <FileButton
        inputProps={{ id: `${idOf(field.path)}-file` }}
        onChange={(file) => {
          take(file).catch(() => setProblem('The file could not be read: choose it again.'))
        }}
      >
        {(props) => (
          <Button
            {...props}
            size="compact-xs"
            variant="light"
            leftSection={<IconUpload size={13} aria-hidden="true" />}
            aria-label={`Choose a file for ${markedText(field.label)}`}
          >
            Choose a file
          </Button>
        )}
      </FileButton>
      {problem !== null && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

const TOO_LARGE =
  'The file is over 700 kB: arguments may have 1 MB at most, and base64 takes a third more.'

/** Bytes that are turned into letters at once: each becomes an argument of one call. */
const PIECE = 8192

function base64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)))
  }
  return btoa(pieces.join(''))
}
