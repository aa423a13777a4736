// The time of the whole boundary for texts that repeat what its patterns, markers and decoders begin with,
// doubling from 64 KB to 8 MB: growth of the time per byte, and its ratio to benign text of the same size.
// Processor time, best of several. Arguments: the largest size in KB, then words that a unit's name holds.
import { utf8Length } from '#lib/base/text.ts'
import { INSPECT_POLICY } from '#lib/boundary/result-policy.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { ADVERSARIAL_UNITS, type AdversarialUnit } from './adversarial-units.ts'
import { benignText } from './benign-texts.ts'
import { report } from './report.ts'

const SMALLEST = 65_536
const LARGEST = 1024 * Number(process.argv[2] ?? 8192)
const words = process.argv.slice(3)
const SIZES: readonly number[] = Array.from(
  { length: 1 + Math.log2(LARGEST / SMALLEST) },
  (_, doubling) => SMALLEST << doubling,
)

/** Readings of one text; as many as fit into about this many units, and at least `LEAST`. */
const UNITS_READ = 1 << 20
const LEAST = 2

const MOST_GROWTH = 1.5
const MOST_BENIGN = 3

const boundary = new ToolResultBoundary({
  policy: { ...INSPECT_POLICY, maxBytes: 64_000_000, maxChars: 64_000_000 },
})

/** Best processor time of one reading, in nanoseconds a byte. */
function cost(text: string): number {
  const result = ToolResult.text(text)
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < Math.max(LEAST, UNITS_READ / text.length); time++) {
    globalThis.gc?.()
    const before = process.cpuUsage()
    boundary.checked({ name: 'read_file' }, result)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, user + system)
  }
  return (1000 * best) / utf8Length(text)
}

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.floor(length / unit.length))
}

const benign = SIZES.map((size) => {
  cost(benignText('JSON', size))
  return cost(benignText('JSON', size))
})

type Measured = AdversarialUnit & {
  readonly costs: readonly number[]
  readonly growth: number
  /** Time to that of benign text of as many bytes, at the size where it is worst. */
  readonly ratio: number
}

function measure(adversarial: AdversarialUnit): Measured {
  const costs = SIZES.map((size) => cost(repeated(adversarial.unit, size)))
  const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 0)
  const ratio = Math.max(...costs.map((each, index) => each / (benign[index] ?? 0)))
  return { ...adversarial, costs, growth, ratio }
}

const chosen = ADVERSARIAL_UNITS.filter(({ name }) => words.every((word) => name.includes(word)))
const measured = chosen.map((unit) => {
  const figures = measure(unit)
  const costs = figures.costs.map((each) => each.toFixed(1).padStart(7)).join('')
  const summary = `${figures.growth.toFixed(2)} × growth, ${figures.ratio.toFixed(1)} × benign`
  process.stdout.write(`${unit.name.slice(0, 60).padEnd(62)}${costs} ns/B   ${summary}\n`)
  return figures
})

function worst(key: 'growth' | 'ratio'): Measured[] {
  return [...measured].sort((left, right) => right[key] - left[key]).slice(0, 10)
}

const sizes = `${SMALLEST / 1024} KB to ${LARGEST / 1024} KB`
report(`worst growth of time per byte, ${sizes}, ${measured.length} units`, [
  ...worst('growth').map(({ name, growth }) => ({
    name,
    value: growth,
    unit: '×',
    against: { name: 'under', value: MOST_GROWTH },
  })),
])
report('worst time against benign JSON of the same size', [
  ...worst('ratio').map(({ name, ratio }) => ({
    name,
    value: ratio,
    unit: '×',
    against: { name: 'at most', value: MOST_BENIGN },
  })),
])
const within = measured.filter(({ growth, ratio }) => growth < MOST_GROWTH && ratio <= MOST_BENIGN)
process.stdout.write(`${within.length} of ${measured.length} units within both limits\n`)
