'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { JsonObject } from '#lib/base/json.ts'
import type { ArgumentIssue } from './form/check-arguments.ts'

type Check = (schema: JsonObject, value: JsonObject) => readonly ArgumentIssue[]

const NONE: readonly ArgumentIssue[] = []

/**
 * Checks arguments against the tool's schema when they are to be run; once they did not fit, at each change
 * until they do.
 * The checker is loaded when it is first needed.
 */
export function useArgumentCheck(schema: JsonObject, value: JsonObject) {
  const [check, setCheck] = useState<{ readonly run: Check } | null>(null)
  const issues = useMemo(() => check?.run(schema, value) ?? NONE, [check, schema, value])
  useEffect(() => {
    // All was put right: what is added next is not told to be missing before it could be written.
    if (check && issues.length === 0) setCheck(null)
  }, [check, issues])
  /** True where the arguments fit; where they don't, `issues` says why from the next render on. */
  const verify = useCallback(async (): Promise<boolean> => {
    const { checkArguments } = await import('./form/check-arguments.ts')
    if (checkArguments(schema, value).length === 0) return true
    setCheck({ run: checkArguments })
    return false
  }, [schema, value])
  return { issues, verify }
}
