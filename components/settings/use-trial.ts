'use client'

import { useEffect, useState } from 'react'
import type { StepFinding } from '#lib/events/run-step.ts'
import type { Policy, PolicyScope } from './policy.ts'

/** The policy that a text is tried under: one in force, or one made up. */
export type TrialPolicy = PolicyScope | { readonly kind: 'custom'; readonly policy: Policy }

/** What a text would give. */
export type Trial = { readonly policy: Policy; readonly findings: readonly StepFinding[] } & (
  | {
      readonly outcome: 'delivered'
      readonly wireText: string
      readonly neutralised: Readonly<Record<string, number>>
      readonly truncated: boolean
    }
  | { readonly outcome: 'refused'; readonly rule: string; readonly message: string }
)

/** Tries a text; gives a sentence where it can't be tried. */
export type TryPolicy = (request: {
  text: string
  under: TrialPolicy
}) => Promise<Trial | { readonly problem: string }>

/** How long nothing must be typed before the text is tried. */
const PAUSE_MS = 300

const UNREACHABLE =
  'The server cannot be reached, so the text was not tried: change it to try again.'

type Tried = { readonly trial: Trial } | { readonly problem: string }

/**
 * Tries `text` whenever it or the policy has changed and a moment has passed; the last outcome stays until the
 * next is there. `under` must keep its identity while it stays the same; null tries nothing.
 */
export function useTrial(
  text: string,
  under: TrialPolicy | null,
  tryPolicy: TryPolicy,
): { readonly tried: Tried | null; readonly isWaiting: boolean } {
  const [tried, setTried] = useState<Tried | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const isIdle = text === '' || under === null
  useEffect(() => {
    if (isIdle) {
      setWaiting(false)
      return
    }
    let isStale = false
    setWaiting(true)
    const attempt = async () => {
      const answer = await tryPolicy({ text, under }).catch(() => ({ problem: UNREACHABLE }))
      if (isStale) return
      setTried('problem' in answer ? answer : { trial: answer })
      setWaiting(false)
    }
    const timer = setTimeout(() => {
      attempt().catch(reportError)
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text, under, isIdle, tryPolicy])
  return { tried: isIdle ? null : tried, isWaiting }
}
