import { ansiSequenceEnd } from './ansi-sequence.ts'
import { Edits } from './edits.ts'
import { type Invisible, staysVisible } from './invisible-context.ts'
import { invisibleFamily, mayBeInvisible } from './invisible-table.ts'

/**
 * Takes the invisible characters out of well-formed `text` in one pass: always those that nothing legitimate
 * needs, and the others where their neighbours don't need them. Counts are added to `counts` by family.
 * Whether a character stays depends only on the visible neighbours of its run, so once more changes nothing.
 * Source: design `boundary.md`, "Neutralised".
 */
export function removeInvisible(text: string, counts: Map<string, number>): Edits {
  const edits = new Edits(text)
  let before = -1
  let at = 0
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (!mayBeInvisible(unit)) {
      before = at++
      continue
    }
    const run = invisibleRun(text, at)
    if (run.length === 0) {
      before = at++
      continue
    }
    const end = run.at(-1)?.end ?? at
    const stay = staysVisible(text, run, before, end)
    for (const invisible of run) {
      if (stay.has(invisible)) continue
      edits.replace(invisible.start, invisible.end, '')
      counts.set(invisible.family, (counts.get(invisible.family) ?? 0) + 1)
    }
    at = end
  }
  return edits
}

function invisibleRun(text: string, from: number): Invisible[] {
  const run: Invisible[] = []
  let at = from
  while (at < text.length && mayBeInvisible(text.charCodeAt(at))) {
    const point = text.codePointAt(at) ?? 0
    const family = invisibleFamily(point)
    if (family === undefined) break
    const end = family.name === 'ansi' ? ansiSequenceEnd(text, at) : at + (point > 0xffff ? 2 : 1)
    run.push({ family: family.name, point, start: at, end })
    at = end
  }
  return run
}
