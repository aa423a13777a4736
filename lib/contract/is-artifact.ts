import { isObject } from '#lib/base/json.ts'
import { ARTIFACT_SCHEMA, type Artifact } from './artifact.ts'

/**
 * True for an object with the outer shape of an artifact of any version: schema name, a positive whole
 * version, kind, status, a payload object, and text or nothing as icon and title. Takes data without
 * accessors; looks at no field of the payload. Source: design `contract.md`, "Artifact v1".
 */
export function isArtifact(candidate: unknown): candidate is Artifact {
  if (!isObject(candidate) || candidate.schema !== ARTIFACT_SCHEMA) return false
  const { version, kind, status, icon, title, payload } = candidate
  return (
    isVersion(version) &&
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
