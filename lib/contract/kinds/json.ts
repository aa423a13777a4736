import * as z from 'zod/mini'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { fencedBlock } from '../markdown.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'

// What reaches a kind was copied by `copyPlain`, so `value` is JSON: a recursive check would add only a stack.
const payload = z.custom<JsonObject & { readonly value: JsonValue }>(
  (candidate) =>
    typeof candidate === 'object' && candidate !== null && Object.hasOwn(candidate, 'value'),
)

/** Any JSON value: structured content of foreign tools, and what does not fit its own kind. */
export const JSON_KIND = defineKind({
  kind: 'json',
  payload,
  summary: ({ value }) => ({ bytes: utf8Length(serialise(value)) }),
  plainText: ({ value }) => serialise(value),
  markdown: ({ value }) => fencedBlock(serialise(value), 'json'),
})

/** A `json` artifact. */
export function jsonArtifact(content: ArtifactHeading & { readonly value: JsonValue }): Artifact {
  const { value, ...heading } = content
  return producedArtifact(JSON_KIND.kind, { value }, heading)
}
