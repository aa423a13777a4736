import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { EditedWindows, REACH } from './edited-windows.ts'
import { escapedBytesEnd, escapedText } from './escaped-bytes.ts'

const PERCENT = 0x25
const PLUS = 0x2b

export const percent: Decoder = {
  name: 'percent',
  catches: 'Percent-encoding (RFC 3986), and `+` for a space beside it.',
  hints: HINT.percent,
  *decode(text): Generator<DecodedText> {
    const windows = new EditedWindows(text)
    let last = Number.NEGATIVE_INFINITY
    for (let start = text.indexOf('%'); start >= 0; ) {
      const end = escapedBytesEnd(text, start, PERCENT, 'any')
      if (end > start) {
        replacePluses(text, Math.max(last, 0), Math.min(start, last + REACH), windows)
        replacePluses(text, Math.max(last + REACH, start - REACH, 0), start, windows)
        windows.around(start, end).replace(start, end, escapedText(text, start, end))
        last = end
      }
      start = text.indexOf('%', Math.max(end, start + 1))
    }
    replacePluses(text, Math.max(last, 0), Math.min(text.length, last + REACH), windows)
    yield* windows.texts()
  },
}

/** Far from an escape, a plus is a plus. */
function replacePluses(text: string, from: number, to: number, windows: EditedWindows): void {
  for (let at = from; at < to; at++) {
    if (text.charCodeAt(at) === PLUS) windows.around(at, at + 1).replace(at, at + 1, ' ')
  }
}
