import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, open, readlink, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { errorCode } from '#lib/network/error-code.ts'
import { ToolFailure } from '../tool-failure.ts'
import { label } from '../wording.ts'
import { relativeNames } from './relative-path.ts'

/** Something under the root that is open for reading. Whoever opened it closes the handle. */
export type OpenedPath = {
  readonly handle: FileHandle
  readonly stats: Stats
  /** Leads to the very thing that is open, as long as it is: for listing a folder. */
  readonly path: string
}

type Wanted = 'file' | 'folder'

/** Refuses a symbolic link at any place of the path (macOS 11 on, `sys/fcntl.h`). Node has no name for it. */
const DARWIN_O_NOFOLLOW_ANY = 0x20000000

const OPEN_FLAGS =
  constants.O_RDONLY |
  constants.O_NOFOLLOW |
  // A FIFO with no writer would hold the opening forever.
  constants.O_NONBLOCK |
  constants.O_NOCTTY |
  (process.platform === 'darwin' ? DARWIN_O_NOFOLLOW_ANY : 0)

const OUTSIDE = 'The path leads outside the files folder by a link: choose another one.'

/**
 * The one folder that the file tools see. A path is first resolved and then opened without following links;
 * what was opened is then asked where it lies. So neither a link nor a folder that is swapped for a link
 * between two steps can lead outside: on Linux the kernel names the place of the open file
 * (`/proc/self/fd`), macOS refuses links anywhere in the path while it opens. Links that stay inside work.
 */
export class FileRoot {
  readonly #configured: string

  /** Takes the absolute path of the folder; it may not exist yet. */
  constructor(path: string) {
    this.#configured = path
  }

  /** Opens a regular file. Throws a `ToolFailure` that names neither the root nor anything outside it. */
  async openFile(path: string): Promise<OpenedPath> {
    return this.#open(path, 'file')
  }

  /** Opens a folder, the root itself by an empty path. Throws like `openFile`. */
  async openFolder(path: string): Promise<OpenedPath> {
    return this.#open(path, 'folder')
  }

  async #open(path: string, wanted: Wanted): Promise<OpenedPath> {
    const names = relativeNames(path)
    const root = await this.#realRoot()
    try {
      const real = await realpath(join(root, ...names))
      if (!isInside(real, root)) throw new ToolFailure(OUTSIDE)
      // Looked at before it is opened: opening a device can already do something.
      refuseOtherKinds(await lstat(real), wanted, path)
      return await openChecked(real, root, wanted, path)
    } catch (problem) {
      if (problem instanceof ToolFailure) throw problem
      throw new ToolFailure(openProblem(errorCode(problem), wanted, path), { cause: problem })
    }
  }

  async #realRoot(): Promise<string> {
    try {
      return await realpath(this.#configured)
    } catch (cause) {
      throw new ToolFailure(
        'The files folder does not exist or cannot be read: check "filesRoot" in the settings.',
        { cause },
      )
    }
  }
}

async function openChecked(
  real: string,
  root: string,
  wanted: Wanted,
  path: string,
): Promise<OpenedPath> {
  const handle = await open(real, OPEN_FLAGS)
  try {
    const stats = await handle.stat()
    refuseOtherKinds(stats, wanted, path)
    const place = await placeOf(handle, real, stats)
    if (!isInside(place, root)) throw new ToolFailure(OUTSIDE)
    return { handle, stats, path: process.platform === 'linux' ? descriptor(handle) : real }
  } catch (problem) {
    await handle.close()
    throw problem
  }
}

/** Where the open file lies. Asked of the kernel on Linux; elsewhere the path, if it still is that file. */
async function placeOf(handle: FileHandle, real: string, stats: Stats): Promise<string> {
  if (process.platform === 'linux') return readlink(descriptor(handle))
  const now = await lstat(await realpath(real))
  if (now.ino !== stats.ino || now.dev !== stats.dev) throw new ToolFailure(OUTSIDE)
  return realpath(real)
}

function descriptor(handle: FileHandle): string {
  return `/proc/self/fd/${handle.fd}`
}

function isInside(place: string, root: string): boolean {
  return place === root || place.startsWith(root.endsWith(sep) ? root : root + sep)
}

function refuseOtherKinds(stats: Stats, wanted: Wanted, path: string): void {
  const kind = kindOf(stats)
  if (kind === wanted) return
  if (kind === 'folder') {
    throw new ToolFailure(
      `${label(path)} is a folder: list it with list_files, or name a file in it.`,
    )
  }
  throw new ToolFailure(
    wanted === 'folder'
      ? `${label(path)} is no folder: read it with read_file, or name a folder.`
      : `${label(path)} is no regular file (a pipe, socket or device): only regular files are read.`,
  )
}

/** What lies at a place, in the words of the file tools. */
export function kindOf(stats: Stats): 'file' | 'folder' | 'link' | 'other' {
  if (stats.isFile()) return 'file'
  if (stats.isDirectory()) return 'folder'
  return stats.isSymbolicLink() ? 'link' : 'other'
}

/** Why a path could not be opened, by the code of the system's error. */
const OPEN_PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['ENOTDIR', 'goes through a file as if it were a folder: check the path'],
  ['EACCES', 'may not be read by the server: change its permissions'],
  ['EPERM', 'may not be read by the server: change its permissions'],
  ['ELOOP', 'is a link that leads in a circle or was changed just now: choose another path'],
  ['ENXIO', 'is no regular file (a pipe, socket or device): only regular files are read'],
  ['EMFILE', 'cannot be opened, because too many files are open: try again'],
  ['ENFILE', 'cannot be opened, because too many files are open: try again'],
])

function openProblem(code: string, wanted: Wanted, path: string): string {
  if (code === 'ENOENT') {
    return `There is no ${wanted} ${label(path)} in the files folder: list_files shows what there is.`
  }
  return `${label(path)} ${OPEN_PROBLEMS.get(code) ?? `cannot be opened (${code}): check the disk`}.`
}
