import type { InvisibleFamily } from './marker-family.ts'

/** One after a character that has variants stays; a run of them carries bytes. */
export const variation: InvisibleFamily = {
  name: 'variation',
  source: 'Unicode variation selectors, 256 values and so a byte each',
  codePoints: [
    [0xfe00, 0xfe0f],
    [0xe0100, 0xe01ef],
  ],
  vectors: [
    ['x\ufe01\ufe02\ufe03', 'x'],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
  ],
}
