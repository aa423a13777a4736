import { ARTIFACT_VERSION, type Artifact } from './artifact.ts'
import { isArtifact, isVersion } from './is-artifact.ts'
import { isToolResult } from './is-tool-result.ts'
import { ownData } from './own-data.ts'

/** Which versions a reader of artifacts supports: one, several, or `null` for any. Default 1. */
export type ArtifactReading = { readonly version?: number | readonly number[] | null }

/**
 * The first artifact of `source` that has the outer shape and a supported version, or null. `source` is a
 * `ToolResult`, a checked result, a `tool` step or the stream event that carries it, or the form
 * `{ id, name, display, value, is_error, artifact }`, as an object or as six positions; anything else has no
 * artifact. A v1 artifact of kind `error` comes back with status `error`; a future version is never touched.
 * Calls no accessor. Throws a `RangeError` for a `version` that is none, whatever the source.
 * Source: design `contract.md`, "Reading an artifact safely".
 */
export function toolResultArtifact(
  source: unknown,
  { version = ARTIFACT_VERSION }: ArtifactReading = {},
): Artifact | null {
  const supported = supportedVersions(version)
  try {
    for (const candidate of candidates(source)) {
      const artifact = readArtifact(candidate)
      if (artifact && (supported === null || supported.includes(artifact.version))) return artifact
    }
    return null
  } catch {
    // A proxy among the foreign data threw: what can't be read holds no artifact.
    return null
  }
}

function supportedVersions(version: unknown): readonly number[] | null {
  if (version === null) return null
  const versions: readonly unknown[] = Array.isArray(version) ? version : [version]
  const supported = versions.filter(isVersion)
  if (supported.length === 0 || supported.length !== versions.length) {
    throw new RangeError(
      'The supported artifact version must be a positive whole number, a list of such, or null for any.',
    )
  }
  return supported
}

/** Where the artifact stands in `[id, name, display, value, is_error, artifact]`. */
const ARTIFACT_POSITION = 5

function* candidates(source: unknown): Generator<unknown> {
  if (isToolResult(source)) yield* source.artifacts
  else if (Array.isArray(source)) yield ownData(source, String(ARTIFACT_POSITION))
  else {
    yield ownData(source, 'artifact')
    yield* list(ownData(source, 'artifacts'))
    const step = ownData(source, 'step') ?? source
    yield* list(ownData(step, 'toolArtifacts'))
  }
}

function list(candidate: unknown): readonly unknown[] {
  return Array.isArray(candidate) ? candidate : []
}

function readArtifact(candidate: unknown): Artifact | null {
  if (typeof candidate !== 'object' || candidate === null) return null
  const fields = Object.keys(candidate).map((key): [string, unknown] => [
    key,
    ownData(candidate, key),
  ])
  // A copy of the outer fields, so that what was checked is what is given.
  const copy: unknown = Object.freeze(Object.fromEntries(fields))
  if (!isArtifact(copy)) return null
  const isWronglyFine =
    copy.version === ARTIFACT_VERSION && copy.kind === 'error' && copy.status !== 'error'
  return isWronglyFine ? Object.freeze({ ...copy, status: 'error' }) : copy
}
