import { Edits } from '../edits.ts'
import { HINT } from '../reading/hints.ts'
import type { DecodedText, Decoder } from './decoder.ts'
import { editedText } from './edited-text.ts'

/** A tag or a comment; nothing in it can be read in two ways, so it is matched in one go. */
const TAG = /<(?:\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,400})?\/?|!--[^<>]{0,400}--)>/gi

export const htmlMarkup: Decoder = {
  name: 'html_markup',
  catches: 'Words and sentences that elements and comments of HTML cut in pieces.',
  hints: HINT.lessThan,
  *decode(text): Generator<DecodedText> {
    const edits = new Edits(text)
    for (const tag of text.matchAll(TAG)) edits.remove(tag.index, tag.index + tag[0].length)
    const decoded = editedText(edits)
    if (decoded) yield decoded
  },
}
