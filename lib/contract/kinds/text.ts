import * as z from 'zod/mini'
import { characterCount } from '#lib/base/text.ts'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { fencedBlock } from '../markdown.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'

/** Plain text: the fallback of every other kind, and the "Artifacts omitted" marker. */
export const TEXT_KIND = defineKind({
  kind: 'text',
  payload: z.looseObject({ text: z.string() }),
  summary: ({ text }) => ({ characters: characterCount(text) }),
  plainText: ({ text }) => text,
  markdown: ({ text }) => fencedBlock(text),
})

/** A `text` artifact. */
export function textArtifact(content: ArtifactHeading & { readonly text: string }): Artifact {
  const { text, ...heading } = content
  return producedArtifact(TEXT_KIND.kind, { text }, heading)
}
