import type { InvisibleFamily } from './marker-family.ts'

/** The introducer is always taken out, and with it the sequence that it opens. */
export const ansi: InvisibleFamily = {
  name: 'ansi',
  source: 'ECMA-48: escape and control sequences, opened by ESC or the C1 CSI',
  codePoints: [
    [0x1b, 0x1b],
    [0x9b, 0x9b],
  ],
  vectors: [
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u009b1mbold', 'bold'],
  ],
}
