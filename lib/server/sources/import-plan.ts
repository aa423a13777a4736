import { importSources } from '#lib/sources/import/import-sources.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'

/** What can be done with one source that a file of another client names. */
export type ImportStep = {
  readonly name: string
  /** Sentences of ours about it. */
  readonly notes: readonly string[]
  readonly problems: readonly string[]
} & (
  | { readonly way: 'add'; readonly settings: SourceSettings }
  /** It would start a command: these lines go into the configuration file, by hand. */
  | { readonly way: 'file'; readonly lines: string }
  | { readonly way: 'none' }
)

/** What can be done with the sources of a pasted file; nothing is done yet. */
export type ImportPlan = {
  readonly steps: readonly ImportStep[]
  readonly problems: readonly string[]
}

/** Reads a client's `mcp.json` or a registry's `server.json`. `text` is foreign. */
export function importPlan(text: string): ImportPlan {
  const { sources, problems } = importSources(text)
  const steps = sources.map(({ name, settings, notes, problems: its }): ImportStep => {
    const told = { name, notes, problems: its }
    if (settings === null) return { ...told, way: 'none' }
    if (settings.transport !== 'stdio') return { ...told, way: 'add', settings }
    const lines = JSON.stringify({ sources: { [name]: settings } }, null, 2)
    return { ...told, way: 'file', lines }
  })
  return { steps, problems }
}
