import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { type Escape, unescapedText } from './edited-text.ts'

const RUN = /(?:=[0-9A-F]{2})+|=\r?\n/g

/** Fewer escapes than this are assignments, colours and the like. */
const MIN_ESCAPES = 2

const decoder = new TextDecoder('utf-8')

export const quotedPrintable: Decoder = {
  name: 'quoted_printable',
  catches: 'Quoted-printable (RFC 2045), soft line breaks included.',
  hints: HINT.equals,
  *decode(text): Generator<DecodedText> {
    const escapes: Escape[] = []
    for (const run of text.matchAll(RUN)) {
      const start = run.index
      escapes.push({ start, end: start + run[0].length, text: decodeRun(run[0]) })
    }
    if (escapes.length < MIN_ESCAPES) return
    const decoded = unescapedText(text, escapes)
    if (decoded) yield decoded
  },
}

function decodeRun(run: string): string {
  if (run.endsWith('\n')) return ''
  const pairs = run.slice(1).split('=')
  return decoder.decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))
}
