import { resolve } from 'node:path'
import type { SourceSettings } from '#lib/sources/source-settings.ts'

type SourcesByName = Readonly<Record<string, SourceSettings>>

/** The sources of a configuration file, with paths that were relative to its folder made absolute. */
export function withAbsolutePaths(sources: SourcesByName, folder: string): SourcesByName {
  return Object.fromEntries(
    Object.entries(sources).map(([name, settings]) => [name, withAbsolutePath(settings, folder)]),
  )
}

function withAbsolutePath(settings: SourceSettings, folder: string): SourceSettings {
  switch (settings.transport) {
    case 'stdio':
      return { ...settings, cwd: resolve(folder, settings.cwd ?? '.') }
    case 'openapi':
      return { ...settings, document: documentPlace(settings.document, folder) }
    case 'streamable_http':
    case 'sse':
      return settings
  }
}

/** An address stays one; a path starts at `folder`. */
function documentPlace(document: string, folder: string): string {
  return /^https?:/i.test(document) ? document : resolve(folder, document)
}
