import type { BodyKind } from './operation.ts'

/** A media type without its parameters, in lower case; empty where it is none. */
export function plainMediaType(mediaType: string): string {
  const plain = (mediaType.split(';')[0] ?? '').trim().toLowerCase()
  return /^[\w!#$&^.+-]{1,80}\/[\w!#$&^.+*-]{1,80}$/.test(plain) ? plain : ''
}

/** True for JSON and for what is written in it. */
export function isJsonType(mediaType: string): boolean {
  return /^(?:application|text)\/json$|\+json$/.test(plainMediaType(mediaType))
}

const TEXT =
  /^text\/|^application\/(?:xml|javascript|ecmascript|x-ndjson|jsonl|yaml|x-yaml|graphql|sql|toml)$|\+(?:xml|yaml)$/

/** True for what is text whatever its bytes. */
export function isTextType(mediaType: string): boolean {
  return TEXT.test(plainMediaType(mediaType))
}

/** How a body of this media type is written. */
export function bodyKind(mediaType: string): BodyKind {
  const plain = plainMediaType(mediaType)
  if (plain === '*/*' || plain === 'application/*' || isJsonType(plain)) return 'json'
  if (plain === 'application/x-www-form-urlencoded') return 'form'
  if (plain.startsWith('multipart/')) return 'multipart'
  return isTextType(plain) ? 'text' : 'binary'
}
