import { cutToCharacters } from '#lib/base/text.ts'
import type { KeyValueEntry } from '#lib/contract/kinds/key-value.ts'
import type { Cell } from '#lib/contract/kinds/table.ts'

/**
 * A foreign name made fit for the middle of a sentence: quoted, on one line, at most `maxCharacters` long.
 */
export function label(name: string, maxCharacters = 80): string {
  const cut = cutToCharacters(name.toWellFormed(), maxCharacters)
  return JSON.stringify(cut.length < name.length ? `${cut}…` : cut)
}

/** A number of things for a sentence: `1,234,567`. */
export function count(number: number): string {
  return number.toLocaleString('en-US')
}

/** Facts by name as the entries of a `key_value` artifact. */
export function entriesOf(facts: Readonly<Record<string, Cell>>): readonly KeyValueEntry[] {
  return Object.entries(facts).map(([key, value]) => ({ key, value }))
}
