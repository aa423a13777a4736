/** How the bytes of an answer were read as text. */
export type DecodedText = { readonly text: string; readonly charset: string }

const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Where a page may declare its charset itself (HTML standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1_024

/**
 * Decodes text: by its byte order mark, else by the charset of the header, else by what an HTML page
 * declares in its first 1,024 bytes, else as UTF-8. Bytes that do not decode become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string): DecodedText {
  const candidates = [marked(bytes), parameter(contentType), declared(bytes), 'utf-8']
  for (const candidate of candidates) {
    const decoder = candidate === undefined ? undefined : decoderFor(candidate)
    if (decoder) return { text: decoder.decode(bytes), charset: decoder.encoding }
  }
  return { text: '', charset: 'utf-8' }
}

function marked(bytes: Uint8Array): string | undefined {
  return MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1]
}

function parameter(contentType: string): string | undefined {
  return /;\s{0,9}charset\s{0,9}=\s{0,9}"?([\w.:-]{1,40})/i.exec(contentType)?.[1]
}

function declared(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES))
  const name = /<meta\s[^>]{0,200}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i.exec(
    head,
  )?.[1]
  // A page that could be read this far is not UTF-16, whatever it says (HTML standard).
  return name?.toLowerCase().startsWith('utf-16') ? 'utf-8' : name
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    // An unknown name is no reason to refuse the page: the next candidate is tried.
    return undefined
  }
}
