import type { JsonObject } from '#lib/base/json.ts'

/** The schema name that every artifact carries. */
export const ARTIFACT_SCHEMA = 'vitrine.tool-artifact'

/** The schema name of the format that ours comes from: its version 1 is read as ours, a later one carried as it is. */
export const CODEAGENT_SCHEMA = 'codeagent.tool-artifact'

/** The artifact version that this code produces and renders. */
export const ARTIFACT_VERSION = 1

/** How the call that produced an artifact went. */
export type ArtifactStatus = 'success' | 'error'

/**
 * Versioned, UI-neutral structured data for people, never for a model. A foreign or future artifact may hold
 * any `kind`, `status` or later `version`; what is produced here holds a kind of the table of kinds.
 * Key order on the wire: schema, version, kind, status, icon, title, payload.
 * Source: design `contract.md`, "Artifact v1".
 */
export type Artifact = {
  readonly schema: typeof ARTIFACT_SCHEMA | typeof CODEAGENT_SCHEMA
  readonly version: number
  readonly kind: string
  readonly status: string
  readonly icon?: string
  readonly title?: string
  readonly payload: JsonObject
}

/** Why a whole list of artifacts was replaced by the "Artifacts omitted" marker. No tool can set this. */
export type ArtifactOmission = {
  readonly reason: 'too_large' | 'too_deep' | 'too_many_nodes' | 'not_serialisable'
  /** How many artifacts the list held. */
  readonly count: number
  /** Their kinds, as far as they are known ones; others are counted as `unknown`. */
  readonly kinds: readonly string[]
  /** Size of the serialised list in bytes of UTF-8, where it could be measured. */
  readonly bytes?: number
  /** The limit that was passed, in the unit of the reason. */
  readonly limit?: number
}
