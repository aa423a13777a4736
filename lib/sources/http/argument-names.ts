import type { Operation, Parameter } from './operation.ts'

/** A parameter under the name of its argument. */
export type NamedParameter = { readonly name: string; readonly parameter: Parameter }

/** The names of an operation's arguments. */
export type ArgumentNames = {
  readonly parameters: readonly NamedParameter[]
  readonly body: string | undefined
  /** Only where the body may have several forms. */
  readonly contentType: string | undefined
}

/** What model providers take as the name of an argument. */
const MAX_NAME = 64

/**
 * Names the arguments of an operation: a parameter by its own name, with its place before it (`query_id`)
 * where another place has a parameter of that name; the body as `body`. Characters that providers refuse
 * become `_`. All names differ.
 */
export function argumentNames({ parameters, body }: Operation): ArgumentNames {
  const counts = new Map<string, number>()
  for (const parameter of parameters) {
    const name = plain(parameter.name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const taken = new Set<string>()
  const named = parameters.map((parameter) => {
    const name = plain(parameter.name)
    const isShared = (counts.get(name) ?? 0) > 1
    return { name: free(isShared ? `${parameter.place}_${name}` : name, taken), parameter }
  })
  const forms = body?.forms ?? []
  return {
    parameters: named,
    body: body && free(taken.has('body') ? 'request_body' : 'body', taken),
    contentType: forms.length > 1 ? free('content_type', taken) : undefined,
  }
}

function plain(name: string): string {
  const words = name.replace(/[^A-Za-z0-9_.-]+/g, '_').slice(0, MAX_NAME - 8)
  return words === '' || words === '__proto__' ? 'parameter' : words
}

function free(name: string, taken: Set<string>): string {
  let candidate = name
  for (let count = 2; taken.has(candidate); count++) candidate = `${name}_${count}`
  taken.add(candidate)
  return candidate
}
