'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { Answer } from './policy.ts'

const UNREACHABLE = 'The server cannot be reached, so nothing was changed: try again.'

/** Makes changes one at a time, shows the page as it is then, and keeps what went wrong with the last. */
export function usePolicyChange() {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [isChanging, startTransition] = useTransition()
  const change = (make: () => Promise<Answer>, onDone?: () => void) =>
    startTransition(async () => {
      const answer = await make().catch(() => ({ problem: UNREACHABLE }))
      if ('problem' in answer) setProblem(answer.problem)
      else {
        setProblem(null)
        onDone?.()
        router.refresh()
      }
    })
  return { change, isChanging, problem }
}
