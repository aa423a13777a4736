/** What a chart's axis of values spans, and where it is marked. */
export type ValueScale = {
  /** Marks from the lowest to the highest, in place from 0 (the lowest value) to 1. */
  readonly marks: readonly { readonly at: number; readonly label: string }[]
  /** Where `value` lies, from 0 to 1. */
  at(value: number): number
}

const MARKS = 5
const STEPS: readonly number[] = [1, 2, 5, 10]

/** A scale over finite numbers of any size, 0 among them; some number is enough. */
export function valueScale(values: readonly number[]): ValueScale {
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  const [from, to] = low === high ? [0, 1] : [low, high]
  // Halves where the distance of the largest numbers is none; the smallest have no halves.
  const share = Number.isFinite(to - from) ? 1 : 0.5
  const at = (value: number) => (value * share - from * share) / (to * share - from * share)
  const marks = markedValues(from, to).map((value) => ({ at: at(value), label: toldValue(value) }))
  return { marks, at }
}

function markedValues(from: number, to: number): readonly number[] {
  const rough = (to - from) / MARKS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power
  if (!Number.isFinite(step) || step <= 0) return [from, to]
  const first = Math.ceil(from / step)
  const last = Math.floor(to / step)
  // Nothing but a step that is lost in rounding has more marks than it was made for.
  const count = last - first + 1
  if (!(count >= 1 && count <= 4 * MARKS)) return [from, to]
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

/** A value in a few characters. */
export function toldValue(value: number): string {
  const size = Math.abs(value)
  if (size !== 0 && (size >= 1e15 || size < 1e-3)) return value.toExponential(1)
  return compact.format(value)
}
