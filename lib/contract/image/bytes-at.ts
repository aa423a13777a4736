/*
 * Numbers and words in foreign bytes. Beyond the end each byte reads as 0 and a word as one that nothing equals,
 * so that no reader can throw; whoever must tell a short file from zeros compares lengths.
 */

/** The unsigned number in `size` bytes from `at` on, the first byte the highest. */
export function bigEndian(bytes: Uint8Array, at: number, size: number): number {
  let value = 0
  for (let index = 0; index < size; index++) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

/** The unsigned number in `size` bytes from `at` on, the first byte the lowest. */
export function littleEndian(bytes: Uint8Array, at: number, size: number): number {
  let value = 0
  for (let index = size - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

/** Whether the bytes from `at` on are those of `word`, of which each character is one byte. */
export function isWord(bytes: Uint8Array, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    if (bytes[at + index] !== word.charCodeAt(index)) return false
  }
  return true
}
