import type { JsonObject } from '#lib/base/json.ts'
import {
  ARTIFACT_SCHEMA,
  ARTIFACT_VERSION,
  type Artifact,
  type ArtifactStatus,
} from './artifact.ts'

/** Outer fields that a producer may set; what is absent or undefined is omitted. */
export type ArtifactHeading = {
  readonly title?: string | undefined
  readonly icon?: string | undefined
  /** Default `success`. */
  readonly status?: ArtifactStatus | undefined
}

/** A frozen artifact of version 1 in its one order of keys. The kinds' own constructors call this. */
export function producedArtifact(
  kind: string,
  payload: JsonObject,
  { title, icon, status = 'success' }: ArtifactHeading = {},
): Artifact {
  return Object.freeze({
    schema: ARTIFACT_SCHEMA,
    version: ARTIFACT_VERSION,
    kind,
    status,
    ...(icon !== undefined && { icon }),
    ...(title !== undefined && { title }),
    payload: Object.freeze(payload),
  })
}
