import * as z from 'zod/mini'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { escapeMarkdown } from '../markdown.ts'
import { oneLine } from '../one-line.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'

/** Short texts in an order. */
export const LIST_KIND = defineKind({
  kind: 'list',
  payload: z.looseObject({ items: z.array(z.string()) }),
  summary: ({ items }) => ({ items: items.length }),
  plainText: ({ items }) => items.map(oneLine).join('\n'),
  markdown: ({ items }) => items.map((item) => `- ${escapeMarkdown(item)}`).join('\n'),
})

/** A `list` artifact. */
export function listArtifact(
  content: ArtifactHeading & { readonly items: readonly string[] },
): Artifact {
  const { items, ...heading } = content
  return producedArtifact(LIST_KIND.kind, { items }, heading)
}
