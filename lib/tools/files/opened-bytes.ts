import type { OpenedPath } from './file-root.ts'

/** Reads up to `length` bytes at `position`; fewer only at the end of the file. */
export async function bytesAt(
  { handle }: OpenedPath,
  position: number,
  length: number,
): Promise<Uint8Array> {
  const buffer = new Uint8Array(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}
