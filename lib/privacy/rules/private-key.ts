import type { RedactionRule, Span } from './rule.ts'

const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g

/** What a key's body and its headers are made of, real or JSON-escaped line ends included. */
const BODY = /[A-Za-z0-9+/=\s\\:,-]*/y
const BODY_CHARACTER = /[A-Za-z0-9+/=\s\\]/

/** Private keys in PEM or OpenPGP armour, also where the block is cut off at either end. */
export const privateKey: RedactionRule = {
  name: 'private_key',
  placeholder: 'private key',
  find(text) {
    if (!text.includes('PRIVATE KEY')) return []
    const ends = [...text.matchAll(END)]
    const spans: Span[] = []
    let covered = 0
    let next = 0
    for (const begin of text.matchAll(BEGIN)) {
      if (begin.index < covered) continue
      while (next < ends.length && (ends[next]?.index ?? 0) < begin.index) next++
      const close = ends[next]
      const end = close ? close.index + close[0].length : bodyEnd(text, begin)
      spans.push({ start: begin.index, end })
      covered = end
    }
    return [...spans, ...headless(text, ends)]
  },
}

function bodyEnd(text: string, begin: RegExpExecArray): number {
  BODY.lastIndex = begin.index + begin[0].length
  return BODY.lastIndex + (BODY.exec(text)?.[0].length ?? 0)
}

/** From each closing line back over what can be a key's body; a beginning further up only adds to it. */
function headless(text: string, ends: readonly RegExpExecArray[]): Span[] {
  let floor = 0
  return ends.map((close) => {
    let start = close.index
    while (start > floor && BODY_CHARACTER.test(text.charAt(start - 1))) start--
    floor = close.index + close[0].length
    return { start, end: floor }
  })
}
