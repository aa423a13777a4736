import { isObject } from '#lib/base/json.ts'
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, type Artifact, CODEAGENT_SCHEMA } from './artifact.ts'

/**
 * True for an object with the outer shape of an artifact of any version: schema name, a positive whole
 * version, kind, status, a payload object, and text or nothing as icon and title. Under the name of the format that
 * ours comes from only a version to come is one: its version 1 is read as ours when it is adopted. Takes data
 * without accessors; looks at no field of the payload. Source: design `contract.md`, "Artifact v1".
 */
export function isArtifact(candidate: unknown): candidate is Artifact {
  if (!isObject(candidate)) return false
  const { schema, version, kind, status, icon, title, payload } = candidate
  return (
    isVersion(version) &&
    (schema === ARTIFACT_SCHEMA || (schema === CODEAGENT_SCHEMA && version > ARTIFACT_VERSION)) &&
    isName(kind) &&
    isName(status) &&
    isTextOrAbsent(icon) &&
    isTextOrAbsent(title) &&
    isObject(payload)
  )
}

/** True for a finite positive whole number. */
export function isVersion(candidate: unknown): candidate is number {
  return Number.isInteger(candidate) && Number(candidate) > 0
}

function isName(candidate: unknown): boolean {
  return typeof candidate === 'string' && candidate !== ''
}

function isTextOrAbsent(candidate: unknown): boolean {
  return candidate === undefined || typeof candidate === 'string'
}
