/** A limit as it was typed: a whole number, nothing, or a sentence that says what is wrong. */
export type ReadLimit = { readonly value?: number; readonly problem?: string }

/** Reads a limit of characters from 1 to `ceiling`; separators of thousands are allowed. */
export function readLimit(text: string, ceiling: number): ReadLimit {
  const digits = text.replaceAll(/[\s,]/g, '')
  if (digits === '') return {}
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  if (value >= 1 && value <= ceiling) return { value }
  return { problem: `A whole number from 1 to ${ceiling.toLocaleString('en')}.` }
}
