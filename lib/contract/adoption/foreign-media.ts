import type { JsonValue } from '#lib/base/json.ts'
import type { Artifact } from '../artifact.ts'
import { base64Bytes } from '../image/base64.ts'
import { type ImageMime, imageMime } from '../image/image-mime.ts'
import { imageArtifact } from '../kinds/image.ts'
import { keyValueArtifact } from '../kinds/key-value.ts'
import { linkArtifact } from '../kinds/link.ts'
import type { ReadBlock } from './adoption.ts'

/** Bytes in Base64 as foreign forms carry them. */
export type Media = {
  /** What the block calls them: `image`, `audio`, `file`. */
  readonly what: string
  readonly mime: string | undefined
  readonly base64: string
  /** Where they come from, or what they are called. */
  readonly name?: string | undefined
  /** What is to be seen or heard. */
  readonly alt?: string | undefined
}

/** A picture of a kind that is shown is an `image`; other bytes are described by type and size, as a loss. */
export function readMedia({ what, mime, base64, name, alt }: Media): ReadBlock {
  const standIn = () => `[${what}: ${name ?? mime ?? 'of no type'}]`
  const shown = pictureMime(mime)
  if (shown !== undefined) {
    const b64 = base64.replace(/[\r\n]+/g, '')
    const picture = { mime: shown, b64, ...(alt !== undefined && { alt }) }
    return { standIn, artifacts: [imageArtifact({ title: name, images: [picture] })] }
  }
  const entries = [
    { key: 'type', value: what },
    ...(name === undefined ? [] : [{ key: 'uri', value: name }]),
    { key: 'mime', value: mime ?? null },
    { key: 'bytes', value: base64Bytes(base64) },
  ]
  const loss = 'holds bytes that are described and not shown.'
  return { standIn, artifacts: [keyValueArtifact({ entries })], loss }
}

/** A file that the provider keeps under an id, called `name`: only these are here. */
export function readFileId(
  what: string,
  id: JsonValue | undefined,
  name?: string,
): ReadBlock | undefined {
  if (id === undefined) return undefined
  const written = typeof id === 'string' ? id : JSON.stringify(id)
  const entries = [
    { key: 'type', value: what },
    { key: 'id', value: written },
    ...(name === undefined ? [] : [{ key: 'name', value: name }]),
  ]
  const loss = 'names a file that its provider keeps; the file is not here.'
  return {
    standIn: () => `[${what}: ${written}]`,
    artifacts: [keyValueArtifact({ entries })],
    loss,
  }
}

/** The bytes behind a `data:` address in Base64, a link for any other. */
export function readAddress(what: string, url: string, label?: string): ReadBlock {
  const [, mime, base64] = DATA_ADDRESS.exec(url.slice(0, LONGEST_DATA_HEAD)) ?? []
  if (mime !== undefined && base64 !== undefined) {
    const start = url.indexOf(',') + 1
    return readMedia({ what, mime: mime || undefined, base64: url.slice(start), name: label })
  }
  return { ...readLink({ href: url, label }), standIn: () => `[${what}: ${url}]` }
}

/** An address as a link, without a text of its own. */
function readLink({ href, label }: { href: string; label?: string | undefined }): {
  readonly artifacts: readonly Artifact[]
} {
  return { artifacts: [linkArtifact({ links: [{ href, ...(label !== undefined && { label }) }] })] }
}

const LONGEST_DATA_HEAD = 200

const DATA_ADDRESS = /^data:([^;,]{0,100})(?:;[^;,]{0,60}){0,2};(base64),/i

const JPEG_NAMES: ReadonlySet<string> = new Set(['image/jpg', 'image/pjpeg'])

function pictureMime(mime: string | undefined): ImageMime | undefined {
  const bare = mime?.split(';', 1)[0]?.trim().toLowerCase()
  return bare !== undefined && JPEG_NAMES.has(bare) ? 'image/jpeg' : imageMime(bare)
}
