/** What the first bytes of a file say of it. */
export type FileType =
  | { readonly isText: true; readonly encoding: TextEncoding; readonly markBytes: number }
  | { readonly isText: false; readonly name: string }

/** Encodings that are told apart, as `TextDecoder` calls them. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** How many bytes `fileType` looks at. */
export const TYPE_BYTES = 65_536

/** First bytes (Latin-1, `?` for any) of common binary formats. */
const SIGNATURES: readonly (readonly [string, string])[] = [
  ['\x89PNG\r\n\x1a\n', 'PNG image'],
  ['\xff\xd8\xff', 'JPEG image'],
  ['GIF87a', 'GIF image'],
  ['GIF89a', 'GIF image'],
  ['RIFF????WEBP', 'WebP image'],
  ['%PDF-', 'PDF document'],
  ['PK\x03\x04', 'ZIP archive or office document'],
  ['\x1f\x8b', 'gzip archive'],
  ['SQLite format 3\0', 'SQLite database'],
  ['\x7fELF', 'program (ELF)'],
  ['MZ', 'program (Windows)'],
  ['RIFF????WAVE', 'WAVE sound'],
  ['OggS', 'Ogg media'],
  ['ID3', 'MP3 sound'],
  ['????ftyp', 'MP4 or HEIF media'],
  ['\xff\xfe\0\0', 'UTF-32 text'],
  ['\0\0\xfe\xff', 'UTF-32 text'],
]

const MARKS: readonly (readonly [string, TextEncoding])[] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
]

/** A text has next to no control characters; above this share of them it is none. */
const MAX_CONTROL_SHARE = 0.05

/** Tells text from binary and how a text is encoded, from the first `TYPE_BYTES` of a file. */
export function fileType(head: Uint8Array): FileType {
  const signature = SIGNATURES.find(([pattern]) => startsWith(head, pattern))
  // Two letters are no proof that a text which begins with them is a program.
  if (signature && (signature[0].length > 2 || looksBinary(head))) {
    return { isText: false, name: signature[1] }
  }
  const mark = MARKS.find(([pattern]) => startsWith(head, pattern))
  if (mark) return { isText: true, encoding: mark[1], markBytes: mark[0].length }
  if (looksBinary(head)) return { isText: false, name: 'binary file of an unknown kind' }
  return { isText: true, encoding: isUtf8(head) ? 'utf-8' : 'windows-1252', markBytes: 0 }
}

function startsWith(head: Uint8Array, pattern: string): boolean {
  if (head.length < pattern.length) return false
  for (let index = 0; index < pattern.length; index++) {
    if (pattern[index] !== '?' && head[index] !== pattern.charCodeAt(index)) return false
  }
  return true
}

function looksBinary(head: Uint8Array): boolean {
  let controls = 0
  for (const byte of head) {
    if (byte === 0) return true
    // Tab to carriage return and escape are in logs and terminal records.
    if ((byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b) || byte === 0x7f)
      controls++
  }
  return controls > head.length * MAX_CONTROL_SHARE
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // `stream`, because the head may end in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length >= TYPE_BYTES })
    return true
  } catch {
    return false
  }
}
