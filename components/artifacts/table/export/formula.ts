/**
 * What a spreadsheet takes for the beginning of a formula: `=`, `+`, `-`, `@` and their fullwidth forms, also after
 * spaces and characters that show nothing, which importers drop; and a tab or line end, which begin another cell.
 * Source: OWASP, "CSV Injection".
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*[=+\-@＝＋－＠])/u

/** A negative number as such is none: what stands in it is digits only. */
const NEGATIVE = /^-(?:\d{1,400}(?:\.\d{1,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?$/

/** `text` as a spreadsheet shows it and computes nothing: an apostrophe goes before what could be a formula. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text
}
