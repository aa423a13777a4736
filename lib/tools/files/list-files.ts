import * as z from 'zod'
import { treeArtifact } from '#lib/contract/kinds/tree.ts'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { untilAborted } from '#lib/network/until-aborted.ts'
import { fitsBudgets, type ResultBudgets } from '../result-budgets.ts'
import { tablePage } from '../table-page.ts'
import { answering, ToolFailure } from '../tool-failure.ts'
import { label } from '../wording.ts'
import type { FileRoot } from './file-root.ts'
import { fileTree } from './file-tree.ts'
import { type FolderEntry, type FolderListing, walkFolder } from './folder-walk.ts'

const ListFilesArguments = z.object({
  path: z.string().max(4_000).default('').meta({
    title: 'Folder',
    description:
      'Path of a folder inside the files folder. Leave empty for the files folder itself.',
  }),
  depth: z.int().min(1).max(8).default(1).meta({
    title: 'Depth',
    description: 'How many levels of folders to list, 1 to 8.',
  }),
  limit: z.int().min(1).max(1000).default(200).meta({
    title: 'Limit',
    description: 'The most entries to show, 1 to 1000. The text says where to go on.',
  }),
  offset: z.int().min(0).max(1_000_000).default(0).meta({
    title: 'Offset',
    description: 'How many entries to skip, for reading on.',
  }),
})
type ListFilesArguments = z.output<typeof ListFilesArguments>

/** The tool that lists a folder: paths, kinds, sizes and times. Links are named and not followed. */
export function listFilesTool(root: FileRoot, budgets: ResultBudgets): Tool {
  return defineTool({
    name: 'list_files',
    description:
      'Lists what lies in a folder of the files folder, with sizes and times. Links are named, not followed.',
    arguments: ListFilesArguments,
    approval: 'never',
    run: answering(async (toolArguments: ListFilesArguments, { signal }) => {
      const { path, depth, limit, offset } = toolArguments
      const listing = await untilAborted(walkFolder(root, path, depth, signal), signal)
      const page = { folder: folderOf(path), title: path === '' ? 'the files folder' : label(path) }
      const shown = listing.entries.slice(offset, offset + limit)
      for (let rows = shown.length; ; rows = Math.floor(rows * 0.8)) {
        const part = { ...page, entries: shown.slice(0, rows), offset }
        const result = listingResult(part, listing, budgets)
        if (result && fitsBudgets(result, budgets)) return result
        if (rows === 0) throw new ToolFailure('The list does not fit one result: raise its budget.')
      }
    }),
  })
}

type ListingPart = {
  /** Path of the listed folder with a slash after it; empty for the files folder. */
  readonly folder: string
  readonly title: string
  readonly entries: readonly FolderEntry[]
  readonly offset: number
}

/** The lines and the tree of the same entries, cut to the same lengths; undefined where no line fits. */
function listingResult(
  { folder, title, entries, offset }: ListingPart,
  { entries: all, isCut }: FolderListing,
  budgets: ResultBudgets,
): ToolResult | undefined {
  const page = tablePage(
    {
      title: `Files in ${title}`,
      columns: ['path', 'kind', 'bytes', 'modified'],
      rows: entries,
      // A path is of use only whole: one that is cut says so by its mark.
      cells: ({ path, kind, bytes, modified }, maxCharacters) => [
        cutPath(path, maxCharacters),
        kind,
        bytes,
        modified,
      ],
    },
    budgets,
    MAX_PATH_CHARACTERS,
  )
  if (!page) return undefined
  const end = offset + page.shownRows
  const text = [
    page.shownRows > 0
      ? `In ${title}: entries ${offset + 1} to ${end} of ${all.length}.`
      : `In ${title}: no entries shown of ${all.length}.`,
    ...(end < all.length && page.shownRows > 0 ? [`Go on with offset ${end}.`] : []),
    ...(isCut ? ['There are more, which were not looked at: list a folder further down.'] : []),
  ].join(' ')
  const nodes = fileTree(
    entries.slice(0, page.shownRows).map((entry) => ({
      ...entry,
      path: cutPath(entry.path.slice(folder.length), page.maxCharacters),
    })),
  )
  return ToolResult.text(
    [text, ...page.lines].join('\n'),
    treeArtifact({ title: `Files in ${title}`, nodes }),
  )
}

/** The folder that the paths of a listing begin with. */
function folderOf(path: string): string {
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  return names.length === 0 ? '' : `${names.join('/')}/`
}

const MAX_PATH_CHARACTERS = 4_000

function cutPath(path: string, maxCharacters: number): string {
  const wellFormed = path.toWellFormed()
  return wellFormed.length <= maxCharacters
    ? wellFormed
    : `${wellFormed.slice(0, maxCharacters).toWellFormed()}… ‹cut›`
}
