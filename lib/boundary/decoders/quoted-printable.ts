import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { EditedWindows } from './edited-windows.ts'
import { escapedBytesEnd, escapedText } from './escaped-bytes.ts'

const EQUALS = 0x3d

/** Fewer escapes than this are assignments, colours and the like. */
const MIN_ESCAPES = 2

export const quotedPrintable: Decoder = {
  name: 'quoted_printable',
  catches: 'Quoted-printable (RFC 2045), soft line breaks included.',
  hints: HINT.equals,
  *decode(text): Generator<DecodedText> {
    const windows = new EditedWindows(text)
    for (let start = text.indexOf('='); start >= 0; ) {
      // Small letters are those of assignments and parameters.
      const end = escapedBytesEnd(text, start, EQUALS, 'capitals')
      const lineEnd = end === start ? softBreakEnd(text, start) : start
      if (end > start) windows.around(start, end).replace(start, end, escapedText(text, start, end))
      else if (lineEnd > start) windows.around(start, lineEnd).remove(start, lineEnd)
      start = text.indexOf('=', Math.max(end, lineEnd, start + 1))
    }
    if (windows.count >= MIN_ESCAPES) yield* windows.texts()
  },
}

/** The end of a line that goes on in the next one; `start` itself where it doesn't. */
function softBreakEnd(text: string, start: number): number {
  if (text[start + 1] === '\n') return start + 2
  return text[start + 1] === '\r' && text[start + 2] === '\n' ? start + 3 : start
}
