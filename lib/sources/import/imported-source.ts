import type { SourceSettings } from '../source-settings.ts'

/** One source that a file of another client names. All sentences are for the administrator who handed it in. */
export type ImportedSource = {
  /** Fit for a name here, and different from the others of the file. */
  readonly name: string
  /** Null where nothing can be made of it: `problems` says why. */
  readonly settings: SourceSettings | null
  /** What was read in another way, replaced or left out. */
  readonly notes: readonly string[]
  /** What has to be done before it works. */
  readonly problems: readonly string[]
}

/** What one file holds. */
export type SourceImport = {
  readonly sources: readonly ImportedSource[]
  /** What concerns the whole file. */
  readonly problems: readonly string[]
}

/** Settings as far as they were read: they are parsed like any other before they are given on. */
export type DraftSource = {
  readonly name: string
  readonly draft: Readonly<Record<string, unknown>> | null
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}
