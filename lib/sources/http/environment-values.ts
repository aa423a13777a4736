import { failure, type Outcome, success } from '#lib/base/outcome.ts'

/** Variables of the server's environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]{0,199})\}/g

/**
 * `value` with every `${NAME}` replaced by that variable of the environment, or the name of the first one that
 * is not set or empty. What a variable holds is not looked at again.
 */
export function withEnvironment(value: string, environment: Environment): Outcome<string, string> {
  let missing: string | undefined
  const expanded = value.replace(REFERENCE, (reference, name: string) => {
    const found = Object.hasOwn(environment, name) ? environment[name] : undefined
    if (found) return found
    missing ??= name
    return reference
  })
  return missing === undefined ? success(expanded) : failure(missing)
}
