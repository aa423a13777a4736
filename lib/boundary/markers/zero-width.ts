import type { InvisibleFamily } from './marker-family.ts'

/** One between emoji, or between letters of a script that needs it, stays; so does a lone one elsewhere. */
export const zeroWidth: InvisibleFamily = {
  name: 'zero_width',
  source: 'Unicode format characters without width, joiners among them',
  codePoints: [
    [0x180e, 0x180e],
    [0x200b, 0x200d],
    [0x2060, 0x2065],
    [0x206a, 0x206f],
    [0xfeff, 0xfeff],
    [0xfff0, 0xfffb],
  ],
  vectors: [
    ['ig\u200bno\u200dre', 'ignore'],
    [
      '\u{1f469}\u200d\u{1f680} \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
      '\u{1f469}\u200d\u{1f680} \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    ],
  ],
}
