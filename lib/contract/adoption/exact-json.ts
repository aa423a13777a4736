import type { JsonValue } from '#lib/base/json.ts'

/** What a JSON text holds, and how many of its numbers are text here because a number would round them. */
export type ExactJson = { readonly value: JsonValue; readonly inexact: number }

/**
 * Parses JSON so that no digit is lost: a number that would be rounded, to 0 or without an end too, becomes the
 * text that stood there. Throws a `SyntaxError` for text that is no JSON.
 * Source: issue 4, "big integers and decimals stay exact from the wire to the cell".
 */
export function parseExactJson(text: string): ExactJson {
  const value: JsonValue = JSON.parse(text)
  if (!ROUNDED_NUMBER.test(text)) return { value, inexact: 0 }
  const { written, inexact } = withQuotedNumbers(text)
  return inexact === 0 ? { value, inexact } : { value: JSON.parse(written), inexact }
}

/**
 * Fifteen digits always fit, with an exponent below a hundred. The first look is cheap and may take what stands
 * inside a string for a number.
 */
const ROUNDED_NUMBER = /[\d.]{16}|\d[eE][+-]?\d{3}/

/** Nearer to zero a number keeps fewer digits. */
const LEAST_OF_FULL_DIGITS = 2.2250738585072014e-308

const NUMBERS = /-?\d[\d.]*(?:[eE][+-]?\d+)?/g

/** Takes text that is JSON. */
function withQuotedNumbers(text: string): { readonly written: string; readonly inexact: number } {
  const parts: string[] = []
  let inexact = 0
  const quoted = (number: string) => {
    if (isKept(number)) return number
    inexact++
    return `"${number}"`
  }
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at)
    const opening = quote === -1 ? text.length : quote
    parts.push(text.slice(at, opening).replace(NUMBERS, quoted))
    at = endOfString(text, opening)
    parts.push(text.slice(opening, at))
  }
  return { written: parts.join(''), inexact }
}

/** Where the string ends whose opening quote stands at `opening`. */
function endOfString(text: string, opening: number): number {
  let closing = text.indexOf('"', opening + 1)
  while (closing !== -1 && isEscaped(text, closing)) closing = text.indexOf('"', closing + 1)
  return closing === -1 ? text.length : closing + 1
}

function isEscaped(text: string, quote: number): boolean {
  let before = quote - 1
  while (text[before] === '\\') before--
  return (quote - before) % 2 === 0
}

function isKept(number: string): boolean {
  const value = Number(number)
  if (!Number.isFinite(value)) return false
  const digits = significantDigits(number)
  const isFull = Math.abs(value) >= LEAST_OF_FULL_DIGITS
  return (isFull && digits.length <= 15) || digits === significantDigits(String(value))
}

/** The digits that count: of the same number written twice they are the same. */
function significantDigits(number: string): string {
  const [mantissa = ''] = number.toLowerCase().split('e')
  const digits = mantissa.replace(/[-.]/g, '')
  let first = 0
  let end = digits.length
  while (digits[first] === '0') first++
  while (end > first && digits[end - 1] === '0') end--
  return digits.slice(first, end)
}
