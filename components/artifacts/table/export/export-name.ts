/** A file name for a table titled `title`, which is foreign: its letters and digits in any script, no other. */
export function exportName(title: string, extension: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .slice(0, 60)
    .toWellFormed()
    .replace(/^-|-$/g, '')
  return `${plain === '' ? 'table' : plain}.${extension}`
}
