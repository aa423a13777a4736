import type { RunStep } from './run-step.ts'

/** Two steps that belong together, or one that has no partner. */
export type StepPair =
  | { readonly left: RunStep; readonly right: RunStep }
  | { readonly left: RunStep; readonly right: null }
  | { readonly left: null; readonly right: RunStep }

/** How far ahead of a step its partner is looked for. */
const LOOK_AHEAD = 64

type Steps = readonly RunStep[]

/** Which of the two steps at hand stands alone; null where they belong together. */
type Chooser = (left: RunStep, right: RunStep, at: Place) => 'left' | 'right' | null

type Place = { readonly left: number; readonly right: number }

/** Pairs the steps of two copies of one run: by seq. Both lists rise in seq. */
export function alignBySeq(left: Steps, right: Steps): readonly StepPair[] {
  return align(left, right, (a, b) => (a.seq === b.seq ? null : a.seq < b.seq ? 'left' : 'right'))
}

/**
 * Pairs the steps of two runs: in their order, steps of one kind and tool with each other. A step whose
 * partner is not near stands alone. Linear in the number of steps.
 */
export function alignByKind(left: Steps, right: Steps): readonly StepPair[] {
  return align(left, right, (a, b, at) => {
    if (label(a) === label(b)) return null
    const partnerOfLeft = distance(right, at.right, label(a))
    const partnerOfRight = distance(left, at.left, label(b))
    return partnerOfLeft < partnerOfRight ? 'right' : 'left'
  })
}

function align(left: Steps, right: Steps, choose: Chooser): readonly StepPair[] {
  const pairs: StepPair[] = []
  const at = { left: 0, right: 0 }
  for (;;) {
    const pair = nextPair(left[at.left], right[at.right], at, choose)
    if (pair === null) return pairs
    pairs.push(pair)
    if (pair.left) at.left++
    if (pair.right) at.right++
  }
}

function nextPair(
  left: RunStep | undefined,
  right: RunStep | undefined,
  at: Place,
  choose: Chooser,
): StepPair | null {
  if (left === undefined) return right === undefined ? null : { left: null, right }
  if (right === undefined) return { left, right: null }
  const alone = choose(left, right, at)
  if (alone === null) return { left, right }
  return alone === 'left' ? { left, right: null } : { left: null, right }
}

function distance(steps: Steps, from: number, wanted: string): number {
  for (let index = from; index < from + LOOK_AHEAD && index < steps.length; index++) {
    const step = steps[index]
    if (step && label(step) === wanted) return index - from
  }
  return Number.POSITIVE_INFINITY
}

function label(step: RunStep): string {
  return 'toolName' in step ? `${step.kind} ${step.toolName}` : step.kind
}
