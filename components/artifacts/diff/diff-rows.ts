import { type ComparedLines, isShared } from './compared-lines.ts'

/** Unchanged lines left in view beside a change. */
const CONTEXT_LINES = 3
/** A stretch of fewer unchanged lines is not worth folding. */
const LEAST_FOLD = 4

/** One row of a comparison. */
export type DiffRow =
  /** The line at `place`, and in a side-by-side view the one beside it; -1 for none. */
  | { readonly kind: 'lines'; readonly left: number; readonly right: number }
  /** Unchanged lines that are folded away, named by the place of the first. */
  | { readonly kind: 'fold'; readonly place: number; readonly count: number }

/** How rows are laid out. */
export type DiffLayout = {
  readonly sideBySide: boolean
  /** Folds that the reader opened, by the place of their first line; `all` for every one. */
  readonly opened: ReadonlySet<number> | 'all'
}

/** The rows, the row that each line is in, and the rows at which changes begin. */
export type DiffRows = {
  readonly rows: readonly DiffRow[]
  readonly rowOf: Int32Array
  readonly changeRows: readonly number[]
}

/** Lays out the lines of a comparison: in pairs or one after the other, long unchanged stretches folded. */
export function diffRows(lines: ComparedLines, layout: DiffLayout): DiffRows {
  const rows: DiffRow[] = []
  const rowOf = new Int32Array(lines.count)
  const changeRows: number[] = []
  for (let place = 0; place < lines.count; ) {
    const end = stretchEnd(lines, place)
    if (isShared(lines, place)) addShared({ rows, rowOf }, lines, layout, place, end)
    else {
      changeRows.push(rows.length)
      addChanged({ rows, rowOf }, lines, layout, place, end)
    }
    place = end
  }
  return { rows, rowOf, changeRows }
}

type Target = { readonly rows: DiffRow[]; readonly rowOf: Int32Array }

/** Where the run of shared, or of changed, lines that begins at `place` ends. */
function stretchEnd(lines: ComparedLines, place: number): number {
  const shared = isShared(lines, place)
  let end = place + 1
  while (end < lines.count && isShared(lines, end) === shared) end++
  return end
}

function addShared(
  { rows, rowOf }: Target,
  lines: ComparedLines,
  { opened }: DiffLayout,
  place: number,
  end: number,
): void {
  const from = place === 0 ? 0 : place + CONTEXT_LINES
  const to = end === lines.count ? end : end - CONTEXT_LINES
  const isFolded = to - from >= LEAST_FOLD && opened !== 'all' && !opened.has(from)
  for (let at = place; at < end; at++) {
    if (isFolded && at === from) rows.push({ kind: 'fold', place: from, count: to - from })
    else if (!isFolded || at < from || at >= to) rows.push({ kind: 'lines', left: at, right: at })
    rowOf[at] = rows.length - 1
  }
}

function addChanged(
  { rows, rowOf }: Target,
  lines: ComparedLines,
  { sideBySide }: DiffLayout,
  place: number,
  end: number,
): void {
  for (const [left, right] of sideBySide ? paired(lines, place, end) : single(lines, place, end)) {
    rowOf[Math.max(left, right)] = rows.length
    if (left >= 0) rowOf[left] = rows.length
    rows.push({ kind: 'lines', left, right })
  }
}

type Pair = readonly [left: number, right: number]

function* single({ oldNumbers }: ComparedLines, place: number, end: number): Generator<Pair> {
  for (let at = place; at < end; at++) yield (oldNumbers[at] ?? -1) >= 0 ? [at, -1] : [-1, at]
}

/** A line without a partner comes where its neighbours are; one with a partner waits for it. */
function* paired(lines: ComparedLines, place: number, end: number): Generator<Pair> {
  const second = firstNew(lines, place, end)
  let left = place
  let right = second
  while (left < second) {
    const partner = lines.partners[left] ?? -1
    if (partner === right) yield [left++, right++]
    else yield partner < 0 ? [left++, -1] : [-1, right++]
  }
  while (right < end) yield [-1, right++]
}

function firstNew({ oldNumbers }: ComparedLines, place: number, end: number): number {
  let at = place
  while (at < end && (oldNumbers[at] ?? -1) >= 0) at++
  return at
}
