import type { InvisibleFamily } from './marker-family.ts'

export const control: InvisibleFamily = {
  name: 'control',
  source: 'C0 and C1 except tab, newline and carriage return; DEL',
  codePoints: [
    [0x00, 0x08],
    [0x0b, 0x0c],
    [0x0e, 0x1a],
    [0x1c, 0x1f],
    [0x7f, 0x9a],
    [0x9c, 0x9f],
  ],
  vectors: [
    ['a\u0000b\u007f', 'ab'],
    ['kept\tand\r\nkept', 'kept\tand\r\nkept'],
  ],
}
