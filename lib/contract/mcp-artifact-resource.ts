import { type JsonObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { FOREIGN_LIMITS } from './adoption/foreign-limits.ts'
import { isJsonArray, isJsonObject } from './adoption/json-object.ts'
import type { Artifact } from './artifact.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { isArtifact } from './is-artifact.ts'

/** The media type of an artifact that travels in an MCP block. */
const ARTIFACT_MIME = 'application/vnd.vitrine.tool-artifact+json'

/** The key in the `_meta` of a native block under which stands what the block cannot hold of its artifact. */
export const BESIDE = 'vitrine/artifact'

/** The artifact read of a block, with what stood beside it; as it was where that is malformed. Never throws. */
export function withBeside(
  artifact: Artifact,
  list: string,
  meta: JsonValue | undefined,
): Artifact {
  const beside = isJsonObject(meta) && Object.hasOwn(meta, BESIDE) ? meta[BESIDE] : undefined
  const items = artifact.payload[list]
  const [first] = isJsonArray(items) ? items : []
  if (!isJsonObject(beside) || !isJsonObject(first)) return artifact
  const { icon, title, status = artifact.status, payload = {}, item = {} } = beside
  if (!isJsonObject(payload) || !isJsonObject(item)) return artifact
  const { schema, version, kind } = artifact
  const heading = { ...(icon !== undefined && { icon }), ...(title !== undefined && { title }) }
  const full = { ...payload, [list]: [{ ...item, ...first }] }
  const whole: JsonObject = { schema, version, kind, status, ...heading, payload: full }
  const fits = ARTIFACT_KINDS.get(kind)?.payload.safeParse(full).success === true
  return fits && isArtifact(whole) ? Object.freeze(whole) : artifact
}

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
