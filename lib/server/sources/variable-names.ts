import type { SourceSettings } from '#lib/sources/source-settings.ts'

type Values = Readonly<Record<string, string>>

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]{0,199})\}/g

/** What a source is given to be reached, by name: variables, headers, credentials. All of it may be secret. */
export function valuesOf(settings: SourceSettings): Values {
  switch (settings.transport) {
    case 'stdio':
      return settings.env
    case 'streamable_http':
    case 'sse': {
      const { clientSecret } = settings.oauth ?? {}
      return { ...settings.headers, ...(clientSecret !== undefined && { clientSecret }) }
    }
    case 'openapi':
      return settings.credentials
  }
}

/** The variables of the environment that settings refer to by `${NAME}`, each once. */
export function variableNames(settings: SourceSettings): readonly string[] {
  const texts = Object.values(valuesOf(settings))
  const names = texts.flatMap((text) => [...text.matchAll(REFERENCE)].map(([, name]) => name ?? ''))
  return [...new Set(names)]
}
