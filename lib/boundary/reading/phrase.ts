import { FLAG } from './token-stream.ts'

/*
 * A phrase is a list of elements between spaces:
 *   word        this word, folded as all text is
 *   {concept}   any word that a lexicon lists under the concept
 *   a|{b}|c     one of these
 *   @           any word with a sign inside, as an address of mail is
 *   …?          may be absent
 *   …:          a colon follows it
 *   …!          written in capitals; the three marks stand behind the last alternative and hold for all
 *   ~4          up to four words of any kind, within the sentence
 *   ~.4         the same, over the ends of sentences
 *   ^           (first) where a clause may begin, as an order does
 *   ^^          (first) where a line or a leaf begins
 */

/** One place of a phrase: what may stand there, and whether something must. */
export type PhraseElement = {
  /** Words and `{concepts}`; empty for a gap. */
  readonly terms: readonly string[]
  readonly isGap: boolean
  readonly crossesStops: boolean
  readonly isOptional: boolean
  /** Flags that the token must have. */
  readonly flags: number
}

/** Where a phrase may begin. */
export type PhraseStart = 'anywhere' | 'clause' | 'line'

/** A phrase, read from its notation. */
export type Phrase = { readonly start: PhraseStart; readonly elements: readonly PhraseElement[] }

/** Most places that a phrase may have, so that a state of the matcher is one 32-bit number. */
const MAX_ELEMENTS = 30

/** Reads the notation. Throws a `TypeError` on a mistake, which is one of ours. */
export function parsePhrase(notation: string): Phrase {
  const parts = notation.split(' ')
  const start = startOf(notation)
  const elements = (start === 'anywhere' ? parts : parts.slice(1)).flatMap(parseElement)
  if (elements.length > MAX_ELEMENTS || elements[0]?.isGap !== false) {
    throw new TypeError(`A phrase begins with a word and has at most 30 places: ${notation}`)
  }
  return { start, elements }
}

/** Where the phrase may begin that `notation` tells. */
export function startOf(notation: string): PhraseStart {
  if (notation.startsWith('^^ ')) return 'line'
  return notation.startsWith('^ ') ? 'clause' : 'anywhere'
}

/** The start of `notation` up to the first place that something must take, without reading the rest. */
export function beginningOf(notation: string): string {
  let end = notation.indexOf(' ', notation.startsWith('^') ? notation.indexOf(' ') + 1 : 0)
  while (end !== -1 && endsOptional(notation.slice(0, end))) end = notation.indexOf(' ', end + 1)
  return end === -1 ? notation : notation.slice(0, end)
}

/** Every term in `notation`, of one phrase or of many, without reading where it stands. */
export function termsOf(notation: string): ReadonlySet<string> {
  const terms = new Set<string>()
  for (const part of new Set(notation.split(' '))) {
    if (part.startsWith('~') || part.startsWith('^')) continue
    for (const term of withoutMarks(part).split('|')) terms.add(term)
  }
  return terms
}

function parseElement(part: string): PhraseElement[] {
  if (part.startsWith('~')) return gapOf(part)
  const terms = withoutMarks(part)
  if (/[?!]|:\|/.test(terms))
    throw new TypeError(`Marks stand behind the last alternative: ${part}`)
  const marks = part.slice(terms.length)
  return [
    {
      terms: terms.split('|'),
      isGap: false,
      crossesStops: false,
      isOptional: marks.includes('?'),
      flags:
        (marks.includes(':') ? FLAG.beforeColon : 0) | (marks.includes('!') ? FLAG.capitals : 0),
    },
  ]
}

const MARKS = '?:!'

function endsOptional(part: string): boolean {
  return part.slice(withoutMarks(part).length).includes('?')
}

function withoutMarks(part: string): string {
  let end = part.length
  while (end > 0 && MARKS.includes(part.charAt(end - 1))) end--
  return part.slice(0, end)
}

function gapOf(part: string): PhraseElement[] {
  const crossesStops = part.charAt(1) === '.'
  const length = Number(part.slice(crossesStops ? 2 : 1))
  if (!(length > 0)) throw new TypeError(`A gap has a number of words: ${part}`)
  const place = { terms: [], isGap: true, crossesStops, isOptional: true, flags: 0 }
  return Array.from({ length }, () => place)
}
