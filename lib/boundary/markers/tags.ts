import type { InvisibleFamily } from './marker-family.ts'

/** Those of a flag emoji (U+1F3F4, a region in tag letters, U+E007F) stay. */
export const tags: InvisibleFamily = {
  name: 'tags',
  source: 'Unicode block Tags, an invisible copy of ASCII',
  codePoints: [[0xe0000, 0xe00ff]],
  vectors: [
    ['a\u{e0069}\u{e0067}b', 'ab'],
    [
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
  ],
}
