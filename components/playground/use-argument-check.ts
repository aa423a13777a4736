'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { JsonObject } from '#lib/base/json.ts'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import { nearestArguments } from './argument-draft.ts'
import type { ArgumentCheck, ArgumentIssue } from './form/check-arguments.ts'
import { stoppableCheck } from './form/stoppable-check.ts'

const NONE: readonly ArgumentIssue[] = []

/**
 * Checks arguments against the tool's schema when they are to be run; once they did not fit, at each change
 * until they do. Where they could not be checked they may run, `unchecked` says why, and the server decides.
 */
export function useArgumentCheck(schema: JsonObject, value: ExactObject) {
  const [found, setFound] = useState<ArgumentCheck | null>(null)
  const issues = found !== null && 'issues' in found ? found.issues : NONE
  const isWrong = issues.length > 0
  const question = useMemo(() => ({ schema, value: nearestArguments(value) }), [schema, value])
  useEffect(() => {
    if (!isWrong) return
    const stop = new AbortController()
    // All put right: what is added next is not told to be missing before it could be written.
    stoppableCheck(question, stop.signal).then(setFound).catch(reportError)
    return () => stop.abort()
  }, [isWrong, question])
  /** True where the arguments may run; where they don't fit, `issues` says why from the next render on. */
  const verify = useCallback(async (): Promise<boolean> => {
    const answer = await stoppableCheck(question, new AbortController().signal)
    setFound(answer)
    return 'unchecked' in answer || answer.issues.length === 0
  }, [question])
  return {
    issues,
    verify,
    unchecked: found !== null && 'unchecked' in found ? found.unchecked : null,
  }
}
