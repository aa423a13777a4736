import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { EditedWindows } from './edited-windows.ts'

/** A tag or a comment; nothing in it can be read in two ways, so it is matched in one go. */
const TAG = /<(?:\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,400})?\/?|!--[^<>]{0,400}--)>/gi

export const htmlMarkup: Decoder = {
  name: 'html_markup',
  catches: 'Words and sentences that elements and comments of HTML cut in pieces.',
  hints: HINT.lessThan,
  *decode(text): Generator<DecodedText> {
    const windows = new EditedWindows(text)
    for (const tag of text.matchAll(TAG)) {
      const end = tag.index + tag[0].length
      windows.around(tag.index, end).remove(tag.index, end)
    }
    yield* windows.texts()
  },
}
