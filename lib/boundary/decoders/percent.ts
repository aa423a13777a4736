import { Edits } from '../edits.ts'
import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { editedText } from './edited-text.ts'
import { escapedBytesEnd, escapedText } from './escaped-bytes.ts'

const PERCENT = 0x25
const PLUS = 0x2b

export const percent: Decoder = {
  name: 'percent',
  catches: 'Percent-encoding (RFC 3986), and `+` for a space beside it.',
  hints: HINT.percent,
  *decode(text): Generator<DecodedText> {
    if (!hasEscape(text)) return
    const edits = new Edits(text)
    for (let start = 0; start < text.length; ) {
      const unit = text.charCodeAt(start)
      const end = unit === PERCENT ? escapedBytesEnd(text, start, PERCENT, 'any') : start
      if (end > start) edits.replace(start, end, escapedText(text, start, end))
      else if (unit === PLUS) edits.replace(start, start + 1, ' ')
      start = Math.max(end, start + 1)
    }
    const decoded = editedText(edits)
    if (decoded) yield decoded
  },
}

/** Without an escape, a plus is a plus. */
function hasEscape(text: string): boolean {
  return /%[0-9a-f]{2}/i.test(text)
}
