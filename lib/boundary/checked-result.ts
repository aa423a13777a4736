import type { JsonValue } from '#lib/base/json.ts'
import type { Artifact, ArtifactOmission } from '#lib/contract/artifact.ts'
import type { WireText } from '#lib/contract/wire-text.ts'
import type { Finding } from './finding.ts'

/** A budget of text, both of which hold. */
export type TextBudget = { readonly maxChars: number; readonly maxBytes: number }

/** What was cut from the text: its whole size and the limit that was passed, in bytes of UTF-8. */
export type Truncation = { readonly bytes: number; readonly limit: number }

/**
 * What the boundary hands on, frozen: validated, neutralised, scanned, bounded, enveloped.
 * Source: design `boundary.md`, "The boundary".
 */
export type CheckedResult = {
  readonly tool: string
  /** The validated value as JSON data; absent where the tool returned text only. */
  readonly payload?: JsonValue
  /** The rendered form, neutralised and within the ceilings. */
  readonly text: string
  readonly source: string
  /** Whose run it is. */
  readonly tenant: string
  readonly trust: 'untrusted'
  readonly findings: readonly Finding[]
  /** How many markers were taken out, by marker family. */
  readonly neutralised: Readonly<Record<string, number>>
  readonly truncated: boolean
  readonly truncation?: Truncation
  readonly isError: boolean
  /** Neutralised, bounded copies; never for a model. */
  readonly artifacts: readonly Artifact[]
  /** Set where the list of artifacts was replaced by the marker. */
  readonly omission?: ArtifactOmission
  /** The envelope around `text`, cut further to `budget` where one is given. */
  rendered(budget?: TextBudget): WireText
}

/** Where a result comes from and whose run it enters. */
export type CheckContext = { readonly source?: string; readonly tenant?: string }
