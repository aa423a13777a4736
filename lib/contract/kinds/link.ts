import * as z from 'zod/mini'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { escapeMarkdown } from '../markdown.ts'
import { oneLine } from '../one-line.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'

/** An address of any scheme, and what its sender says of it. Whoever shows it decides whether it opens. */
export type Link = {
  readonly href: string
  readonly label?: string
  readonly description?: string
}

const link = z.looseObject({
  href: z.string(),
  label: z.optional(z.string()),
  description: z.optional(z.string()),
})

/** Addresses that lead to more. */
export const LINK_KIND = defineKind({
  kind: 'link',
  payload: z.looseObject({ links: z.array(link) }),
  summary: ({ links }) => ({ links: links.length }),
  plainText: ({ links }) => links.map((one) => lineOf(one, oneLine)).join('\n'),
  // The address is escaped like all else, so that no renderer of Markdown makes a link of it.
  markdown: ({ links }) => links.map((one) => `- ${lineOf(one, escapeMarkdown)}`).join('\n'),
})

/** A `link` artifact. */
export function linkArtifact(
  content: ArtifactHeading & { readonly links: readonly Link[] },
): Artifact {
  const { links, ...heading } = content
  return producedArtifact(LINK_KIND.kind, { links }, heading)
}

type LinkFields = z.output<typeof link>

function lineOf(
  { href, label, description }: LinkFields,
  written: (text: string) => string,
): string {
  const named = label === undefined ? written(href) : `${written(label)}: ${written(href)}`
  return description === undefined ? named : `${named} (${written(description)})`
}
