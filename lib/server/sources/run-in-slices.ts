/** Characters of definitions that one slice reads: a hostile one takes some three microseconds for each. */
const SLICE_LENGTH = 16_000

/** What a run in slices needs, and whom it tells. */
export type SliceParts<Value> = {
  /** Does `task` once whatever else waits has had its turn. */
  later(task: () => void): void
  done(value: Value): void
  /** Takes what a step threw; nothing is done after it. */
  failed(problem: unknown): void
}

/**
 * Walks steps to their end and lets other work come in between, after each `SLICE_LENGTH` of what they say they read.
 * The first slice is walked at once, so that what is short is done when this returns.
 */
export function runInSlices<Value>(
  steps: Generator<number, Value>,
  parts: SliceParts<Value>,
): void {
  const outcome = slice(steps)
  if ('problem' in outcome) parts.failed(outcome.problem)
  else if (outcome.step.done) parts.done(outcome.step.value)
  else parts.later(() => runInSlices(steps, parts))
}

function slice<Value>(
  steps: Generator<number, Value>,
): { readonly step: IteratorResult<number, Value> } | { readonly problem: unknown } {
  try {
    let length = 0
    let step = steps.next()
    while (!step.done) {
      length += step.value
      if (length >= SLICE_LENGTH) break
      step = steps.next()
    }
    return { step }
  } catch (problem) {
    return { problem }
  }
}
