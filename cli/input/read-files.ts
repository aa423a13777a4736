import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { InputFormat } from './input-format.ts'
import type { JsonReader, JsonResult } from './json-result.ts'
import { readResults } from './read-results.ts'
import { reasonOf } from './reason-of.ts'
import type { ResultPlace } from './result-place.ts'

/** Name of standard input among files. */
const STANDARD_INPUT = '-'

/** One result of one file, or one sentence why it could not be read. */
export type FileResult = { readonly place: ResultPlace } & (
  | Omit<JsonResult, 'format'>
  | { readonly problem: string }
)

/** How files are read. */
type ReadingOfFiles = {
  /** What the file `-` is. */
  readonly input: Readable
  readonly readJson: JsonReader
  readonly format?: InputFormat | undefined
}

/** Every result of every file in turn, none held longer than it takes; `-` is `input`. */
export async function* readFiles(
  files: readonly string[],
  { input, readJson, format }: ReadingOfFiles,
): AsyncGenerator<FileResult> {
  for (const name of files) {
    const isInput = name === STANDARD_INPUT
    const file = isInput ? 'standard input' : name
    try {
      yield* readFile(file, { input: isInput ? input : createReadStream(name), readJson, format })
    } catch (problem) {
      if (!isReadingProblem(problem)) throw problem
      yield { place: { file }, problem: `It ${reasonOf(problem)}.` }
    }
  }
}

async function* readFile(
  file: string,
  { input, readJson, format }: ReadingOfFiles,
): AsyncGenerator<FileResult> {
  const formatByName = /\.(?:ndjson|jsonl)$/iu.test(file) ? 'ndjson' : undefined
  for await (const { line, format: readAs, ...read } of readResults(
    input,
    readJson,
    format ?? formatByName,
  )) {
    yield { place: { file, ...(line !== undefined && { line }), format: readAs }, ...read }
  }
}

/** Node's own errors have a code; anything else is a fault of this program and must be seen. */
function isReadingProblem(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && typeof problem.code === 'string'
}
