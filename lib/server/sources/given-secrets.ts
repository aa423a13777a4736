import { resolveValues, type VariableLookup } from '#lib/sources/resolve-values.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import { addressParts, argumentParts, isSecretName } from './secret-parts.ts'
import { valuesOf, variableNames } from './variable-names.ts'

/** Says nothing of a secret, and stands everywhere. */
const SCHEME = /^(?:bearer|basic|digest|apikey)$/i

/** Shorter texts stand in any result by chance. */
const MIN_RESULT_SECRET_LENGTH = 8

/**
 * What a source was given to be reached: each value whole, the variables in it, its words (what comes after `Bearer`
 * stands alone elsewhere), and the secrets in its addresses and arguments.
 */
export function givenTexts(settings: SourceSettings, variable: VariableLookup): readonly string[] {
  const values = Object.values(valuesOf(settings)).flatMap((value) => resolved(value, variable))
  const variables = variableNames(settings).flatMap((name) => variable(name) ?? [])
  return spoken([...values, ...variables, ...placeSecrets(settings)])
}

/**
 * Of what a source was given, what is a secret for certain: a result in which it stands is changed. A folder or a
 * level of logging is given to a server too, and stands in its results with every right.
 */
export function givenSecrets(
  settings: SourceSettings,
  variable: VariableLookup,
): readonly string[] {
  const values = Object.entries(valuesOf(settings)).flatMap(([name, value]) =>
    isSecretValue(settings, name, value) ? resolved(value, variable) : [],
  )
  const variables = variableNames(settings)
    .filter(isSecretName)
    .flatMap((name) => variable(name) ?? [])
  const plain = spoken([...values, ...variables, ...placeSecrets(settings)])
  // A user name and a password travel in this form.
  const basic = plain
    .filter((text) => text.includes(':'))
    .map((text) => Buffer.from(text).toString('base64'))
  return [...plain, ...basic].filter((text) => text.length >= MIN_RESULT_SECRET_LENGTH)
}

function isSecretValue(settings: SourceSettings, name: string, value: string): boolean {
  if (settings.transport === 'openapi' || isSecretName(name)) return true
  return settings.transport !== 'stdio' && value.includes('${')
}

function placeSecrets(settings: SourceSettings): readonly string[] {
  const parts =
    settings.transport === 'stdio'
      ? argumentParts(settings.args).flat()
      : addressParts(settings.transport === 'openapi' ? settings.document : settings.url)
  return parts.flatMap(({ text, isSecret }) => (isSecret ? [text, ...passwordOf(text)] : []))
}

/** The password of `user:password`, which a server may say alone. */
function passwordOf(text: string): readonly string[] {
  const colon = text.indexOf(':')
  return colon === -1 ? [] : [text.slice(colon + 1)]
}

function resolved(value: string, variable: VariableLookup): readonly string[] {
  const outcome = resolveValues({ value }, variable)
  return outcome.ok ? Object.values(outcome.value) : []
}

function spoken(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => text.split(' '))
  return [...new Set([...texts, ...words])].filter((text) => !SCHEME.test(text))
}
