import type { RedactionRule, Span } from './rule.ts'

/** The first and the last line of a block, in PEM or OpenPGP armour. */
const MARKER = /-----(BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g

/** What a key's body and its headers are made of, real or JSON-escaped line ends included. */
const BODY = /[A-Za-z0-9+/=\s\\:,-]*/y
const BODY_CHARACTER = /[A-Za-z0-9+/=\r\n\\]/

/** Private keys, also where the block is cut off at either end. */
export const privateKey: RedactionRule = {
  name: 'private_key',
  placeholder: 'private key',
  find(text) {
    if (!text.includes('PRIVATE KEY')) return []
    const spans: Span[] = []
    let open: number | null = null
    let covered = 0
    for (const marker of text.matchAll(MARKER)) {
      const end = marker.index + marker[0].length
      if (marker[1] === 'BEGIN') {
        open ??= marker.index
        continue
      }
      spans.push({ start: open ?? bodyStart(text, marker.index, covered), end })
      open = null
      covered = end
    }
    if (open !== null) spans.push({ start: open, end: bodyEnd(text, open) })
    return spans
  },
}

/** Where the body of a block that never ends does so. */
function bodyEnd(text: string, from: number): number {
  BODY.lastIndex = from
  return from + (BODY.exec(text)?.[0].length ?? 0)
}

/** Where the body of a block without a first line may begin, not before `floor`. */
function bodyStart(text: string, end: number, floor: number): number {
  let start = end
  while (start > floor && BODY_CHARACTER.test(text.charAt(start - 1))) start--
  return start
}
