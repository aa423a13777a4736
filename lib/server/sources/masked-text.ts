import { Placeholders } from '#lib/privacy/placeholders.ts'
import { redactText } from '#lib/privacy/redact-text.ts'
import { resolveValues, type VariableLookup } from '#lib/sources/resolve-values.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import { valuesOf, variableNames } from './variable-names.ts'

/** Shorter values are words that stand everywhere. */
const MIN_SECRET_LENGTH = 6

/**
 * Masks in a line of a source what the source was given to be reached (keys, tokens, variables), however it looks,
 * and whatever else the redactor knows by its shape.
 */
export function maskedText(
  settings: SourceSettings,
  variable: VariableLookup,
): (text: string) => string {
  const given = givenTexts(settings, variable)
    .filter((value) => value.length >= MIN_SECRET_LENGTH)
    // A value may be part of a longer one.
    .sort((one, other) => other.length - one.length)
  return (text) => {
    const masked = given.reduce((line, value) => line.replaceAll(value, '[given value]'), text)
    return redactText(masked, new Placeholders()).text
  }
}

/** Each value whole, the variables in it, and its words: what comes after `Bearer` stands alone elsewhere. */
function givenTexts(settings: SourceSettings, variable: VariableLookup): readonly string[] {
  const whole = Object.values(valuesOf(settings)).flatMap((value) => {
    const resolved = resolveValues({ value }, variable)
    return resolved.ok ? Object.values(resolved.value) : []
  })
  const variables = variableNames(settings).flatMap((name) => variable(name) ?? [])
  const words = whole.flatMap((value) => value.split(' '))
  return [...new Set([...whole, ...variables, ...words])].filter((text) => !SCHEME.test(text))
}

/** Says nothing of a secret, and stands everywhere. */
const SCHEME = /^(?:bearer|basic|digest|apikey)$/i
