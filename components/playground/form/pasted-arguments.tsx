'use client'

import { UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import { readArguments } from '../argument-draft.ts'
import styles from './form.module.css'

/** An object that was pasted, and what can be done with it. */
type Pasted = {
  readonly notice: string
  readonly action: string
  readonly run: () => void
}

/**
 * An object that is pasted fills the form. Pasted into a field it may be meant as text: then it is text, and filling
 * the form is offered.
 */
export function usePastedArguments(
  value: ExactObject,
  onChange: (value: ExactObject) => void,
  idPrefix: string,
): Pasted | null {
  const [pasted, setPasted] = useState<Pasted | null>(null)
  useWindowEvent('paste', (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const read = text.trim().startsWith('{') ? readArguments(text) : null
    if (read === null || 'problem' in read || isElsewhere(event.target, idPrefix)) return
    const told = read.notice === null ? '' : ` ${read.notice}`
    const fill = () => {
      onChange(read.value)
      setPasted({
        notice: `The form was filled with what was pasted.${told}`,
        action: 'Undo',
        run: () => {
          onChange(value)
          setPasted(null)
        },
      })
    }
    if (isWritable(event.target)) {
      setPasted({
        notice: 'What was pasted is a JSON object.',
        action: 'Fill the form with it',
        run: fill,
      })
      return
    }
    event.preventDefault()
    fill()
  })
  return pasted
}

/** Says what became of the object that was pasted. */
export function PasteNotice({ pasted }: { pasted: Pasted | null }) {
  return (
    <div role="status">
      {pasted && (
        <p className={styles.odd}>
          {pasted.notice}{' '}
          <UnstyledButton className={styles.inline} onClick={pasted.run}>
            {pasted.action}
          </UnstyledButton>
        </p>
      )}
    </div>
  )
}

function isWritable(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** In a field that is none of the form's, and behind a dialog, a paste is meant for something else. */
function isElsewhere(target: EventTarget | null, idPrefix: string): boolean {
  if (document.querySelector('[role="dialog"]') !== null) return true
  if (!isWritable(target)) return idPrefix !== 'argument'
  return target instanceof HTMLElement && !target.id.startsWith(idPrefix)
}
