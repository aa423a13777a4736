import type { InvisibleFamily } from './marker-family.ts'

/** One after a character that has variants stays; a run of them carries bytes. */
export const variation: InvisibleFamily = {
  name: 'variation',
  source: 'Unicode variation selectors, 256 values and so a byte each',
  codePoints: [
    [0xfe00, 0xfe0f],
    [0xe0100, 0xe01ef],
  ],
}
