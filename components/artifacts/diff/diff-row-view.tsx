import { IconDots } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import type { TextRange } from '#components/inspector/text/find-in-text.ts'
import { type ComparedLines, lineAt } from './compared-lines.ts'
import styles from './diff.module.css'
import { DiffLine, fateOf, type LineLook } from './diff-line.tsx'
import type { DiffRow } from './diff-rows.ts'
import { parted } from './shown-line.ts'
import { wordChanges } from './word-changes.ts'

type DiffRowViewProps = {
  readonly row: DiffRow
  readonly look: LineLook
  readonly sideBySide: boolean
  onUnfold(place: number): void
}

/** One row: a line, two beside each other, or what is folded away. */
export const DiffRowView = memo(function DiffRowView(props: DiffRowViewProps) {
  const { row, look, sideBySide, onUnfold } = props
  if (row.kind === 'fold') {
    const lines = `${row.count.toLocaleString('en')} unchanged lines`
    return (
      <button type="button" className={styles.fold} onClick={() => onUnfold(row.place)}>
        <IconDots size={14} aria-hidden /> Show {lines}
      </button>
    )
  }
  if (!sideBySide) return <UnifiedRow look={look} place={Math.max(row.left, row.right)} />
  return (
    <div className={styles.pair}>
      <Side look={look} place={row.left} numbers={look.lines.oldNumbers} />
      <Side look={look} place={row.right} numbers={look.lines.newNumbers} />
    </div>
  )
})

function UnifiedRow({ look, place }: { look: LineLook; place: number }) {
  const { lines } = look
  const changed = useChanged(lines, place)
  return (
    <div className={styles.unified} data-fate={fateOf(lines, place)}>
      <LineNumber number={lines.oldNumbers[place]} />
      <LineNumber number={lines.newNumbers[place]} />
      <DiffLine look={look} place={place} changed={changed} />
    </div>
  )
}

function Side(props: { look: LineLook; place: number; numbers: Int32Array }) {
  const { look, place, numbers } = props
  const changed = useChanged(look.lines, place)
  if (place < 0) return <div className={styles.side} data-fate="absent" />
  return (
    <div className={styles.side} data-fate={fateOf(look.lines, place)}>
      <LineNumber number={numbers[place]} />
      <DiffLine look={look} place={place} changed={changed} />
    </div>
  )
}

function LineNumber({ number = -1 }: { number: number | undefined }) {
  return <span className={styles.number}>{number < 0 ? '' : number + 1}</span>
}

const NO_RANGES: readonly TextRange[] = []

/** What changed in a line beside the one that stands in its stead. */
function useChanged(lines: ComparedLines, place: number): readonly TextRange[] {
  return useMemo(() => {
    const partner = place < 0 ? -1 : (lines.partners[place] ?? -1)
    if (partner < 0) return NO_RANGES
    // What was taken out stands before what was put in its place.
    const [old, changed] = partner > place ? [place, partner] : [partner, place]
    const textAt = (at: number) => parted(lineAt(lines, at)).text
    const found = wordChanges(textAt(old), textAt(changed))
    return (place === old ? found?.old : found?.new) ?? NO_RANGES
  }, [lines, place])
}
