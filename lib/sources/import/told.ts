import { cutToCharacters } from '#lib/base/text.ts'

/** A name of the file in a sentence: quoted, on one line, short. */
export function told(name: string): string {
  const text = name.toWellFormed()
  const cut = cutToCharacters(text, 60)
  return JSON.stringify(cut.length < text.length ? `${cut}…` : cut)
}
