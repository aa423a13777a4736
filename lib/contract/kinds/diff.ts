import * as z from 'zod/mini'
import { characterCount } from '#lib/base/text.ts'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { lineChanges, linesOf } from '../line-changes.ts'
import { fencedBlock } from '../markdown.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'
import { unifiedPatch } from '../unified-patch.ts'

const payload = z.looseObject({
  old: z.string(),
  new: z.string(),
  path: z.optional(z.string()),
})

/** A text before and after it was changed. */
export const DIFF_KIND = defineKind({
  kind: 'diff',
  payload,
  summary: (texts) => ({
    oldCharacters: characterCount(texts.old),
    newCharacters: characterCount(texts.new),
  }),
  plainText: patchOf,
  markdown: (texts) => fencedBlock(patchOf(texts).replace(/\n$/, ''), 'diff'),
})

/** What a `diff` artifact holds; `path` says what the texts are of. */
export type DiffContent = ArtifactHeading & {
  readonly old: string
  readonly new: string
  readonly path?: string | undefined
}

/** A `diff` artifact. */
export function diffArtifact(content: DiffContent): Artifact {
  const { old, new: changed, path, ...heading } = content
  return producedArtifact(
    DIFF_KIND.kind,
    { old, new: changed, ...(path !== undefined && { path }) },
    heading,
  )
}

function patchOf(texts: z.output<typeof payload>): string {
  const oldLines = linesOf(texts.old)
  const newLines = linesOf(texts.new)
  const changes = lineChanges(oldLines, newLines)
  return unifiedPatch({ oldLines, newLines, changes, path: texts.path })
}
