/** Controls, formats (bidi, zero width, tags), line and paragraph ends, private and unassigned code points. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu

/** `text` on one line, with everything that a terminal would obey or hide written as `\u{hex}`. */
export function printable(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, (character) => escapeOf(character))
}

function escapeOf(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}

/** Controls but tabs and line ends, ends of other kinds, and what makes a terminal write backwards. */
const OBEYED = /[\p{Bidi_Control}\p{Zl}\p{Zp}]|(?![\n\t])\p{Cc}/gu

/** `text` on as many lines as it has, each character itself but those that a terminal would obey. */
export function terminalText(text: string): string {
  return text.toWellFormed().replace(OBEYED, (character) => escapeOf(character))
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
