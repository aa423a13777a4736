/** Everything but the unreserved characters of RFC 3986. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Reserved characters stay, but those that end a query or part one pair from the next. */
const KEPT = /[:/?@!$'()*,;]|%[0-9A-Fa-f]{2}/

/**
 * As `allowReserved` asks: reserved characters and what is percent-encoded already stay as they are. `&`, `=`,
 * `+`, `#` and brackets are encoded all the same, because they would change which pairs there are.
 */
export function encodeUnreserved(text: string): string {
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const kept = KEPT.exec(text.slice(at, at + 3))
    if (kept?.index === 0) {
      parts.push(kept[0])
      at += kept[0].length
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
      parts.push(encodeStrictly(character))
      at += character.length
    }
  }
  return parts.join('')
}

/** As `application/x-www-form-urlencoded` has it (URL standard): a space is `+`. */
export function encodeForm(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1)
}
