import type { JsonArray, JsonObject } from '#lib/base/json.ts'
import { asObject, flagOf, objectOf, textOf } from '../members.ts'
import { told } from './told.ts'

/** Words of a command line, and what is to be said of them. */
export type ReadArguments = {
  readonly words: readonly string[]
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}

/** The arguments of a package as words of its command line. */
export function readArguments(list: JsonArray): ReadArguments {
  const read = list.map((argument) => readArgument(asObject(argument)))
  return {
    words: read.flatMap(({ words }) => words),
    notes: read.flatMap(({ notes }) => notes),
    problems: read.flatMap(({ problems }) => problems),
  }
}

function readArgument(argument: JsonObject): ReadArguments {
  const { value, problems } = templateText(argument, 'value', 'default')
  const name = textOf(argument, 'name')
  const label = name ?? eitherOf(argument, 'valueHint', 'value_hint') ?? 'without a name'
  const flag = textOf(argument, 'type') === 'named' && name !== undefined ? [name] : []
  if (value !== undefined) return { words: [...flag, value], notes: [], problems }
  if (!isRequired(argument)) {
    const note = `The argument ${told(label)} may be given and was left out.`
    return { words: [], notes: [note], problems }
  }
  if (flag.length > 0) return { words: flag, notes: [], problems }
  const problem = `The argument ${told(label)} has to be given: write it in place of its name.`
  return { words: [`<${label}>`], notes: [], problems: [...problems, problem] }
}

/** Whether the document says that this has to be given. */
export function isRequired(input: JsonObject): boolean {
  return flagOf(input, 'isRequired') ?? flagOf(input, 'is_required') ?? false
}

/** The text of the first of `names`, with `{variables}` filled in as far as the document knows them. */
export function templateText(
  input: JsonObject,
  ...names: readonly string[]
): { readonly value: string | undefined; readonly problems: readonly string[] } {
  const text = eitherOf(input, ...names)
  if (text === undefined) return { value: undefined, problems: [] }
  const variables = objectOf(input, 'variables')
  const problems: string[] = []
  const value = text.replace(/\{([^{}]{1,100})\}/g, (whole, name: string) => {
    const variable = objectOf(variables, name)
    const known = eitherOf(variable, 'value', 'default')
    if (known === undefined) problems.push(`${told(whole)} has to be filled in: write a value.`)
    return known ?? whole
  })
  return { value, problems }
}

/** The first text among members of several names: those of today, and those of before. */
export function eitherOf(holder: JsonObject, ...names: readonly string[]): string | undefined {
  return names.map((name) => textOf(holder, name)).find((text) => text !== undefined)
}
