import type { SourceSettings } from '#lib/sources/source-settings.ts'
import { addressParts, argumentParts, type TextPart } from './secret-parts.ts'
import { valuesOf } from './variable-names.ts'

/** One line of how a source is reached, as it may be shown. */
export type ShownSetting = { readonly label: string; readonly value: string }

const REFERENCE = /(\$\{[A-Za-z_][A-Za-z0-9_]{0,199}\})/g

/** Stands for what is not shown. */
export const MASK = '•••'

/**
 * How a source is reached: of values only the names of variables are shown, and the rest of the lines goes through
 * `maskText`, for people put keys into addresses and arguments too.
 */
export function shownSettings(
  settings: SourceSettings,
  maskText: (text: string) => string,
): readonly ShownSetting[] {
  const values = Object.entries(valuesOf(settings)).map(([name, value]) => {
    return { label: `${VALUE_LABELS[settings.transport]} ${name}`, value: maskedValue(value) }
  })
  const lines = placeLines(settings).map(({ label, parts }) => {
    const value = parts.map(({ text, isSecret }) => (isSecret ? maskedValue(text) : text)).join('')
    return { label, value: maskText(value) }
  })
  return [...lines, ...values]
}

const VALUE_LABELS: Readonly<Record<SourceSettings['transport'], string>> = {
  stdio: 'Variable',
  streamable_http: 'Header',
  sse: 'Header',
  openapi: 'Credential',
}

type PlaceLine = { readonly label: string; readonly parts: readonly TextPart[] }

function placeLines(settings: SourceSettings): readonly PlaceLine[] {
  switch (settings.transport) {
    case 'stdio':
      return [
        ...line('Command', settings.command),
        ...argumentParts(settings.args).map((parts, index) => {
          return { label: `Argument ${index + 1}`, parts }
        }),
        ...line('Folder', settings.cwd),
      ]
    case 'streamable_http':
    case 'sse':
      return [
        ...line('Address', settings.url),
        ...line('Sign-in', settings.oauth && 'OAuth'),
        ...line('Client', settings.oauth?.clientId),
        ...line('Scope', settings.oauth?.scope),
        ...line('Issuer', settings.oauth?.issuer),
      ]
    case 'openapi':
      return [...line('Document', settings.document), ...line('Base address', settings.baseUrl)]
  }
}

function line(label: string, value: string | undefined): readonly PlaceLine[] {
  return value === undefined ? [] : [{ label, parts: addressParts(value) }]
}

/** `Bearer ${TOKEN}` becomes `•••${TOKEN}`: nothing between the names is told, its length neither. */
function maskedValue(value: string): string {
  return value
    .split(REFERENCE)
    .map((part, index) => (index % 2 === 1 || part === '' ? part : MASK))
    .join('')
}
