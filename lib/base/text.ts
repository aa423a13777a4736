const encoder = new TextEncoder()

/** UTF-16 units from which the engine's encoder is the faster way to count, though it builds the bytes. */
const LONG_TEXT = 1_000

/** UTF-16 units that are encoded at once: for larger buffers the engine fetches memory from the system. */
const PIECE = 65_536

/** The size of `text` in bytes of UTF-8. A lone surrogate counts as the three bytes of U+FFFD. */
export function utf8Length(text: string): number {
  if (text.length > LONG_TEXT) return encodedLength(text)
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(index + 1))) {
      bytes += 4
      index++
    } else bytes += 3
  }
  return bytes
}

function encodedLength(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; ) {
    const cut = at + PIECE
    const end = cut < text.length && isHighSurrogate(text.charCodeAt(cut - 1)) ? cut - 1 : cut
    bytes += encoder.encode(text.slice(at, end)).length
    at = end
  }
  return bytes
}

/** The UTF-8 bytes of `text`. */
export function utf8Encode(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}

/** The number of characters (Unicode code points) in `text`. */
export function characterCount(text: string): number {
  let count = text.length
  // Most text has no pair, and the engine sees that faster than the loop.
  if (!/[\ud800-\udbff]/.test(text)) return count
  for (let index = 0; index + 1 < text.length; index++) {
    if (isHighSurrogate(text.charCodeAt(index)) && isLowSurrogate(text.charCodeAt(index + 1))) {
      count--
      index++
    }
  }
  return count
}

/** `text` with every lone surrogate replaced by U+FFFD. (`String.prototype.toWellFormed`, Node 20 on.) */
export function wellFormed(text: string): string {
  return text.toWellFormed()
}

/**
 * The longest start of `text` of at most `maxBytes` bytes of UTF-8, cut at a grapheme boundary where one
 * is near, else at a character boundary. Takes well-formed text.
 */
export function cutToBytes(text: string, maxBytes: number): string {
  let bytes = 0
  let end = 0
  while (end < text.length) {
    const point = text.codePointAt(end) ?? 0
    bytes += utf8Size(point)
    // Negated, so that a limit that is no number leaves nothing rather than everything.
    if (!(bytes <= maxBytes)) break
    end += utf16Size(point)
  }
  return text.slice(0, graphemeBoundary(text, end))
}

/** The longest start of `text` of at most `maxCharacters` code points, cut like `cutToBytes`. */
export function cutToCharacters(text: string, maxCharacters: number): string {
  let end = 0
  for (let count = 0; count < maxCharacters && end < text.length; count++) {
    end += utf16Size(text.codePointAt(end) ?? 0)
  }
  return text.slice(0, graphemeBoundary(text, end))
}

/** How far back from a cut a grapheme boundary is looked for, in UTF-16 units. */
const GRAPHEME_WINDOW = 64

/** Made when a text is first cut: making it takes as long as checking a small result. */
let graphemes: Intl.Segmenter | undefined

function graphemeBoundary(text: string, end: number): number {
  if (end >= text.length) return text.length
  const from = Math.max(0, end - GRAPHEME_WINDOW)
  const start = isLowSurrogate(text.charCodeAt(from)) ? from + 1 : from
  const window = text.slice(start, end + GRAPHEME_WINDOW)
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const segment = graphemes.segment(window).containing(end - start)
  const boundary = start + (segment?.index ?? end - start)
  // A cluster longer than the window has no boundary in it: cut at the character then.
  return boundary > start ? boundary : end
}

function utf8Size(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

function utf16Size(point: number): number {
  return point > 0xffff ? 2 : 1
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
