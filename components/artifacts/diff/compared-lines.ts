import { type LineChange, lineChanges } from '#lib/contract/line-changes.ts'

/**
 * Two texts as one list of lines, as a unified view shows them: what is in both once, what was taken out before
 * what was put in its place. A line is named by its place in this list. Flat arrays, because there may be
 * hundreds of thousands.
 */
export type ComparedLines = {
  readonly count: number
  /** The number of each line in the old text, -1 where it is not in it. */
  readonly oldNumbers: Int32Array
  readonly newNumbers: Int32Array
  /** For a changed line the place of the one that stands in its stead, -1 where there is none. */
  readonly partners: Int32Array
  /** All lines one after the other. */
  readonly text: string
  /** Where each line starts in `text`, and the end of the last. */
  readonly starts: Uint32Array
}

/** The list of both texts. Takes what changed in order. */
export function comparedLines(
  oldLines: readonly string[],
  newLines: readonly string[],
  changes: readonly LineChange[],
): ComparedLines {
  const added = changes.reduce((sum, { newStart, newEnd }) => sum + newEnd - newStart, 0)
  const count = oldLines.length + added
  const list = {
    oldNumbers: new Int32Array(count).fill(-1),
    newNumbers: new Int32Array(count).fill(-1),
    partners: new Int32Array(count).fill(-1),
    starts: new Uint32Array(count + 1),
  }
  const texts: string[] = []
  const add = (line: string, oldNumber: number, newNumber: number) => {
    const place = texts.length
    list.oldNumbers[place] = oldNumber
    list.newNumbers[place] = newNumber
    list.starts[place + 1] = (list.starts[place] ?? 0) + line.length
    texts.push(line)
  }
  let oldAt = 0
  let newAt = 0
  const addShared = (until: number) => {
    while (oldAt < until) add(oldLines[oldAt] ?? '', oldAt++, newAt++)
  }
  for (const change of changes) {
    addShared(change.oldStart)
    const first = texts.length
    while (oldAt < change.oldEnd) add(oldLines[oldAt] ?? '', oldAt++, -1)
    const second = texts.length
    while (newAt < change.newEnd) add(newLines[newAt] ?? '', -1, newAt++)
    pair(list.partners, texts, first, second)
  }
  addShared(oldLines.length)
  return { ...list, count, text: texts.join('') }
}

/**
 * Sets lines against each other in a stretch of `texts` whose old lines stand from `first` to `second` and whose
 * new ones from there to its end: those that are equal but for spaces at their ends (another indentation, other
 * line breaks), and between them the first against the first, and so on.
 */
function pair(partners: Int32Array, texts: readonly string[], first: number, second: number): void {
  const trimmed = (from: number, to: number) => texts.slice(from, to).map((text) => text.trim())
  const oldLines = trimmed(first, second)
  const newLines = trimmed(second, texts.length)
  const set = (old: number, changed: number) => {
    partners[first + old] = second + changed
    partners[second + changed] = first + old
  }
  let oldAt = 0
  let newAt = 0
  for (const change of lineChanges(oldLines, newLines)) {
    while (oldAt < change.oldStart) set(oldAt++, newAt++)
    while (oldAt < change.oldEnd && newAt < change.newEnd) set(oldAt++, newAt++)
    oldAt = change.oldEnd
    newAt = change.newEnd
  }
  while (oldAt < oldLines.length) set(oldAt++, newAt++)
}

/** Whether a line is in both texts. */
export function isShared({ oldNumbers, newNumbers }: ComparedLines, place: number): boolean {
  return (oldNumbers[place] ?? -1) >= 0 && (newNumbers[place] ?? -1) >= 0
}

/** A line with its line break. */
export function lineAt({ text, starts }: ComparedLines, place: number): string {
  return text.slice(starts[place] ?? 0, starts[place + 1] ?? 0)
}

/** The line that holds `offset` of the text of all lines. */
export function placeOf({ starts, count }: ComparedLines, offset: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
