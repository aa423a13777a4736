import { parseArgs } from 'node:util'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { printable } from './printable.ts'

/** Options of one command: `flag` takes no value, `value` takes one. */
export type OptionKinds = Readonly<Record<string, 'flag' | 'value'>>

/** A command line, read. */
export type CommandLine = {
  readonly flags: ReadonlySet<string>
  readonly values: ReadonlyMap<string, string>
  readonly operands: readonly string[]
}

/** Reads `args` by `kinds`; the problem is one sentence. Of an option that is repeated the last counts. */
export function readCommandLine(
  args: readonly string[],
  kinds: OptionKinds,
): Outcome<CommandLine, string> {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const flags = new Set<string>()
  const values = new Map<string, string>()
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const problem = optionProblem(token, kinds)
    if (problem !== undefined) return failure(problem)
    if (token.value === undefined) flags.add(token.name)
    else values.set(token.name, token.value)
  }
  return success({ flags, values, operands })
}

type OptionToken = {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function optionProblem(option: OptionToken, kinds: OptionKinds): string | undefined {
  const { name, rawName, value, inlineValue = false } = option
  const shown = printable(rawName)
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined) return `There is no option ${shown}: see vitrine --help.`
  if (kind === 'flag' && value !== undefined) return `The option ${shown} takes no value.`
  if (kind === 'flag') return undefined
  const isMissing = value === undefined || value === '' || (!inlineValue && /^-./u.test(value))
  return isMissing ? `The option ${shown} needs a value: see vitrine --help.` : undefined
}
