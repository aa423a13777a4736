import type { RedactionRule, Span } from './rule.ts'

/** Every JSON object in base64url that has its first key at once begins so: `{"`. */
const START = 'eyJ'

/** JSON web tokens, signed, unsigned and encrypted; also those whose end was cut off after the header. */
export const jwt: RedactionRule = {
  name: 'jwt',
  placeholder: 'token',
  find(text) {
    const spans: Span[] = []
    if (!text.includes(START)) return spans
    for (const run of text.matchAll(/[A-Za-z0-9_.-]+/g)) {
      const at = run[0].indexOf(START)
      if (at === -1 || !isToken(run[0].slice(at))) continue
      spans.push({ start: run.index + at, end: run.index + run[0].length })
    }
    return spans
  },
}

/** A header of some length and something after its dot; prose that holds `eyJ` has neither. */
function isToken(candidate: string): boolean {
  const dot = candidate.indexOf('.')
  return dot >= 12 && candidate.length - dot > 5
}
