'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ActionProblem } from '../run-ports.ts'
import { UNREACHABLE } from './kept-ports.ts'

/** What `ask` answers about a tool, null until it does; `reload` asks again and leaves the answer standing. */
export function useAnswer<Answer extends object>(
  ask: (toolName: string) => Promise<Answer | ActionProblem>,
  toolName: string,
) {
  const [answer, setAnswer] = useState<Answer | ActionProblem | null>(null)
  const reload = useCallback(
    () =>
      ask(toolName)
        .catch(() => UNREACHABLE)
        .then((given) => setAnswer(given)),
    [ask, toolName],
  )
  useEffect(() => {
    reload().catch(reportError)
  }, [reload])
  return { answer, reload }
}
