import type { JsonValue } from '#lib/base/json.ts'
import { decodeBase64 } from '#lib/contract/image/base64.ts'
import { CallFailure } from './call-failure.ts'
import { plainMediaType } from './media-type.ts'

/** A file as a form hands it in. */
export type FileArgument = {
  readonly bytes: Uint8Array
  readonly mediaType: string | undefined
  readonly name: string | undefined
}

const DATA_URL = /^data:([^,;]{0,200})((?:;[^,;]{0,300}){0,5});base64,/

/**
 * The bytes that a text stands for: Base64, or a data URL with a media type and perhaps a name, as forms make
 * them. Throws a `CallFailure` that names the argument for anything else.
 */
export function fileOf(value: JsonValue, argument: string): FileArgument {
  if (typeof value === 'string') {
    const head = DATA_URL.exec(value)
    const bytes = decodeBase64(head ? value.slice(head[0].length) : value)
    if (bytes) return { bytes, ...(head ? facts(head) : { mediaType: undefined, name: undefined }) }
  }
  throw new CallFailure(`The ${argument} has to be the bytes of a file as Base64: encode it.`)
}

function facts(head: RegExpExecArray): Pick<FileArgument, 'mediaType' | 'name'> {
  const name = /;name=([^;]*)/.exec(head[2] ?? '')?.[1]
  return {
    mediaType: plainMediaType(head[1] ?? '') || undefined,
    name: name === undefined ? undefined : decoded(name),
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    // A percent sign that encodes nothing is part of the name.
    return name
  }
}
