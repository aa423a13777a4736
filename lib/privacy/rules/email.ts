import type { RedactionRule, Span } from './rule.ts'

/** Longest local part and domain that are looked at (RFC 5321, 4.5.3.1). */
const MAX_LOCAL = 64
const MAX_DOMAIN = 255

const LOCAL_CHARACTER = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u
const DOMAIN = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62}\.){1,8}\p{L}[\p{L}\p{M}\p{N}-]{1,62}/uy

/** What a local part may hold but that, at its start, rather belongs to the text around it: `to=`, quotes. */
const OPENING = /^(?:[A-Za-z0-9_]{1,20}=|[.!#$%&'*/=?^`{|}~-])+/

/** E-mail addresses, those with international letters and `%40` for the sign included. */
export const email: RedactionRule = {
  name: 'email',
  placeholder: 'email',
  find(text) {
    const spans: Span[] = []
    let floor = 0
    for (const sign of signs(text)) {
      const end = domainEnd(text, sign.end)
      const start = localStart(text, sign.start, floor)
      if (end === null || start === null) continue
      spans.push({ start, end })
      floor = end
    }
    return spans
  },
}

function* signs(text: string): Generator<Span> {
  for (const match of text.matchAll(/@|%40/g)) {
    yield { start: match.index, end: match.index + match[0].length }
  }
}

function domainEnd(text: string, from: number): number | null {
  DOMAIN.lastIndex = from
  const match = DOMAIN.exec(text)
  if (match === null || match[0].length > MAX_DOMAIN) return null
  return from + match[0].length
}

function localStart(text: string, sign: number, floor: number): number | null {
  let start = sign
  const lowest = Math.max(floor, sign - MAX_LOCAL)
  while (start > lowest && LOCAL_CHARACTER.test(characterBefore(text, start))) {
    start -= characterBefore(text, start).length
  }
  const opening = OPENING.exec(text.slice(start, sign))
  start += opening?.[0].length ?? 0
  return start < sign ? start : null
}

function characterBefore(text: string, index: number): string {
  const last = text.charCodeAt(index - 1)
  const isPair = last >= 0xdc00 && last <= 0xdfff && index > 1
  return text.slice(index - (isPair ? 2 : 1), index)
}
