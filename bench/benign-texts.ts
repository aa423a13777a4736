import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonValue } from '#lib/base/json.ts'

/** Kinds of text that honest tools return. */
export const BENIGN_KINDS = ['JSON', 'prose', 'READMEs', 'code'] as const

/** One of `BENIGN_KINDS`. */
export type BenignKind = (typeof BENIGN_KINDS)[number]

const NAMES = ['Zoë Winter', 'Ada Okafor', 'Øystein Berg', 'Łukasz Nowak', '田中 葵', 'أحمد علي']
const CITIES = ['Lisbon', 'Graz', 'Aarhus', 'Porto Alegre', 'Nagoya', 'Split']
const NOTES = [
  'Prefers a room at the back; arrives after nine in the evening.',
  'Invoice goes to the company, not to the guest.',
  'Asked for a cot and for breakfast at seven.',
  'Cancelled once in spring and came back in autumn.',
]

const SENTENCES = [
  'The ferry left a little before noon, and nobody on the pier waved.',
  'In the second year the harvest was smaller, but the wine was better.',
  'She kept the letters in a tin box under the stairs, tied with string.',
  'Rain fell on the roofs of the old town until the gutters sang.',
  'By 1874 the railway had reached the coast; the price of fish rose by a third.',
  '“You will want a coat,” said the guard, who had seen many summers end.',
  'Nach dem Regen roch der Garten nach Erde und nassem Holz.',
  'La bibliothèque ferme à dix-huit heures, sauf le jeudi.',
]

/** Records as a list of objects whose JSON text has about `bytes` ASCII and other characters. */
export function benignRecords(bytes: number): JsonValue {
  const records: JsonValue[] = []
  for (let size = 2, id = 0; size < bytes; id++) {
    const scattered = (id * 7919 + 12_345) % 100_003
    const record = {
      id,
      name: NAMES[scattered % NAMES.length] ?? '',
      email: `guest${scattered}@example.com`,
      city: CITIES[id % CITIES.length] ?? '',
      nights: scattered % 14,
      total: scattered / 100,
      arrives: `2024-${String((id % 12) + 1).padStart(2, '0')}-14T15:00:00Z`,
      tags: id % 3 === 0 ? ['returning', 'newsletter'] : [],
      note: NOTES[scattered % NOTES.length] ?? '',
    }
    size += JSON.stringify(record).length + 1
    records.push(record)
  }
  return records
}

/** `length` UTF-16 units of text of one kind. READMEs and code are those of installed packages. */
export function benignText(kind: BenignKind, length: number): string {
  return SOURCES[kind](length).slice(0, length)
}

const SOURCES: Readonly<Record<BenignKind, (length: number) => string>> = {
  JSON: (length) => JSON.stringify(benignRecords(length + 1000)),
  prose: (length) => {
    const paragraphs: string[] = []
    for (let size = 0, at = 0; size < length; at++) {
      const sentences = Array.from({ length: 6 }, (_, index) => {
        return SENTENCES[(at * 31 + index * 5 + ((at * index) % 7)) % SENTENCES.length] ?? ''
      })
      const paragraph = sentences.join(' ')
      paragraphs.push(paragraph)
      size += paragraph.length + 2
    }
    return paragraphs.join('\n\n')
  },
  READMEs: (length) => repeated(readmes(), length),
  code: (length) =>
    repeated(readFileSync('node_modules/typescript/lib/typescript.js', 'utf8'), length),
}

function readmes(): string {
  const texts: string[] = []
  for (const name of readdirSync('node_modules').sort()) {
    const folder = join('node_modules', name)
    if (name.startsWith('.') || name.startsWith('@')) continue
    const readme = readdirSync(folder).find((file) => file.toLowerCase() === 'readme.md')
    if (readme) texts.push(readFileSync(join(folder, readme), 'utf8'))
  }
  return texts.join('\n\n')
}

function repeated(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length))
}
