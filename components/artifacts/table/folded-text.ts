/** `text` as a search compares it: without regard to case and to how an accent is composed. */
export function foldedText(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
