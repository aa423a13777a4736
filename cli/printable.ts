/** Controls, formats (bidi, zero width, tags), line and paragraph ends, private and unassigned code points. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu

/** `text` on one line, with everything that a terminal would obey or hide written as `\u{hex}`. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** JSON text of `value` that a terminal shows as it is: the same characters as escapes of JSON. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).toWellFormed().replace(UNPRINTABLE, escaped)
}

function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')
}
