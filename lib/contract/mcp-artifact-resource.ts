import { type JsonObject, serialise } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { FOREIGN_LIMITS } from './adoption/foreign-limits.ts'
import type { Artifact } from './artifact.ts'
import { isArtifact } from './is-artifact.ts'

/** The media type of an artifact that travels in an MCP block. */
const ARTIFACT_MIME = 'application/vnd.vitrine.tool-artifact+json'

const ADDRESS = 'vitrine:/artifacts/'

/** True for an address that `artifactResource` gives: it says nothing that its artifact does not. */
export function isArtifactAddress(uri: string): boolean {
  return uri.startsWith(ADDRESS) && /^\d{1,9}$/.test(uri.slice(ADDRESS.length))
}

/** The embedded resource that carries an artifact whole, of whatever kind and version. */
export function artifactResource(artifact: Artifact, index: number): JsonObject {
  const text = serialise(artifact)
  return { uri: `${ADDRESS}${index}`, mimeType: ARTIFACT_MIME, text }
}

/** The artifact in a text of that media type; undefined where it is none. Never throws. */
export function artifactOfResource(mime: string | undefined, text: string): Artifact | undefined {
  if (mime !== ARTIFACT_MIME) return undefined
  try {
    const copy = copyPlain(JSON.parse(text), FOREIGN_LIMITS)
    return copy.ok && isArtifact(copy.value) ? copy.value : undefined
  } catch {
    // Text that only says it is one: it is shown as any other resource.
    return undefined
  }
}
