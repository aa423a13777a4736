import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import type { InputFormat } from '../input/input-format.ts'
import { readResults } from '../input/read-results.ts'
import { reasonOf } from '../input/reason-of.ts'
import type { CheckOutcome } from './check-outcome.ts'
import { checkResult } from './check-result.ts'
import type { Counts } from './fail-on.ts'

/** Name of standard input among files. */
const STANDARD_INPUT = '-'

/** What a check of files needs. */
export type CheckOfFiles = {
  readonly boundary: ToolResultBoundary
  readonly counts: Counts
  readonly format?: InputFormat | undefined
  readonly input: Readable
}

/** Checks every result of every file in turn; none is held longer than it takes. */
export async function* checkFiles(
  files: readonly string[],
  check: CheckOfFiles,
): AsyncGenerator<CheckOutcome> {
  for (const name of files) {
    const isInput = name === STANDARD_INPUT
    const file = isInput ? 'standard input' : name
    try {
      yield* checkFile(file, isInput ? check.input : createReadStream(name), check)
    } catch (problem) {
      if (!isReadingProblem(problem)) throw problem
      yield { kind: 'unchecked', file, why: `It ${reasonOf(problem)}.` }
    }
  }
}

async function* checkFile(
  file: string,
  stream: Readable,
  { boundary, counts, format }: CheckOfFiles,
): AsyncGenerator<CheckOutcome> {
  const formatByName = /\.(?:ndjson|jsonl)$/iu.test(file) ? 'ndjson' : undefined
  for await (const read of readResults(stream, format ?? formatByName)) {
    const { line, format: readAs } = read
    const place = { file, ...(line !== undefined && { line }), format: readAs }
    if ('problem' in read) yield { kind: 'unchecked', ...place, why: read.problem }
    else yield checkResult(boundary, place, read.result, counts)
  }
}

/** Node's own errors have a code; anything else is a fault of this program and must be seen. */
function isReadingProblem(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && typeof problem.code === 'string'
}
