import type { RunStep } from '#lib/events/run-step.ts'
import {
  portableText,
  stepArguments,
  stepArtifacts,
  stepFindings,
  wireText,
} from './step-content.ts'

/** The tabs of a step, by the name that stands in the URL. */
export const TAB_NAMES = [
  'result',
  'wire',
  'artifacts',
  'findings',
  'audit',
  'arguments',
  'raw',
] as const
export type TabName = (typeof TAB_NAMES)[number]

/** One tab: its words, whether a step has something in it, and how many things. */
export type StepTab = {
  readonly name: TabName
  readonly label: string
  has(step: RunStep): boolean
  count?(step: RunStep): number
}

/** Every tab, in order. */
export const STEP_TABS: readonly StepTab[] = [
  { name: 'result', label: 'Result', has: (step) => portableText(step) !== null },
  { name: 'wire', label: 'Wire', has: (step) => wireText(step) !== null },
  {
    name: 'artifacts',
    label: 'Artifacts',
    has: (step) =>
      stepArtifacts(step) !== null || (step.kind === 'tool' && step.omission !== undefined),
    count: (step) => stepArtifacts(step)?.length ?? 0,
  },
  {
    name: 'findings',
    label: 'Findings',
    has: (step) => stepFindings(step).length > 0,
    count: (step) => stepFindings(step).length,
  },
  { name: 'audit', label: 'Audit', has: () => true },
  { name: 'arguments', label: 'Arguments', has: (step) => stepArguments(step) !== undefined },
  { name: 'raw', label: 'Raw', has: () => true },
]

/** The tabs that have something in them for `step`. */
export function tabsOf(step: RunStep): readonly StepTab[] {
  return STEP_TABS.filter((tab) => tab.has(step))
}

/** Tabs that every step has, so that they are no first choice. */
const EVER_PRESENT: ReadonlySet<TabName> = new Set(['audit', 'raw'])

/** The tab to show: the one asked for where the step has it, else the first that is special to the step. */
export function tabToShow(tabs: readonly StepTab[], wanted: string | null): TabName {
  const asked = tabs.find(({ name }) => name === wanted)
  const special = tabs.find(({ name }) => !EVER_PRESENT.has(name))
  return (asked ?? special ?? tabs[0])?.name ?? 'raw'
}

/** The step to show where none was chosen: the latest result, else the latest step. */
export function stepToShow(steps: readonly RunStep[], wanted: number | null): RunStep | null {
  const chosen = wanted === null ? undefined : steps.find(({ seq }) => seq === wanted)
  return chosen ?? steps.findLast(({ kind }) => kind === 'tool') ?? steps.at(-1) ?? null
}
