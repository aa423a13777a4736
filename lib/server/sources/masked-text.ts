import { Placeholders } from '#lib/privacy/placeholders.ts'
import { redactText } from '#lib/privacy/redact-text.ts'
import type { VariableLookup } from '#lib/sources/resolve-values.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import { givenTexts } from './given-secrets.ts'

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
