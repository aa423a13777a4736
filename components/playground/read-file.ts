/** The largest result that can be inspected, in bytes of UTF-8. */
export const MAX_INSPECT_BYTES = 8_000_000

/** A file's text, and what a reader should know of it; or why it cannot be inspected. */
export type ReadFile =
  | { readonly text: string; readonly notice: string | null }
  | { readonly problem: string }

/** Reads a file as UTF-8. A file that is too large is not read at all. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_INSPECT_BYTES) return { problem: tooLarge(file.size) }
  try {
    return decode(await file.arrayBuffer())
  } catch {
    // Moved, locked, or a folder: browsers tell no more than that it cannot be read.
    return { problem: 'The file could not be read: choose it again, or paste its text.' }
  }
}

/** Why so many bytes are not inspected. */
export function tooLarge(bytes: number): string {
  return `This is ${megabytes(bytes)}, and at most ${megabytes(MAX_INSPECT_BYTES)} can be inspected: cut it to the part that matters.`
}

/** A size for people. */
export function megabytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function decode(bytes: ArrayBuffer): ReadFile {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notice: null }
  } catch {
    // Not UTF-8: shown all the same, with a word about it.
    return {
      text: new TextDecoder('utf-8').decode(bytes),
      notice: 'The file is not UTF-8 text: bytes that could not be read are shown as �.',
    }
  }
}
