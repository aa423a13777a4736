import { ansiSequenceEnd } from './ansi-sequence.ts'
import { Edits } from './edits.ts'
import { type InvisibleRun, type Staying, stayingIn } from './invisible-context.ts'
import { invisibleFamily, mayBeInvisible } from './invisible-table.ts'
import { ansi } from './markers/ansi.ts'
import { INVISIBLE_FAMILIES } from './markers/marker-families.ts'
import { tags } from './markers/tags.ts'
import { variation } from './markers/variation.ts'
import { zeroWidth } from './markers/zero-width.ts'

const ANSI = INVISIBLE_FAMILIES.indexOf(ansi)
const TAGS = INVISIBLE_FAMILIES.indexOf(tags)
const VARIATION = INVISIBLE_FAMILIES.indexOf(variation)
const ZERO_WIDTH = INVISIBLE_FAMILIES.indexOf(zeroWidth)

/**
 * Takes the invisible characters out of well-formed `text` in one pass: always those that nothing legitimate
 * needs, and the others where their neighbours don't need them. Counts are added to `counts` by family.
 * Whether a character stays depends only on the visible neighbours of its run, so once more changes nothing.
 * Source: design `boundary.md`, "Neutralised".
 */
export function removeInvisible(text: string, counts: Map<string, number>): Edits {
  const edits = new Edits(text)
  const taken = new Int32Array(INVISIBLE_FAMILIES.length)
  let before = -1
  let at = 0
  while (at < text.length) {
    if (!mayBeInvisible(text.charCodeAt(at))) {
      before = at++
      continue
    }
    const run = measure(text, at)
    if (run.end === at) {
      before = at++
      continue
    }
    removeRun(text, at, stayingIn(text, run, before), run.end, edits, taken)
    at = run.end
  }
  for (const [index, count] of taken.entries()) {
    const name = INVISIBLE_FAMILIES[index]?.name ?? ''
    if (count > 0) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return edits
}

/** The run that begins at `from`; it ends there too where only the first unit looked invisible. */
function measure(text: string, from: number): InvisibleRun {
  const run: InvisibleRun = {
    end: from,
    selectors: 0,
    selectorAt: -1,
    joiners: 0,
    joinerAt: -1,
    tagsFrom: 0,
    tagsTo: 0,
  }
  while (run.end < text.length && mayBeInvisible(text.charCodeAt(run.end))) {
    const at = run.end
    const family = familyAt(text, at)
    if (family < 0) break
    run.end = endOf(text, at, family)
    note(run, at, family)
  }
  return run
}

function note(run: InvisibleRun, at: number, family: number): void {
  if (family === VARIATION && ++run.selectors === 1) run.selectorAt = at
  if (family === ZERO_WIDTH && ++run.joiners === 1) run.joinerAt = at
  if (family !== TAGS) return
  if (run.tagsTo === 0) run.tagsFrom = at
  run.tagsTo = run.end
}

function removeRun(
  text: string,
  from: number,
  staying: Staying,
  to: number,
  edits: Edits,
  taken: Int32Array,
): void {
  for (let at = from; at < to; ) {
    const family = familyAt(text, at)
    const end = endOf(text, at, family)
    if (!stays(staying, at, family)) {
      edits.remove(at, end)
      taken[family] = (taken[family] ?? 0) + 1
    }
    at = end
  }
}

function stays(
  { selectorAt, joinerAt, flagFrom, flagTo }: Staying,
  at: number,
  family: number,
): boolean {
  if (at === selectorAt || at === joinerAt) return true
  return family === TAGS && flagFrom >= 0 && at >= flagFrom && at < flagTo
}

function familyAt(text: string, at: number): number {
  return invisibleFamily(text.codePointAt(at) ?? 0)
}

function endOf(text: string, at: number, family: number): number {
  if (family === ANSI) return ansiSequenceEnd(text, at)
  const unit = text.charCodeAt(at)
  return at + (unit >= 0xd800 && unit <= 0xdbff ? 2 : 1)
}
