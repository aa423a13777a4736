'use client'

import { useHotkeys } from '@mantine/hooks'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import { useSingleKeys } from '#components/shell/use-single-keys.ts'
import type { RunView } from '#lib/events/run-view.ts'
import { DEFAULT_PRIVACY_LEVEL } from '#lib/privacy/privacy-level.ts'
import { useDeclaredTools } from './declared-tools.ts'
import type { InspectedStep, RunOrigin } from './inspected-step.ts'
import styles from './inspector.module.css'
import { RunAnnouncer } from './run-announcer.tsx'
import { StepDetail } from './step-detail.tsx'
import { StepList } from './step-list.tsx'
import { stepToShow } from './step-tabs.ts'
import { SummaryStrip } from './summary-strip.tsx'
import { type InspectorPlace, useInspectorPlace } from './use-inspector-place.ts'
import { useTrailing } from './use-trailing.ts'

/**
 * One run, live or audited, by the same code: summary, steps, and the chosen step in its tabs. Chosen step and
 * tab stand in the URL. `j` and `k` go through the steps. Fills its parent's height.
 * Source: design `ui.md`, "The inspector".
 */
export function RunInspector({ view, origin }: { view: RunView; origin: RunOrigin }) {
  const { steps } = view
  const place = useInspectorPlace(view.runId)
  const step = stepToShow(steps, place.step)
  const move = (by: number) => {
    const from = steps.findIndex(({ seq }) => seq === step?.seq)
    const to = steps[Math.max(0, Math.min(steps.length - 1, from + by))]
    if (to) place.choose({ step: to.seq })
  }
  useStepKeys(move)
  const level = view.header?.privacyLevel ?? DEFAULT_PRIVACY_LEVEL
  const tools = useDeclaredTools(view)
  const inspected = useMemo(
    () => step && { step, steps, origin, level, tools },
    [step, steps, origin, level, tools],
  )
  return (
    <section className={styles.inspector} aria-label="Run">
      <SummaryStrip view={view} origin={origin} />
      <RunAnnouncer view={view} />
      <div className={styles.body}>
        <StepList
          view={view}
          chosen={step?.seq ?? null}
          onChoose={(seq) => place.choose({ step: seq })}
          onMove={move}
        />
        {inspected ? (
          <DeferredDetail
            key={view.runId}
            inspected={inspected}
            wanted={place.tab}
            onChoose={place.choose}
          />
        ) : (
          <p className={styles.empty}>{emptyText(view)}</p>
        )}
      </div>
    </section>
  )
}

/** Less than a reader notices, more than lies between the steps of a run that is quick. */
const DETAIL_DELAY_MS = 40

/** While steps pour in, details would only flicker and keep the rows from being drawn. */
const DETAIL_APART_MS = 200

type DeferredDetailProps = {
  readonly inspected: InspectedStep
  readonly wanted: string | null
  readonly onChoose: InspectorPlace['choose']
}

/** The detail, which may be large, is drawn after the step stands in the list, and gives way to the next step. */
function DeferredDetail({ inspected, wanted, onChoose }: DeferredDetailProps) {
  const trailing = useTrailing(inspected, DETAIL_DELAY_MS, DETAIL_APART_MS)
  const shown = useDeferredValue(trailing, null)
  const chooseTab = useCallback((tab: string) => onChoose({ tab }), [onChoose])
  if (shown === null) return null
  return <SteadyDetail inspected={shown} wanted={wanted} onTab={chooseTab} />
}

const SteadyDetail = memo(StepDetail)

function emptyText({ status }: RunView): string {
  return status === 'running' ? 'Waiting for the first step.' : 'This run holds no steps.'
}

/** Keys without a modifier can be switched off (WCAG 2.1.4); in fields they are letters. */
function useStepKeys(move: (by: number) => void): void {
  const [isOn] = useSingleKeys()
  useHotkeys(
    isOn
      ? [
          ['j', () => move(1)],
          ['k', () => move(-1)],
        ]
      : [],
  )
}
