import { Button } from '@mantine/core'
import type { TextRange } from '#components/inspector/text/find-in-text.ts'
import {
  type Highlight,
  INLINE_SEGMENTS,
  rowSegments,
} from '#components/inspector/text/row-segments.ts'
import { SegmentNode } from '#components/inspector/text/segment-node.tsx'
import type { WholeText } from '../rows/row-text.tsx'
import { type ComparedLines, isShared, lineAt } from './compared-lines.ts'
import styles from './diff.module.css'
import { lineHighlights } from './line-highlights.ts'
import { parted, shownPart } from './shown-line.ts'

/** How lines are shown, and what a reader can open of them. */
export type LineLook = {
  readonly lines: ComparedLines
  /** Whether invisible characters are labelled. */
  readonly marks: boolean
  /** Finds in the text of all lines, sorted. */
  readonly found: readonly Highlight[]
  onOpen(whole: WholeText): void
}

type DiffLineProps = {
  readonly look: LineLook
  readonly place: number
  /** What changed in it, in offsets of the line. */
  readonly changed: readonly TextRange[]
}

const SIGNS = { removed: '−', added: '+', shared: '' } as const

/** What became of a line. */
export function fateOf(lines: ComparedLines, place: number): keyof typeof SIGNS {
  if (isShared(lines, place)) return 'shared'
  return (lines.oldNumbers[place] ?? -1) >= 0 ? 'removed' : 'added'
}

/** The sign and the text of one line: text nodes only, a long one around its first change. */
export function DiffLine({ look, place, changed }: DiffLineProps) {
  const { lines, marks, found } = look
  const { text } = parted(lineAt(lines, place))
  const start = lines.starts[place] ?? 0
  const part = shownPart(text, changed[0]?.start)
  const highlights = lineHighlights(found, changed, start, start + text.length)
  const from = start + part.start
  const segments = rowSegments(lines.text, from, start + part.end, { marks, highlights })
  const cut = segments[INLINE_SEGMENTS]?.start ?? start + part.end
  const left = text.length - (cut - from)
  return (
    <>
      <span className={styles.sign}>{SIGNS[fateOf(lines, place)]}</span>
      <span className={styles.line} dir="auto">
        {part.start > 0 && <span className={styles.left}>… </span>}
        {segments.slice(0, INLINE_SEGMENTS).map((segment) => (
          <SegmentNode key={segment.start} segment={segment} />
        ))}
        <LineEndLabel lines={lines} place={place} />
        {left > 0 && <Rest text={text} left={left} look={look} place={place} />}
      </span>
    </>
  )
}

function Rest(props: { text: string; left: number; look: LineLook; place: number }) {
  const { text, left, look, place } = props
  const { oldNumbers, newNumbers } = look.lines
  const isNew = (newNumbers[place] ?? -1) >= 0
  const number = (isNew ? newNumbers[place] : oldNumbers[place]) ?? 0
  const name = `${isNew ? 'new' : 'old'} line ${(number + 1).toLocaleString('en')}`
  return (
    <>
      <span className={styles.left}> … {left.toLocaleString('en')} more </span>
      <Button
        className={styles.open}
        variant="subtle"
        size="compact-xs"
        aria-label={`Show all of ${name}`}
        onClick={() => look.onOpen({ name, text })}
      >
        Show all
      </Button>
    </>
  )
}

/** How a line ends, where that is what changed or where nothing ends it. */
function LineEndLabel({ lines, place }: { lines: ComparedLines; place: number }) {
  if (isShared(lines, place)) return null
  const { end } = parted(lineAt(lines, place))
  const partner = lines.partners[place] ?? -1
  const other = partner < 0 ? 'LF' : parted(lineAt(lines, partner)).end
  const isTold = end === 'no line feed' ? other !== end : partner >= 0 && other !== end
  return isTold ? <span className={styles.lineEnd}>{end}</span> : null
}
