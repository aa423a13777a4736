import * as z from 'zod'
import { readImageSize } from '#lib/contract/image/image-header.ts'
import { codeArtifact } from '#lib/contract/kinds/code.ts'
import { keyValueArtifact } from '#lib/contract/kinds/key-value.ts'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { untilAborted } from '#lib/network/until-aborted.ts'
import { fitsBudgets, type ResultBudgets } from '../result-budgets.ts'
import { answering } from '../tool-failure.ts'
import { count, entriesOf, label } from '../wording.ts'
import type { FileRoot, OpenedPath } from './file-root.ts'
import { type FileType, fileType, TYPE_BYTES } from './file-type.ts'
import { languageOf } from './language-of.ts'
import { bytesAt } from './opened-bytes.ts'
import { type TextSlice, textSlice } from './text-slice.ts'

const MAX_BYTES = 40_000

const ReadFileArguments = z.object({
  path: z.string().min(1).max(4_000).meta({
    title: 'Path',
    description:
      'Path inside the files folder, such as "notes/today.txt"; list_files gives the paths.',
  }),
  offset: z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).default(0).meta({
    title: 'Offset',
    description:
      'At which byte to begin; a negative number counts from the end, so -2000 reads the last 2,000 bytes.',
  }),
  maxBytes: z.int().min(1).max(MAX_BYTES).default(MAX_BYTES).meta({
    title: 'Most bytes',
    description: 'The most bytes to read, 1 to 40,000. The text says where to go on.',
  }),
})
type ReadFileArguments = z.output<typeof ReadFileArguments>

/** The tool that reads a text file, or a part of it, and describes a binary one. */
export function readFileTool(root: FileRoot, budgets: ResultBudgets): Tool {
  return defineTool({
    name: 'read_file',
    description:
      'Reads a text file in the files folder, part by part when it is long. A binary file is described, its bytes are not shown.',
    arguments: ReadFileArguments,
    approval: 'never',
    run: answering(async (toolArguments: ReadFileArguments, { signal }) =>
      untilAborted(readPath(root, toolArguments, budgets), signal),
    ),
  })
}

async function readPath(
  root: FileRoot,
  toolArguments: ReadFileArguments,
  budgets: ResultBudgets,
): Promise<ToolResult> {
  const opened = await root.openFile(toolArguments.path)
  try {
    return await readOpened(opened, toolArguments, budgets)
  } finally {
    await opened.handle.close()
  }
}

async function readOpened(
  opened: OpenedPath,
  { path, offset, maxBytes }: ReadFileArguments,
  budgets: ResultBudgets,
): Promise<ToolResult> {
  const size = opened.stats.size
  const head = await bytesAt(opened, 0, TYPE_BYTES)
  const type = fileType(head)
  const facts = {
    path: path.toWellFormed(),
    bytes: size,
    modified: opened.stats.mtime.toISOString(),
  }
  if (!type.isText) return described(facts, type, head)
  const place = startPlace(offset, size, type)
  // A little more than asked for, so that a character at the end is seen whole.
  const bytes = await bytesAt(opened, place, maxBytes + 8)
  const isEnd = place + bytes.length >= size
  for (let limit = maxBytes; ; limit = Math.max(1, limit >> 1)) {
    const slice = textSlice(bytes, type.encoding, limit, isEnd)
    const result = shown({ ...facts, encoding: type.encoding }, slice, place)
    if (limit === 1 || fitsBudgets(result, budgets)) return result
  }
}

function startPlace(offset: number, size: number, type: FileType & { isText: true }): number {
  const asked = offset < 0 ? Math.max(0, size + offset) : Math.min(offset, size)
  const place = Math.max(asked, type.markBytes)
  return type.encoding.startsWith('utf-16') ? place - (place % 2) : place
}

type Facts = { readonly path: string; readonly bytes: number; readonly modified: string }

function described(facts: Facts, type: FileType & { isText: false }, head: Uint8Array): ToolResult {
  const pixels = readImageSize(head)
  const size = pixels ? ` of ${pixels.width} × ${pixels.height} pixels` : ''
  return ToolResult.text(
    `File ${label(facts.path)}: a ${type.name}${size}, ${count(facts.bytes)} bytes. Its bytes are not shown, because it is no text.`,
    keyValueArtifact({
      title: label(facts.path),
      entries: entriesOf({
        ...facts,
        type: type.name,
        ...(pixels && { pixels: `${pixels.width} × ${pixels.height}` }),
      }),
    }),
  )
}

function shown(
  facts: Facts & { readonly encoding: string },
  { text, start, end }: TextSlice,
  place: number,
): ToolResult {
  const from = place + start
  const to = place + end
  const isWhole = to >= facts.bytes && from <= 3
  const part = isWhole
    ? 'shown whole'
    : `shown from byte ${from} to ${to}${to < facts.bytes ? `; go on with offset ${to}` : ', its end'}`
  const title = label(facts.path)
  return ToolResult.text(
    `File ${title}: ${count(facts.bytes)} bytes, ${facts.encoding} text, ${part}.\n\n${text}`,
    codeArtifact({ title, text, filename: facts.path, lang: languageOf(facts.path) }),
    keyValueArtifact({ title: `About ${title}`, entries: entriesOf({ ...facts, from, to }) }),
  )
}
