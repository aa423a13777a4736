'use client'

import { useCallback, useMemo, useState } from 'react'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import { type ArgumentDraft, draftOfText, draftOfValue, EMPTY_DRAFT } from './argument-draft.ts'
import { rememberDraft, rememberedDraft } from './entry-memory.ts'

/**
 * The arguments being written for a tool, remembered while the reader is elsewhere, and ways to change them.
 * Until something is written they are those of the run that is looked at, where these were kept.
 */
export function useArgumentDraft(toolName: string, argumentsOfRun: ExactObject | null) {
  const [written, setWritten] = useState<ArgumentDraft | undefined>(() => rememberedDraft(toolName))
  const ofRun = useMemo(
    () => (argumentsOfRun ? draftOfValue(argumentsOfRun) : EMPTY_DRAFT),
    [argumentsOfRun],
  )
  const draft = written ?? ofRun
  const keep = useCallback(
    (next: ArgumentDraft) => {
      rememberDraft(toolName, next)
      setWritten(next)
    },
    [toolName],
  )
  return {
    draft,
    setValue: useCallback((value: ExactObject) => keep(draftOfValue(value)), [keep]),
    setText: useCallback((text: string) => keep(draftOfText(draft, text)), [keep, draft]),
  }
}
