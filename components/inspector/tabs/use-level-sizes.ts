'use client'

import { useEffect, useState } from 'react'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import type { FilterContext } from '#lib/privacy/filter-context.ts'
import { filterStep } from '#lib/privacy/filter-step.ts'
import { PRIVACY_LEVELS, type PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { stepJson } from '../step-json.ts'

/** How many bytes `step` takes at each level, measured one level a task so that the page stays responsive. */
export function useLevelSizes(
  step: RunStep,
  tools: FilterContext['tools'],
): ReadonlyMap<PrivacyLevel, number> {
  const [measured, setMeasured] = useState<{
    step: RunStep
    sizes: ReadonlyMap<PrivacyLevel, number>
  }>()
  const sizes = measured?.step === step ? measured.sizes : NONE
  const next = PRIVACY_LEVELS.find((level) => !sizes.has(level))
  useEffect(() => {
    if (next === undefined) return
    const timer = window.setTimeout(() => {
      const bytes = utf8Length(
        serialise(stepJson(filterStep(step, next, { ...(tools && { tools }) }))),
      )
      setMeasured({ step, sizes: new Map(sizes).set(next, bytes) })
    }, 50)
    return () => window.clearTimeout(timer)
  }, [step, sizes, next, tools])
  return sizes
}

const NONE: ReadonlyMap<PrivacyLevel, number> = new Map()
