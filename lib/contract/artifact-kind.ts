import type * as z from 'zod/mini'
import type { JsonObject } from '#lib/base/json.ts'

/** One kind of artifact: everything the core knows of it. The table of them is `artifact-kinds.ts`. */
export type ArtifactKind = {
  /** The name that an artifact's `kind` holds; matched exactly. */
  readonly kind: string
  /** Tells whether a payload fits. Loose: unknown extra fields are kept and ignored. Not recursive. */
  readonly payload: z.ZodMiniType
  /** Counts for the audit of a payload that fits; never content. */
  summary(payload: JsonObject): Readonly<Record<string, number>>
  /** Portable text of a payload that fits. */
  plainText(payload: JsonObject): string
  /** Markdown of a payload that fits, in which no byte of the payload is markup. */
  markdown(payload: JsonObject): string
}

/** What a kind's file writes: the same, with the payload typed by its schema. */
type KindSpecification<Payload extends z.ZodMiniType> = {
  readonly kind: string
  readonly payload: Payload
  summary(payload: z.output<Payload>): Readonly<Record<string, number>>
  plainText(payload: z.output<Payload>): string
  markdown(payload: z.output<Payload>): string
}

/** The kind of `specification`; its readers parse the payload, and throw a zod error when it does not fit. */
export function defineKind<Payload extends z.ZodMiniType>(
  specification: KindSpecification<Payload>,
): ArtifactKind {
  const { kind, payload: schema } = specification
  return {
    kind,
    payload: schema,
    summary: (payload) => specification.summary(schema.parse(payload)),
    plainText: (payload) => specification.plainText(schema.parse(payload)),
    markdown: (payload) => specification.markdown(schema.parse(payload)),
  }
}
