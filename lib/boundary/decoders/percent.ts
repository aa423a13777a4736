import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { type Escape, unescapedText } from './edited-text.ts'

const RUN = /(?:%[0-9a-f]{2})+|\+/gi

const decoder = new TextDecoder('utf-8')

export const percent: Decoder = {
  name: 'percent',
  catches: 'Percent-encoding (RFC 3986), and `+` for a space beside it.',
  hints: HINT.percent,
  *decode(text): Generator<DecodedText> {
    if (!/%[0-9a-f]{2}/i.test(text)) return
    const decoded = unescapedText(text, escapes(text))
    if (decoded) yield decoded
  },
}

function* escapes(text: string): Generator<Escape> {
  for (const run of text.matchAll(RUN)) {
    const start = run.index
    const end = start + run[0].length
    yield { start, end, text: run[0] === '+' ? ' ' : decodeRun(run[0]) }
  }
}

function decodeRun(run: string): string {
  const bytes = new Uint8Array(run.length / 3)
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(run.slice(3 * index + 1, 3 * index + 3), 16)
  }
  return decoder.decode(bytes)
}
