import { isPlaceholderAt, type RedactionRule, type Span } from './rule.ts'
import { isEmptyValue, looksRandom, nameSecrecy } from './secret-name.ts'

/** Cheap test for any of the names of `secret-name.ts`; most text holds none. */
const ANY_NAME =
  /pass|pwd|secret|credential|token|key|auth|bearer|jwt|cookie|session|sig|otp|sid|pin|code/i

/** How far a name may lie before its separator, and a value after it, in UTF-16 units. */
const MAX_NAME = 64
const NAME_BEFORE = /([A-Za-z0-9_.-]{2,64})(\\{0,3}["']?)[ \t]{0,4}$/
const VALUE_AFTER = /(?:=>|[:=])[ \t]{0,4}(\\{0,3}["'])?/y
const UNQUOTED = /[^\s"'<>\\,;&}\])]+/y
const QUOTED = { '"': /[^"\\\n]*/y, "'": /[^'\\\n]*/y } as const

/**
 * Values of secret-like names inside text: JSON, YAML, environment files, headers, `Password=…;` strings.
 * A password-like name masks any value that is quoted, assigned by `=`, or alone on its line; otherwise,
 * and under other names, only what looks random is masked, so that prose stays.
 */
export const secretAssignment: RedactionRule = {
  name: 'secret_value',
  placeholder: 'secret',
  find(text) {
    const spans: Span[] = []
    if (!ANY_NAME.test(text)) return spans
    let covered = 0
    for (const separator of text.matchAll(/[:=]/g)) {
      if (separator.index < covered) continue
      const span = valueSpan(text, separator.index)
      if (span === null) continue
      spans.push(span)
      covered = span.end
    }
    return spans
  },
}

function valueSpan(text: string, separator: number): Span | null {
  const before = text.slice(Math.max(0, separator - MAX_NAME - 8), separator)
  const name = NAME_BEFORE.exec(before)
  const secrecy = nameSecrecy(name?.[1] ?? '')
  if (name === null || secrecy === 'none' || secrecy === 'short') return null
  VALUE_AFTER.lastIndex = separator
  const opening = VALUE_AFTER.exec(text)
  const start = separator + (opening?.[0].length ?? 1)
  const end = valueEnd(text, start, opening?.[1]?.at(-1))
  const value = text.slice(start, end)
  if (isEmptyValue(value) || isPlaceholderAt(text, start)) return null
  const isExplicit =
    opening?.[1] !== undefined || text[separator] === '=' || isAlone(text, before, name, end)
  const isSecret = (secrecy === 'password' && isExplicit) || looksRandom(value)
  return isSecret ? { start, end } : null
}

function valueEnd(text: string, start: number, quote: string | undefined): number {
  const pattern = quote === '"' || quote === "'" ? QUOTED[quote] : UNQUOTED
  pattern.lastIndex = start
  return start + (pattern.exec(text)?.[0].length ?? 0)
}

/** True where name and value are all that their line holds, as in YAML. */
function isAlone(text: string, before: string, name: RegExpExecArray, end: number): boolean {
  const lineStart = before.slice(before.lastIndexOf('\n', name.index) + 1, name.index)
  return /^[\s-]*$/.test(lineStart) && /^\s*$/.test(text.slice(end, end + 1))
}
