import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import {
  ARTIFACT_SCHEMA,
  ARTIFACT_VERSION,
  type Artifact,
  CODEAGENT_SCHEMA,
} from '#lib/contract/artifact.ts'

/** An artifact that can be rendered, or what there is instead and why it is shown as JSON. */
export type ReadArtifact =
  | { readonly ok: true; readonly artifact: Artifact }
  | {
      readonly ok: false
      readonly heading: ArtifactHeading
      readonly reason: string
      readonly value: JsonValue
    }

/** What a card's head can say of anything that came as an artifact. */
export type ArtifactHeading = {
  readonly title: string
  readonly kind: string
  readonly status: string
}

/**
 * Reads the outer shape of a foreign artifact. A future version is not touched: the reader falls back to JSON
 * and says why. Source: design `contract.md`, "Reading an artifact safely".
 */
export function readArtifact(value: JsonValue): ReadArtifact {
  const heading = headingOf(value)
  const reason = shapeFault(value)
  if (reason !== null) return { ok: false, heading, reason, value }
  return { ok: true, artifact: artifactOf(value, heading) }
}

function headingOf(value: JsonValue): ArtifactHeading {
  const own = (name: string) =>
    isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : ''
  const word = (name: string) => {
    const member = own(name)
    return typeof member === 'string' ? member : ''
  }
  return { title: word('title'), kind: word('kind'), status: word('status') }
}

function shapeFault(value: JsonValue): string | null {
  if (!isJsonObject(value)) return 'This is not an artifact: it is no object.'
  const { schema, version, kind, status, payload } = value
  if (schema !== ARTIFACT_SCHEMA && schema !== CODEAGENT_SCHEMA)
    return 'This is not an artifact of the schema that this console reads.'
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return 'The version of this artifact is not a positive whole number.'
  }
  if (version !== ARTIFACT_VERSION) {
    return `This artifact is version ${version}; this console renders version ${ARTIFACT_VERSION}, so the text under Result is what to read.`
  }
  if (schema !== ARTIFACT_SCHEMA) return 'This artifact of codeagent was not adopted.'
  if (typeof kind !== 'string' || typeof status !== 'string' || status === '') {
    return 'This artifact names no kind or no status.'
  }
  return isJsonObject(payload) ? null : 'The payload of this artifact is no object.'
}

/** Takes a value without a `shapeFault`. */
function artifactOf(value: JsonValue, heading: ArtifactHeading): Artifact {
  const payload = isJsonObject(value) && isJsonObject(value.payload) ? value.payload : {}
  const { kind, status, title } = heading
  return {
    schema: ARTIFACT_SCHEMA,
    version: ARTIFACT_VERSION,
    kind,
    status: kind === 'error' ? 'error' : status,
    ...(title !== '' && { title }),
    payload,
  }
}

function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return value !== undefined && isObject(value)
}
