import * as z from 'zod'
import { keyValueArtifact } from '#lib/contract/kinds/key-value.ts'
import { lineChanges, linesOf } from '#lib/contract/line-changes.ts'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { untilAborted } from '#lib/network/until-aborted.ts'
import type { ResultBudgets } from '../result-budgets.ts'
import { answering, ToolFailure } from '../tool-failure.ts'
import { count, entriesOf, label } from '../wording.ts'
import { comparisonPage } from './comparison-page.ts'
import type { FileRoot } from './file-root.ts'
import { type FileType, fileType, TYPE_BYTES } from './file-type.ts'
import { bytesAt } from './opened-bytes.ts'

const MAX_FILE_BYTES = 1_000_000

const path = (title: string, description: string) =>
  z
    .string()
    .min(1)
    .max(4_000)
    .meta({ title, description: `${description} list_files gives the paths.` })

const CompareFilesArguments = z.object({
  old: path('Old file', 'Path of the older file inside the files folder.'),
  new: path('New file', 'Path of the newer file inside the files folder.'),
  offset: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0).meta({
    title: 'Offset',
    description: 'How many of the changes to skip, for reading on.',
  }),
})
type CompareFilesArguments = z.output<typeof CompareFilesArguments>

/** The tool that tells what changed from one file to another, line by line. */
export function compareFilesTool(root: FileRoot, budgets: ResultBudgets): Tool {
  return defineTool({
    name: 'compare_files',
    description:
      'Compares two text files in the files folder line by line and gives what changed as a unified patch, part by part when it is long. Of binary files it says whether they are the same.',
    arguments: CompareFilesArguments,
    approval: 'never',
    run: answering(async (toolArguments: CompareFilesArguments, { signal }) =>
      untilAborted(comparePaths(root, toolArguments, budgets), signal),
    ),
  })
}

async function comparePaths(
  root: FileRoot,
  toolArguments: CompareFilesArguments,
  budgets: ResultBudgets,
): Promise<ToolResult> {
  const old = await readWhole(root, toolArguments.old)
  const changed = await readWhole(root, toolArguments.new)
  const names = `${label(old.path)} and ${label(changed.path)}`
  const facts = {
    old: old.path,
    'old bytes': old.bytes.length,
    new: changed.path,
    'new bytes': changed.bytes.length,
  }
  if (old.text === undefined || changed.text === undefined) {
    return told(`${names}: ${sameBytes(old, changed)}`, facts)
  }
  if (old.text === changed.text) {
    return told(`${names} hold the same text, ${count(linesOf(old.text).length)} lines.`, facts)
  }
  const oldLines = linesOf(old.text)
  const newLines = linesOf(changed.text)
  const page = comparisonPage(
    {
      oldLines,
      newLines,
      changes: lineChanges(oldLines, newLines),
      path: changed.path,
      title: `${label(old.path)} to ${label(changed.path)}`,
    },
    toolArguments.offset,
    budgets,
  )
  if (!page) throw new ToolFailure('The comparison does not fit one result: raise its budget.')
  return page
}

type WholeFile = {
  readonly path: string
  readonly bytes: Uint8Array
  readonly type: FileType
  /** Undefined where it is no text. */
  readonly text: string | undefined
}

async function readWhole(root: FileRoot, path: string): Promise<WholeFile> {
  const opened = await root.openFile(path)
  try {
    const { size } = opened.stats
    if (size > MAX_FILE_BYTES) {
      throw new ToolFailure(
        `${label(path)} has ${count(size)} bytes: files of at most ${count(MAX_FILE_BYTES)} bytes are compared.`,
      )
    }
    const bytes = await bytesAt(opened, 0, size)
    const type = fileType(bytes.subarray(0, TYPE_BYTES))
    const text = type.isText
      ? new TextDecoder(type.encoding).decode(bytes).toWellFormed()
      : undefined
    return { path: path.toWellFormed(), bytes, type, text }
  } finally {
    await opened.handle.close()
  }
}

function sameBytes(old: WholeFile, changed: WholeFile): string {
  const kinds = [old, changed].map(({ type }) => (type.isText ? 'text' : type.name)).join(' and ')
  const length = Math.max(old.bytes.length, changed.bytes.length)
  for (let at = 0; at < length; at++) {
    if (old.bytes[at] !== changed.bytes[at]) {
      return `${kinds}. They differ, first at byte ${count(at + 1)}; no lines are compared, because not both are text.`
    }
  }
  return `${kinds}. They hold the same ${count(length)} bytes.`
}

function told(sentence: string, facts: Parameters<typeof entriesOf>[0]): ToolResult {
  return ToolResult.text(
    sentence,
    keyValueArtifact({ title: 'Compared files', entries: entriesOf(facts) }),
  )
}
