'use client'

import { useCallback, useMemo, useState } from 'react'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import { type ArgumentDraft, draftOfText, draftOfValue, EMPTY_DRAFT } from './argument-draft.ts'
import {
  rememberDraft,
  rememberedDraft,
  rememberedReplacement,
  rememberReplacement,
} from './entry-memory.ts'
import { type LoadedFrom, type Replacement, replacedBy, swapped } from './replacement.ts'

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
    (next: ArgumentDraft | undefined) => {
      rememberDraft(toolName, next)
      setWritten(next)
    },
    [toolName],
  )
  return {
    draft,
    setValue: useCallback((value: ExactObject) => keep(draftOfValue(value)), [keep]),
    setText: useCallback((text: string) => keep(draftOfText(draft, text)), [keep, draft]),
    ...useReplacement(toolName, written, keep),
  }
}

/** Arguments that are loaded in the place of what was written, and the way back. */
function useReplacement(
  toolName: string,
  written: ArgumentDraft | undefined,
  keep: (draft: ArgumentDraft | undefined) => void,
) {
  const [replacement, setReplacement] = useState(() => rememberedReplacement(toolName))
  const note = (next: Replacement | null) => {
    rememberReplacement(toolName, next)
    setReplacement(next)
  }
  return {
    replacement,
    load(value: ExactObject, from: LoadedFrom) {
      const loaded = draftOfValue(value)
      note(replacedBy(loaded, from, written, replacement))
      keep(loaded)
    },
    swap() {
      if (replacement === null) return
      note(swapped(replacement, written))
      keep(replacement.other)
    },
    forget: () => note(null),
  }
}
