import * as z from 'zod/mini'
import { characterCount } from '#lib/base/text.ts'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { escapeMarkdown, fencedBlock } from '../markdown.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'

/** A text whose lines count: a file, a program, and what it wrote. */
export const CODE_KIND = defineKind({
  kind: 'code',
  payload: z.looseObject({
    text: z.string(),
    lang: z.optional(z.string()),
    filename: z.optional(z.string()),
    output: z.optional(z.string()),
  }),
  summary: ({ text, output }) => ({
    characters: characterCount(text) + characterCount(output ?? ''),
  }),
  plainText: ({ text, output }) => (output === undefined ? text : `${text}\n\n${output}`),
  markdown: ({ text, lang, filename, output }) =>
    [
      ...(filename === undefined ? [] : [`**${escapeMarkdown(filename)}**`]),
      fencedBlock(text, fenceWord(lang)),
      ...(output === undefined ? [] : [fencedBlock(output)]),
    ].join('\n\n'),
})

/** What a `code` artifact holds. `lang` is a short name such as `python`, or a MIME type. */
export type CodeContent = ArtifactHeading & {
  readonly text: string
  readonly lang?: string | undefined
  readonly filename?: string | undefined
  readonly output?: string | undefined
}

/** A `code` artifact. */
export function codeArtifact(content: CodeContent): Artifact {
  const { text, lang, filename, output, ...heading } = content
  const payload = {
    text,
    ...(lang !== undefined && { lang }),
    ...(filename !== undefined && { filename }),
    ...(output !== undefined && { output }),
  }
  return producedArtifact(CODE_KIND.kind, payload, heading)
}

/** Fences that readers of Markdown draw or carry out instead of showing their text. */
const DRAWN_FENCES: ReadonlySet<string> = new Set([
  ...['math', 'mermaid', 'geojson', 'topojson', 'stl', 'suggestion'],
  ...['plantuml', 'kroki', 'graphviz', 'dot', 'asciimath'],
])

/** A foreign word may stand after a fence only where it is plain and names a language. */
function fenceWord(lang = ''): string {
  return /^[\w+#-]{1,30}$/.test(lang) && !DRAWN_FENCES.has(lang.toLowerCase()) ? lang : ''
}
