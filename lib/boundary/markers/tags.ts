import type { InvisibleFamily } from './marker-family.ts'

/** Those of a flag emoji (U+1F3F4, a region in tag letters, U+E007F) stay. */
export const tags: InvisibleFamily = {
  name: 'tags',
  source: 'Unicode block Tags, an invisible copy of ASCII',
  codePoints: [[0xe0000, 0xe00ff]],
}
