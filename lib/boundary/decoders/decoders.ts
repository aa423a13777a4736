import { base64 } from './base64.ts'
import type { Decoder } from './decoder.ts'
import { hex } from './hex.ts'
import { htmlEntity } from './html-entity.ts'
import { htmlMarkup } from './html-markup.ts'
import { identifier } from './identifier.ts'
import { percent } from './percent.ts'
import { quotedPrintable } from './quoted-printable.ts'
import { reversed } from './reversed.ts'
import { rot13 } from './rot13.ts'
import { spacedHex } from './spaced-hex.ts'
import { spacedLetters } from './spaced-letters.ts'
import { tagCharacters } from './tag-characters.ts'
import { unicodeEscape } from './unicode-escape.ts'

/** Every decoder. Look-alikes, width, zero-width characters and leetspeak are folded while words are read. */
export const DECODERS: readonly Decoder[] = [
  base64,
  hex,
  percent,
  htmlEntity,
  unicodeEscape,
  quotedPrintable,
  tagCharacters,
  rot13,
  reversed,
  spacedLetters,
  spacedHex,
  identifier,
  htmlMarkup,
]
