import type { InvisibleFamily } from './marker-family.ts'

export const bidi: InvisibleFamily = {
  name: 'bidi',
  source: 'Unicode property Bidi_Control (UAX 9; CVE-2021-42574)',
  codePoints: [
    [0x061c, 0x061c],
    [0x200e, 0x200f],
    [0x202a, 0x202e],
    [0x2066, 0x2069],
  ],
  vectors: [
    ['pay \u202e001\u202c now', 'pay 001 now'],
    ['\u2066a\u2069\u200e', 'a'],
  ],
}
