import { cutToCharacters } from '#lib/base/text.ts'
import { diffArtifact } from '#lib/contract/kinds/diff.ts'
import type { LineChange } from '#lib/contract/line-changes.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { type PatchSource, unifiedPatch } from '#lib/contract/unified-patch.ts'
import { fitsBudgets, type ResultBudgets } from '../result-budgets.ts'
import { count } from '../wording.ts'

/** Two files compared; `title` names both. */
export type ComparedFiles = PatchSource & { readonly path: string; readonly title: string }

/** Unchanged lines beside a change in an artifact that holds a part of the files. */
const CONTEXT_LINES = 20

/** How much of the changes is told. */
type Share = {
  readonly changes: number
  /** Lines of either side of a change. */
  readonly lines: number
  /** Characters of a line. */
  readonly characters: number
}

const LEAST_CHARACTERS = 10

/**
 * As many of the changes from `offset` on as fit the budgets, as a patch and as an artifact; the two files whole
 * where they fit. A single change that is too large is cut, its lines last. Undefined where not even that fits.
 */
export function comparisonPage(
  files: ComparedFiles,
  offset: number,
  budgets: ResultBudgets,
): ToolResult | undefined {
  const left = files.changes.length - offset
  if (left <= 0) return introduced(files, offset, 0, false)
  if (offset === 0) {
    const all = shown(files, offset, left, files, files)
    if (fitsBudgets(all, budgets)) return all
  }
  const largest = Math.max(...files.changes.slice(offset, offset + 1).map(lineCount))
  let share: Share | undefined = {
    changes: left,
    lines: largest,
    characters: Number.MAX_SAFE_INTEGER,
  }
  for (; share; share = smaller(share, files)) {
    const part = partOf(files, offset, share)
    const result = shown(files, offset, share.changes, part, sliced(part))
    if (fitsBudgets(result, budgets)) return result
  }
  return undefined
}

function smaller({ changes, lines, characters }: Share, files: ComparedFiles): Share | undefined {
  if (changes > 1) return { changes: changes >> 1, lines, characters }
  if (lines > 1) return { changes, lines: lines >> 1, characters }
  const longest = Math.min(characters, longestLine(files))
  return longest > LEAST_CHARACTERS ? { changes, lines, characters: longest >> 1 } : undefined
}

function longestLine({ oldLines, newLines }: ComparedFiles): number {
  const longest = (lines: readonly string[]) =>
    lines.reduce((length, line) => Math.max(length, line.length), 0)
  return Math.max(longest(oldLines), longest(newLines))
}

function lineCount({ oldStart, oldEnd, newStart, newEnd }: LineChange): number {
  return Math.max(oldEnd - oldStart, newEnd - newStart)
}

/** The changes of a share; where one is cut, the files end there. */
function partOf(files: ComparedFiles, offset: number, share: Share): PatchSource {
  const changes = files.changes.slice(offset, offset + share.changes)
  const [only] = changes
  if (changes.length > 1 || !only) return { ...files, changes }
  const cut = {
    ...only,
    oldEnd: Math.min(only.oldEnd, only.oldStart + share.lines),
    newEnd: Math.min(only.newEnd, only.newStart + share.lines),
  }
  if (lineCount(cut) === lineCount(only) && share.characters === Number.MAX_SAFE_INTEGER) {
    return { ...files, changes }
  }
  const lines = (all: readonly string[], end: number) =>
    all.slice(0, end).map((line) => cutLine(line, share.characters))
  return {
    oldLines: lines(files.oldLines, cut.oldEnd),
    newLines: lines(files.newLines, cut.newEnd),
    changes: [cut],
    path: files.path,
  }
}

function cutLine(line: string, characters: number): string {
  if (line.length <= characters) return line
  return `${cutToCharacters(line, characters)}…\n`
}

/** The lines around the changes of a part alone, for an artifact. */
function sliced(part: PatchSource): PatchSource {
  const first = part.changes[0] ?? { oldStart: 0, newStart: 0 }
  const last = part.changes.at(-1) ?? { oldEnd: 0, newEnd: 0 }
  const before = Math.min(CONTEXT_LINES, first.oldStart, first.newStart)
  return {
    ...part,
    oldLines: part.oldLines.slice(first.oldStart - before, last.oldEnd + CONTEXT_LINES),
    newLines: part.newLines.slice(first.newStart - before, last.newEnd + CONTEXT_LINES),
  }
}

function shown(
  files: ComparedFiles,
  offset: number,
  changes: number,
  part: PatchSource,
  slice: PatchSource,
): ToolResult {
  const isCut = part.oldLines !== files.oldLines
  const { content } = introduced(files, offset, changes, isCut)
  const from = (part.changes[0]?.oldStart ?? 0) + 1
  const isWhole = slice.oldLines === files.oldLines
  return ToolResult.text(
    `${content}\n\n${unifiedPatch(part)}`,
    diffArtifact({
      title: isWhole ? files.title : `${files.title}, around line ${count(from)}`,
      old: slice.oldLines.join(''),
      new: slice.newLines.join(''),
      path: files.path,
    }),
  )
}

function introduced(
  { title, changes }: ComparedFiles,
  offset: number,
  shownChanges: number,
  isCut: boolean,
): ToolResult {
  const added = changes.reduce((sum, one) => sum + one.newEnd - one.newStart, 0)
  const removed = changes.reduce((sum, one) => sum + one.oldEnd - one.oldStart, 0)
  const end = offset + shownChanges
  const sentences = [
    `From ${title}: ${count(changes.length)} ${changes.length === 1 ? 'change' : 'changes'}, ${count(added)} lines added, ${count(removed)} removed.`,
  ]
  if (shownChanges === 0) sentences.push(`None is left from offset ${offset}.`)
  else if (shownChanges < changes.length) {
    sentences.push(`Shown are changes ${offset + 1} to ${end}.`)
  }
  if (isCut) sentences.push('The last is cut, because it is large.')
  if (end < changes.length) sentences.push(`Go on with offset ${end}.`)
  return ToolResult.text(sentences.join(' '))
}
