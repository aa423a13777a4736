import { type ChangeObject, diffArrays } from 'diff'
import type { TextRange } from '#components/inspector/text/find-in-text.ts'

/** What changed inside a line and the one that took its place, in UTF-16 offsets of each. */
export type WordChanges = {
  readonly old: readonly TextRange[]
  readonly new: readonly TextRange[]
}

/** UTF-16 units that are compared word by word; of more only the start and the end they share are left out. */
const MAX_UNITS = 4_000
/** Words taken out and put in until a comparison is given up: its time grows with their square. */
const MAX_EDITS = 300
/** Stretches drawn out in one line. */
const MAX_RANGES = 40
/** Of the shorter line at least this share must stay, or the two are different lines and no word is drawn out. */
const LEAST_SHARED = 0.2

/** A word, a run of spaces, or a sign; scripts without spaces between words go by the character. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|[\p{L}\p{N}\p{M}_]+|\s+|./gsu

/** The words that changed between two lines; null where they share too little to be told by words. */
export function wordChanges(oldLine: string, newLine: string): WordChanges | null {
  const start = sharedStart(oldLine, newLine)
  const end = sharedEnd(oldLine, newLine, start)
  const oldMiddle = oldLine.slice(start, oldLine.length - end)
  const newMiddle = newLine.slice(start, newLine.length - end)
  const found = changesOf(oldMiddle, newMiddle)
  const shortest = Math.min(oldLine.length, newLine.length)
  if (start + end + found.shared < shortest * LEAST_SHARED) return null
  return { old: moved(found.old, start), new: moved(found.new, start) }
}

type Found = WordChanges & { readonly shared: number }

function changesOf(oldText: string, newText: string): Found {
  const whole = { old: rangeOf(oldText), new: rangeOf(newText), shared: 0 }
  if (oldText === '' || newText === '' || Math.max(oldText.length, newText.length) > MAX_UNITS) {
    return whole
  }
  const parts = diffArrays(oldText.match(TOKEN) ?? [], newText.match(TOKEN) ?? [], {
    maxEditLength: MAX_EDITS,
  })
  return parts && parts.length <= MAX_RANGES ? drawnFrom(parts) : whole
}

function drawnFrom(parts: readonly ChangeObject<string[]>[]): Found {
  const found = { old: [] as TextRange[], new: [] as TextRange[], shared: 0 }
  let oldAt = 0
  let newAt = 0
  for (const { added, removed, value } of parts) {
    const length = value.join('').length
    if (removed) found.old.push({ start: oldAt, end: oldAt + length })
    else if (added) found.new.push({ start: newAt, end: newAt + length })
    else found.shared += length
    if (!added) oldAt += length
    if (!removed) newAt += length
  }
  return found
}

function rangeOf(text: string): readonly TextRange[] {
  return text === '' ? [] : [{ start: 0, end: text.length }]
}

function moved(ranges: readonly TextRange[], by: number): readonly TextRange[] {
  return ranges.map(({ start, end }) => ({ start: start + by, end: end + by }))
}

/** Units of whole words that both lines begin with. */
function sharedStart(oldLine: string, newLine: string): number {
  const limit = Math.min(oldLine.length, newLine.length)
  let at = 0
  while (at < limit && oldLine[at] === newLine[at]) at++
  if (at === oldLine.length && at === newLine.length) return at
  while (at > 0 && isInside(oldLine, at, newLine, at)) at--
  return at
}

/** Units of whole words that both lines end with, none of them in their shared start. */
function sharedEnd(oldLine: string, newLine: string, start: number): number {
  const limit = Math.min(oldLine.length, newLine.length) - start
  let length = 0
  while (length < limit && oldLine.at(-1 - length) === newLine.at(-1 - length)) length++
  while (length > 0 && isInside(oldLine, oldLine.length - length, newLine, newLine.length - length))
    length--
  return length
}

function isInside(oldLine: string, oldAt: number, newLine: string, newAt: number): boolean {
  return splitsWord(oldLine, oldAt) || splitsWord(newLine, newAt)
}

const WORD_UNIT = /[\p{L}\p{N}\p{M}_\ud800-\udfff\u200d]/u

function splitsWord(line: string, at: number): boolean {
  return WORD_UNIT.test(line[at - 1] ?? '') && WORD_UNIT.test(line[at] ?? '')
}
