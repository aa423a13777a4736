import type { RunStep } from '#lib/events/run-step.ts'

/** A bar of the waterfall, in percent of the run's time. */
export type Bar = { readonly left: number; readonly width: number }

/** The stretch of time that a waterfall shows, in milliseconds since the epoch. */
export type TimeSpan = { readonly from: number; readonly to: number }

/** No bar is thinner, in percent, so that every step is seen. */
const MIN_WIDTH = 0.8

/**
 * From the start of the run (or of its first step) to its latest step, or to `now` while it runs. Times that
 * can't be read are left out.
 */
export function runSpan(
  startedAt: string | null,
  steps: readonly RunStep[],
  now?: number,
): TimeSpan {
  const first = steps[0]
  const starts = [
    startedAt ? Date.parse(startedAt) : Number.NaN,
    first ? startOf(first) : Number.NaN,
  ]
  const ends = [...(now === undefined ? [] : [now]), ...steps.slice(-1).map(endOf)]
  const from = Math.min(...starts.filter(Number.isFinite), ...ends)
  const to = Math.max(from, ...ends.filter(Number.isFinite))
  return Number.isFinite(from) ? { from, to } : { from: 0, to: 0 }
}

/** Where a step stands in the span: it ends at `at` and took `durationMs`. */
export function stepBar(step: RunStep, span: TimeSpan): Bar {
  return barOf(startOf(step), endOf(step), span)
}

/** The bar of a stretch, held within the span. */
export function barOf(start: number, end: number, { from, to }: TimeSpan): Bar {
  const whole = to - from
  if (!(whole > 0)) return { left: 0, width: 100 }
  const begin = clamp(((start - from) / whole) * 100)
  const width = Math.max(MIN_WIDTH, clamp(((end - from) / whole) * 100) - begin)
  return { left: Math.min(begin, 100 - width), width }
}

function endOf(step: RunStep): number {
  return Date.parse(step.at)
}

function startOf(step: RunStep): number {
  return endOf(step) - step.durationMs
}

function clamp(percent: number): number {
  return Math.max(0, Math.min(100, percent))
}
