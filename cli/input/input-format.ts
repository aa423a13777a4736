import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { printable } from '../printable.ts'

/** How a file is read. */
const INPUT_FORMATS = ['text', 'json', 'ndjson', 'mcp'] as const

/** One of them. */
export type InputFormat = (typeof INPUT_FORMATS)[number]

/** The format that `--format` names; undefined where each file is told apart by its content. */
export function readFormat(name: string | undefined): Outcome<InputFormat | undefined, string> {
  if (name === undefined || isInputFormat(name)) return success(name)
  const known = INPUT_FORMATS.join(', ')
  return failure(`There is no format "${printable(name)}": choose one of ${known}.`)
}

function isInputFormat(name: string): name is InputFormat {
  return INPUT_FORMATS.some((format) => format === name)
}
