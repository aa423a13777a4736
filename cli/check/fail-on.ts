import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { Finding } from '#lib/boundary/finding.ts'
import { HEURISTICS } from '#lib/boundary/heuristics/heuristics.ts'
import { printable } from '../printable.ts'

/** True for a finding that makes the exit status 1. */
export type Counts = (finding: Finding) => boolean

const NAMES: ReadonlySet<string> = new Set(
  HEURISTICS.flatMap(({ name, category }) => [name, category]),
)

/** Reads `--fail-on`, names of heuristics and categories with commas between; every finding without it. */
export function readFailOn(list: string | undefined): Outcome<Counts, string> {
  if (list === undefined) return success(() => true)
  const wanted = new Set(list.split(',').map((name) => name.trim()))
  const unknown = [...wanted].find((name) => !NAMES.has(name))
  if (unknown !== undefined) {
    const known = [...NAMES].sort().join(', ')
    return failure(
      `There is no heuristic or category "${printable(unknown)}": choose from ${known}.`,
    )
  }
  return success(({ heuristic, category }) => wanted.has(heuristic) || wanted.has(category))
}
