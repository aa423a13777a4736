import * as z from 'zod/mini'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { base64Bytes } from '../image/base64.ts'
import { IMAGE_MIMES, type ImageMime } from '../image/image-mime.ts'
import { escapeMarkdown, fencedBlock } from '../markdown.ts'
import { oneLine } from '../one-line.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'

/** A picture as its bytes in Base64. Whoever shows it checks them by `checkImage` first. */
export type Image = {
  readonly mime: ImageMime
  readonly b64: string
  /** What is to be seen on it. */
  readonly alt?: string
}

const image = z.looseObject({
  mime: z.enum(IMAGE_MIMES),
  b64: z.string(),
  alt: z.optional(z.string()),
})

/** Pictures, and what the tool that made them wrote. Never a format that can hold a script. */
export const IMAGE_KIND = defineKind({
  kind: 'image',
  payload: z.looseObject({ images: z.array(image), output: z.optional(z.string()) }),
  summary: ({ images }) => ({
    images: images.length,
    bytes: images.reduce((sum, { b64 }) => sum + base64Bytes(b64), 0),
  }),
  plainText: ({ images, output }) =>
    [
      images.map((one) => lineOf(one, oneLine)).join('\n'),
      ...(output === undefined ? [] : [output]),
    ].join('\n\n'),
  // No picture of Markdown: the bytes would be a link that its reader loads.
  markdown: ({ images, output }) =>
    [
      images.map((one) => `- ${lineOf(one, escapeMarkdown)}`).join('\n'),
      ...(output === undefined ? [] : [fencedBlock(output)]),
    ].join('\n\n'),
})

/** An `image` artifact; `output` is what the tool wrote beside the pictures. */
export function imageArtifact(
  content: ArtifactHeading & {
    readonly images: readonly Image[]
    readonly output?: string | undefined
  },
): Artifact {
  const { images, output, ...heading } = content
  return producedArtifact(
    IMAGE_KIND.kind,
    { images, ...(output !== undefined && { output }) },
    heading,
  )
}

function lineOf({ mime, b64, alt }: z.output<typeof image>, written: (text: string) => string) {
  const facts = `${written(mime)}, ${base64Bytes(b64)} bytes`
  return alt === undefined ? facts : `${facts}: ${written(alt)}`
}
