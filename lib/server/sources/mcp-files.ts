import { readFileSync } from 'node:fs'
import { importSources } from '#lib/sources/import/import-sources.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import { SettingsError } from '../settings-error.ts'
import { MAX_SOURCES, RESERVED_SOURCE_NAMES } from './source-names.ts'

type SourcesByName = Readonly<Record<string, SourceSettings>>

/**
 * The sources of a configuration together with those of the files of other clients that it names. `paths` are
 * absolute. Throws `SettingsError` where a file cannot be read, holds an entry of no use, or a name twice.
 */
export function withMcpFiles(sources: SourcesByName, paths: readonly string[]): SourcesByName {
  const all = new Map(Object.entries(sources))
  for (const path of paths) {
    for (const [name, settings] of entriesOf(path)) {
      if (all.has(name) || RESERVED_SOURCE_NAMES.has(name)) {
        throw new SettingsError(
          `VITRINE_CONFIG: ${path} names a source "${name}", and there is one of this name already: rename it.`,
        )
      }
      all.set(name, settings)
    }
  }
  if (all.size > MAX_SOURCES) {
    throw new SettingsError(`VITRINE_CONFIG: there may be at most ${MAX_SOURCES} sources.`)
  }
  return Object.fromEntries(all)
}

function entriesOf(path: string): readonly (readonly [string, SourceSettings])[] {
  const { sources, problems } = importSources(textOf(path))
  const [problem] = problems
  if (sources.length === 0 && problem) {
    throw new SettingsError(`VITRINE_CONFIG: ${path} cannot be used. ${problem}`)
  }
  return sources.map(({ name, settings, problems: [reason] }) => {
    if (settings) return [name, settings]
    throw new SettingsError(
      `VITRINE_CONFIG: in ${path}, the source "${name}" cannot be used. ${reason ?? ''}`,
    )
  })
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new SettingsError(
      `VITRINE_CONFIG names ${path} under "mcpFiles", which cannot be read: check that the file is there and readable.`,
      { cause },
    )
  }
}
