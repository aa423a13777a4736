import { isObject } from '#lib/base/json.ts'

/** What stands in place of a secret that a source was given. */
export const GIVEN_VALUE = '[given value]'

/** The text without `secrets`, of which none is empty; a secret that is part of a longer one is masked with it. */
export function maskGivenText(text: string, secrets: readonly string[]): string {
  return longestFirst(secrets).reduce((masked, each) => masked.replaceAll(each, GIVEN_VALUE), text)
}

/**
 * JSON data without `secrets` in its strings, names and numbers. What holds none is given back as it is; what holds
 * one is a copy, in which a text stands for a number that held it. Other data than JSON is given back as it is.
 */
export function maskGivenValue(value: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0 || !isObject(value)) return value
  const text = JSON.stringify(value)
  const isClean = !secrets.some((each) => text.includes(JSON.stringify(each).slice(1, -1)))
  // Member by member: in the text a secret may begin in the middle of an escape, or be part of a number.
  return isClean ? value : JSON.parse(text, (_name, member) => maskedMember(member, secrets))
}

function maskedMember(member: unknown, secrets: readonly string[]): unknown {
  if (typeof member === 'string') return maskGivenText(member, secrets)
  if (typeof member === 'number') {
    return holdsOne(String(member), secrets) ? GIVEN_VALUE : member
  }
  if (!isObject(member) || !Object.keys(member).some((name) => holdsOne(name, secrets))) {
    return member
  }
  const masked = Object.entries(member).map(([name, one]) => [maskGivenText(name, secrets), one])
  return Object.fromEntries(masked)
}

function holdsOne(text: string, secrets: readonly string[]): boolean {
  return secrets.some((each) => text.includes(each))
}

/** Bytes of an answer without `secrets`, as UTF-8. */
export function maskGivenBytes(bytes: Uint8Array, secrets: readonly string[]): Uint8Array {
  const held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const forms = secrets.flatMap((each) => [each, JSON.stringify(each).slice(1, -1)])
  const found = longestFirst([...new Set(forms)]).filter((each) => held.includes(each))
  if (found.length === 0) return bytes
  // One character for each byte, and back.
  const masked = found.reduce((text, each) => {
    return text.replaceAll(Buffer.from(each).toString('latin1'), GIVEN_VALUE)
  }, held.toString('latin1'))
  return new Uint8Array(Buffer.from(masked, 'latin1'))
}

function longestFirst(texts: readonly string[]): readonly string[] {
  return texts.toSorted((one, other) => other.length - one.length)
}
