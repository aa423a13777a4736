import type { JsonValue } from '#lib/base/json.ts'
import { isObject } from '#lib/base/json.ts'
import { ARTIFACT_VERSION, type Artifact } from './artifact.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { isArtifact } from './is-artifact.ts'
import { ERROR_KIND } from './kinds/error.ts'
import { jsonArtifact } from './kinds/json.ts'

const OUTER_KEYS = ['schema', 'version', 'kind', 'status', 'icon', 'title', 'payload'] as const

/**
 * `element`, a member of a plain frozen copy, as an artifact that a reader can trust; the very same object
 * where it is one already. A v1 payload that does not fit its kind becomes a `json` artifact of the same
 * heading; kind `error` gets status `error`; keys get their one order. An unknown kind and a future version
 * stay as they are; what has no artifact's shape becomes the value of a `json` artifact.
 */
export function fittingArtifact(element: JsonValue): Artifact {
  if (!isArtifact(element)) {
    const title = isObject(element) && typeof element.title === 'string' ? element.title : undefined
    return jsonArtifact({ title, value: element })
  }
  if (element.version !== ARTIFACT_VERSION) return element
  const isWronglyFine = element.kind === ERROR_KIND.kind && element.status !== 'error'
  const artifact = isWronglyFine ? { ...element, status: 'error' } : element
  const kind = ARTIFACT_KINDS.get(artifact.kind)
  if (kind === undefined || kind.payload.safeParse(artifact.payload).success) {
    return inOrder(artifact)
  }
  return inOrder({ ...artifact, kind: 'json', payload: Object.freeze({ value: artifact.payload }) })
}

function inOrder(artifact: Artifact): Artifact {
  const fields = new Map(Object.entries(artifact))
  const keys = OUTER_KEYS.filter((key) => fields.has(key))
  const isOrdered = keys.every((key, index) => key === [...fields.keys()][index])
  if (isOrdered && Object.isFrozen(artifact)) return artifact
  const { schema, version, kind, status, icon, title, payload, ...unknown } = artifact
  return Object.freeze({
    schema,
    version,
    kind,
    status,
    ...(icon !== undefined && { icon }),
    ...(title !== undefined && { title }),
    payload,
    ...unknown,
  })
}
