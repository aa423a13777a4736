import type { Readable } from 'node:stream'
import type { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import type { InputFormat } from '../input/input-format.ts'
import { readFiles } from '../input/read-files.ts'
import type { CheckOutcome } from './check-outcome.ts'
import { checkResult } from './check-result.ts'
import type { Counts } from './fail-on.ts'
import { scannedResults } from './scanned-results.ts'

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
  { boundary, counts, format, input }: CheckOfFiles,
): AsyncGenerator<CheckOutcome> {
  for await (const { place, ...read } of readFiles(files, {
    input,
    format,
    readJson: scannedResults,
  })) {
    if ('problem' in read) yield { kind: 'unchecked', ...place, why: read.problem }
    else yield checkResult(boundary, place, read.result, counts)
  }
}
