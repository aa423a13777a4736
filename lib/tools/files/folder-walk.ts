import { lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { ToolFailure } from '../tool-failure.ts'
import { type FileRoot, kindOf } from './file-root.ts'

/** One thing in a listed folder. */
export type FolderEntry = {
  /** From the files folder on, as `read_file` takes it. */
  readonly path: string
  readonly kind: string
  /** Size of a file; null for everything else. */
  readonly bytes: number | null
  /** ISO 8601, UTC. */
  readonly modified: string | null
}

/** What lies in a folder, sorted by path. `isCut`: there is more than one listing looks at. */
export type FolderListing = { readonly entries: readonly FolderEntry[]; readonly isCut: boolean }

const MAX_ENTRIES = 5_000

/**
 * Lists `depth` levels of the folder at `path`, at most 5,000 entries. Each folder is opened by the root's
 * own check, so a folder that is swapped for a link meanwhile is skipped. Links are not followed.
 */
export async function walkFolder(
  root: FileRoot,
  path: string,
  depth: number,
  signal: AbortSignal,
): Promise<FolderListing> {
  const entries: FolderEntry[] = []
  const waiting = [{ path: path.split('/').filter(isName).join('/'), level: 1 }]
  let isCut = false
  for (let next = waiting.shift(); next && !isCut; next = waiting.shift()) {
    signal.throwIfAborted()
    const level = next.level
    const found = await entriesOf(root, next.path, level > 1, MAX_ENTRIES - entries.length)
    entries.push(...found.entries)
    isCut = found.isCut
    if (level < depth) {
      const folders = found.entries.filter((entry) => entry.kind === 'folder')
      waiting.push(...folders.map((folder) => ({ path: folder.path, level: level + 1 })))
    }
  }
  return { entries: entries.sort((one, other) => (one.path < other.path ? -1 : 1)), isCut }
}

function isName(name: string): boolean {
  return name !== '' && name !== '.'
}

async function entriesOf(
  root: FileRoot,
  path: string,
  maySkip: boolean,
  room: number,
): Promise<FolderListing> {
  try {
    return await openedEntries(root, path, room)
  } catch (problem) {
    // A folder further down that may not be read or is gone is listed, and what is in it is not.
    if (maySkip && problem instanceof ToolFailure) return { entries: [], isCut: false }
    throw problem
  }
}

async function openedEntries(root: FileRoot, path: string, room: number): Promise<FolderListing> {
  const opened = await root.openFolder(path)
  try {
    const entries: FolderEntry[] = []
    for await (const { name } of await opendir(opened.path)) {
      if (entries.length === room) return { entries, isCut: true }
      entries.push(await entryOf(join(opened.path, name), path === '' ? name : `${path}/${name}`))
    }
    return { entries, isCut: false }
  } finally {
    await opened.handle.close()
  }
}

async function entryOf(place: string, path: string): Promise<FolderEntry> {
  try {
    const stats = await lstat(place)
    const kind = kindOf(stats)
    return {
      path,
      kind,
      bytes: kind === 'file' ? stats.size : null,
      modified: stats.mtime.toISOString(),
    }
  } catch {
    // Gone since it was listed, or its name is not UTF-8, so that no path leads to it.
    return { path, kind: 'unreachable', bytes: null, modified: null }
  }
}
