// Drill: texts that reach new code of the boundary are kept and mutated, for ten minutes. Coverage is the
// engine's own, by block and order of magnitude of its count. Arguments: minutes, and a seed.
import { Session } from 'node:inspector/promises'
import fc from 'fast-check'
import { boundaryFault } from '#fixtures/boundary/boundary-fault.ts'
import { CARRIERS, fuzzedText } from '#fixtures/boundary/fuzzed-result.ts'

const MINUTES = Number(process.argv[2] ?? 10)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
const LONGEST = 8_000
const HANG_MS = 5_000

const POLICIES = ['annotate', 'truncate', 'fail'] as const
/** State of the generator (mulberry32), so that a seed gives the same mutants. */
let state = seed

/** A number from 0 to `limit`, exclusive. */
function below(limit: number): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
}

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const reached = new Set<string>()

/** How many blocks, or orders of magnitude of their counts, were reached for the first time since last asked. */
async function newlyReached(): Promise<number> {
  const before = reached.size
  const { result } = await session.post('Profiler.takePreciseCoverage')
  for (const { url, functions } of result) {
    if (!url.includes('/lib/boundary/')) continue
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) {
        const magnitude = Math.ceil(Math.log2(count + 1))
        if (count > 0) reached.add(`${url}:${startOffset}:${endOffset}:${magnitude}`)
      }
    }
  }
  return reached.size - before
}

function pick<T>(items: readonly T[]): T {
  const item = items[below(items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** Texts that were never mutated; many are made at once, because that is cheaper. */
let freshTexts: readonly string[] = []

function fresh(): readonly string[] {
  if (freshTexts.length === 0 || below(500) === 0) {
    freshTexts = fc.sample(fuzzedText, { numRuns: 500, seed: below(2 ** 31) })
  }
  return freshTexts
}

/** Ways to change a text a little. */
const MUTATIONS: readonly ((text: string) => string)[] = [
  (text) => spliced(text, below(text.length + 1), 0, pick(fresh())),
  (text) => spliced(text, below(text.length + 1), below(20), ''),
  (text) => spliced(text, below(text.length + 1), 1, String.fromCharCode(below(0x10000))),
  (text) => spliced(text, below(text.length + 1), 1, String.fromCharCode(below(0x80))),
  (text) =>
    spliced(
      text,
      below(text.length + 1),
      0,
      text.slice(below(text.length + 1)).slice(0, below(60)),
    ),
  (text) => text.slice(0, below(text.length + 1)) + pick(corpus),
  (text) => pick(CARRIERS)(text.slice(0, 1_000)),
]

function spliced(text: string, at: number, removed: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at + removed)
}

function mutated(text: string): string {
  let mutant = text
  for (let step = 0; step <= below(4); step++) mutant = pick(MUTATIONS)(mutant).slice(0, LONGEST)
  return mutant
}

function read(text: string): void {
  const before = performance.now()
  const fault = boundaryFault(text, pick(POLICIES))
  const ms = performance.now() - before
  if (fault === undefined && ms <= HANG_MS) return
  const what = fault ?? `took ${ms.toFixed(0)} ms`
  throw new Error(`Seed ${seed}: ${JSON.stringify(text)} ${what}.`)
}

const corpus = fc.sample(fuzzedText, { numRuns: 200, seed })
for (const text of corpus) read(text)
await newlyReached()
const end = performance.now() + MINUTES * 60_000
let count = corpus.length
for (let told = 0; performance.now() < end; ) {
  const mutant = mutated(pick(corpus))
  read(mutant)
  count++
  if ((await newlyReached()) > 0) corpus.push(mutant)
  if (performance.now() - told < 10_000) continue
  told = performance.now()
  const left = Math.round((end - told) / 1000)
  process.stdout.write(
    `${count} texts, ${corpus.length} kept, ${reached.size} blocks and counts reached, ${left} s left\n`,
  )
}
process.stdout.write(`${count} texts, seed ${seed}: no crash, no second marker, no hang\n`)
