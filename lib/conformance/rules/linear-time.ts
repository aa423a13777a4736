import type { Subject } from '../checkable-boundary.ts'
import type { ConformanceCase } from '../conformance-case.ts'
import { delivered } from '../crossings.ts'
import { demand } from '../fault.ts'

/** What patterns, markers and decoders begin with or nearly end with. */
const UNITS: readonly string[] = [
  ...['a', '<', '[', '&', ' ', '\n', '- ', '=', '%', '!['],
  ...['<!-- ', '<|im_start', '</untrusted-data ', '\n\nHuman', '&lt;', '\\u003c'],
  ...['e\u0301\u0316', 'a\u200b', '\u{1f468}\u200d', 'ignore ', 'ignore all previous '],
  ...['aGVsbG8gd29ybGQK', '41 ', '%41', 'i g n o r e '],
]

const SMALL = 1 << 12
const LARGE = 1 << 16

/** A quadratic step shows as sixteen times the time per character; noise of a machine costs far less. */
const MAX_RATIO = 6

const ATTEMPTS = 4

/** Milliseconds per character; short texts are checked again and again to be measurable. */
function cost({ boundary, monotonicMs }: Subject, text: string): number {
  if (!monotonicMs) return 0
  const times = Math.max(1, Math.round(LARGE / text.length / 2))
  const before = monotonicMs()
  for (let time = 0; time < times; time++) delivered(boundary, text)
  return (monotonicMs() - before + 0.1) / (times * text.length)
}

function isLinear(subject: Subject, unit: string): boolean {
  const [small, large] = [SMALL, LARGE].map((size) => unit.repeat(Math.ceil(size / unit.length)))
  if (small === undefined || large === undefined) return false
  // A pause of the machine makes one attempt look bad, a slow algorithm each.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (cost(subject, large) / cost(subject, small) < MAX_RATIO) return true
  }
  return false
}

/** Time as a ratio, never in absolute figures. */
export const LINEAR_TIME_CASES: readonly ConformanceCase[] = [
  {
    rule: 'B-LINEAR',
    says: 'The time for each character does not grow with the text, whatever the text repeats.',
    needs: 'clock',
    check: (subject) => {
      for (const unit of UNITS) {
        const shown = JSON.stringify(unit)
        demand(isLinear(subject, unit), `A text that repeats ${shown} takes more than linear time.`)
      }
    },
  },
]
