'use client'

import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { utf8Length } from '#lib/base/text.ts'
import { rememberedInspection, rememberInspection } from './entry-memory.ts'
import { MAX_INSPECT_BYTES, readFile, tooLarge } from './read-file.ts'
import type { InspectFormat } from './run-ports.ts'

/** Text of more characters than this is held beside the field: a text area would freeze the page. */
const HELD_FROM = 100_000

/** Text that is too large for the field, and where it came from. */
export type HeldText = { readonly text: string; readonly origin: string }

/**
 * The result being written for inspection. The field is uncontrolled and read when it is needed, so that
 * typing and pasting cost the same at any size.
 */
export function useInspection() {
  const [start] = useState(rememberedInspection)
  const field = useRef<HTMLTextAreaElement>(null)
  const [held, setHeld] = useState<HeldText | null>(() =>
    start.origin === null ? null : { text: start.text, origin: start.origin },
  )
  const [format, setFormat] = useState<InspectFormat>(start.format)
  const [bytes, setBytes] = useState(() => utf8Length(start.text))
  const [notice, setNotice] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const text = () => held?.text ?? field.current?.value ?? ''
  const measure = useDebouncedCallback(() => setBytes(utf8Length(text())), 150)

  /** Puts `next` in place of all that is there: in the field, or beside it where it is large. */
  const put = (next: string, origin: string, said: string | null = null) => {
    const isLarge = next.length > HELD_FROM
    setHeld(isLarge ? { text: next, origin } : null)
    rememberInspection({ text: next, format, origin: isLarge ? origin : null })
    if (field.current) field.current.value = isLarge ? '' : next
    setBytes(utf8Length(next))
    setNotice(said)
    setProblem(null)
  }
  const take = async (file: File) => {
    const read = await readFile(file)
    if ('problem' in read) setProblem(read.problem)
    else put(read.text, file.name, read.notice)
  }
  return {
    field,
    defaultText: start.origin === null ? start.text : '',
    held,
    format,
    setFormat: (next: InspectFormat) => {
      setFormat(next)
      rememberInspection({ ...rememberedInspection(), format: next })
    },
    bytes,
    notice,
    problem: bytes > MAX_INSPECT_BYTES ? tooLarge(bytes) : problem,
    setProblem,
    text,
    put,
    take,
    clear: () => put('', ''),
    /** Called when the field's text changed. */
    changed: () => {
      setProblem(null)
      rememberInspection({ text: text(), format, origin: null })
      measure()
    },
    /** True where a paste of this length is too large for the field. */
    isLarge: (length: number) => length > HELD_FROM,
  }
}

/** What `useInspection` gives. */
export type Inspection = ReturnType<typeof useInspection>
