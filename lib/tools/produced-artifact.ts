import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, type Artifact } from '#lib/contract/artifact.ts'

export function tableArtifact(
  payload: { columns: readonly string[]; rows: readonly (readonly JsonValue[])[]; total?: number },
  title?: string,
): Artifact {
  return produced('table', payload, title)
}

export function jsonArtifact(value: JsonValue, title?: string): Artifact {
  return produced('json', { value }, title)
}

export function textArtifact(text: string, title?: string): Artifact {
  return produced('text', { text }, title)
}

function produced(kind: string, payload: JsonObject, title?: string): Artifact {
  return {
    schema: ARTIFACT_SCHEMA,
    version: ARTIFACT_VERSION,
    kind,
    status: 'success',
    ...(title !== undefined && { title }),
    payload,
  }
}
