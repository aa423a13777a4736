import { INLINE_SEGMENTS, rowSegments } from '#components/inspector/text/row-segments.ts'
import { cutToCharacters } from '#lib/base/text.ts'

/** Characters of a text in its row; the whole opens below the rows. */
export const ROW_CHARACTERS = 300
/** Lines of a text in its row. */
const ROW_LINES = 6

/** As much of a foreign text as its row shows: some lines, some characters, some labels of invisible ones. */
export function rowStart(text: string): string {
  const lines = text.slice(0, lineCut(text))
  const shown = lines.length > ROW_CHARACTERS ? cutToCharacters(lines, ROW_CHARACTERS) : lines
  const segments = rowSegments(shown, 0, shown.length, { marks: true, highlights: [] })
  return shown.slice(0, segments[INLINE_SEGMENTS]?.start ?? shown.length)
}

/** Where the last line that is shown ends. */
function lineCut(text: string): number {
  let end = -1
  for (let line = 0; line < ROW_LINES; line++) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return text.length
    if (end > ROW_CHARACTERS) return end
  }
  return end
}
