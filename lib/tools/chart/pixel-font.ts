/** Width and height of a letter in pixels, and the step from one to the next. */
export const LETTER = { width: 5, height: 7, step: 6 } as const

/** What stands for a letter that the font lacks. */
const UNKNOWN = 'vhhhhhv'

/**
 * A letter as seven rows from the top, each a digit to the base 32 whose five bits are its pixels, the leftmost
 * the highest. Capital letters only: a label is short, and the names stand beside the chart in full.
 */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    ['A ehhvhhh', 'B uhhuhhu', 'C ehggghe', 'D uhhhhhu', 'E vgguggv', 'F vgguggg', 'G ehgnhhf'],
    ['H hhhvhhh', 'I e44444e', 'J 72222ic', 'K hikokih', 'L ggggggv', 'M hrllhhh', 'N hhpljhh'],
    ['O ehhhhhe', 'P uhhuggg', 'Q ehhhlid', 'R uhhukih', 'S fgge11u', 'T v444444', 'U hhhhhhe'],
    ['V hhhhha4', 'W hhhllla', 'X hha4ahh', 'Y hha4444', 'Z v1248gv', '0 ehjlphe', '1 4c4444e'],
    ['2 eh1248v', '3 v2421he', '4 26aiv22', '5 vgu11he', '6 68guhhe', '7 v124888', '8 ehhehhe'],
    ['9 ehhf12c', '. 00000cc', ', 0000c48', '- 000e000', '+ 044v440', ': 0cc0cc0', '/ 01248g0'],
    ['( 2488842', ') 8422248', '% op248j3', '_ 000000v', "' 4480000", '" aa00000', '# aavavaa'],
    ['& cik8lid', '* 04lel40', '= 00v0v00', '? eh12404', '! 4444404', '@ ehnlmge', '; 0cc0c48'],
    ['< 248g842', '> 8421248', '$ 4fke5u4', '… 00000ll', '| 4444444', '[ e88888e', '] e22222e'],
  ]
    .flat()
    .map((entry) => [entry.slice(0, 1), entry.slice(2)]),
)

/** The letters of a label as the font has them: capital, without accents, line breaks as spaces. */
export function fontText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, ' ').toUpperCase()
}

/** The pixels of a letter, counted from its upper left corner. */
export function litPixels(letter: string): readonly { readonly x: number; readonly y: number }[] {
  const rows = letter === ' ' ? [] : [...(LETTERS.get(letter) ?? UNKNOWN)]
  return rows.flatMap((digit, y) => {
    const bits = Number.parseInt(digit, 32)
    return COLUMNS.filter((x) => ((bits >> (LETTER.width - 1 - x)) & 1) === 1).map((x) => ({
      x,
      y,
    }))
  })
}

const COLUMNS = [0, 1, 2, 3, 4] as const
