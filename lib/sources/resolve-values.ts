import { failure, type Outcome, success } from '#lib/base/outcome.ts'

/** Looks a variable of the server's environment up by its name. */
export type VariableLookup = (name: string) => string | undefined

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]{0,199})\}/g

/** `values` with every `${NAME}` replaced by that variable, or a sentence that names those that are not set. */
export function resolveValues(
  values: Readonly<Record<string, string>>,
  variable: VariableLookup,
): Outcome<Readonly<Record<string, string>>, string> {
  const missing = new Set<string>()
  const resolved = Object.entries(values).map(([name, value]) => [
    name,
    value.replaceAll(REFERENCE, (_, reference: string) => {
      const found = variable(reference)
      if (found === undefined) missing.add(reference)
      return found ?? ''
    }),
  ])
  if (missing.size === 0) return success(Object.fromEntries(resolved))
  const names = [...missing].join(', ')
  return failure(`The server's environment has no ${names}: set it, and start the server again.`)
}
