'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import { useTextFind } from '#components/inspector/text/use-text-find.ts'
import { unifiedPatch } from '#lib/contract/unified-patch.ts'
import { RowPanel } from '../rows/row-panel.tsx'
import type { WholeText } from '../rows/row-text.tsx'
import { placeOf } from './compared-lines.ts'
import styles from './diff.module.css'
import { DiffBody } from './diff-body.tsx'
import type { LineLook } from './diff-line.tsx'
import { type DiffLayout, diffRows } from './diff-rows.ts'
import { type DiffLayoutName, DiffToolbar } from './diff-toolbar.tsx'
import { type Comparison, MAX_LINES, useComparison } from './use-comparison.ts'
import { useElementWidth } from './use-element-width.ts'

/** Pixels below which two texts have no room beside each other. */
const LEAST_WIDTH_BESIDE = 640

type DiffViewProps = {
  readonly oldText: string
  readonly newText: string
  readonly path: string
  /** Names the region. */
  readonly label: string
}

/**
 * Shows what changed between two foreign texts of any size, line by line and word by word: text nodes only,
 * invisible characters labelled, only the rows in view in the page. Fills its parent, which must bound its
 * height to be filled.
 */
export function DiffView(props: DiffViewProps) {
  const comparison = useComparison(props.oldText, props.newText)
  const viewer = useRef<HTMLDivElement>(null)
  const width = useElementWidth(viewer)
  return (
    <div className={styles.viewer} ref={viewer}>
      {comparison ? (
        <ComparedView {...props} comparison={comparison} hasRoom={width >= LEAST_WIDTH_BESIDE} />
      ) : (
        <p className={styles.note} role="status">
          Comparing the two texts…
        </p>
      )}
    </div>
  )
}

function ComparedView(props: DiffViewProps & { comparison: Comparison; hasRoom: boolean }) {
  const { path, label, comparison, hasRoom } = props
  const { lines, changes, oldLines, newLines } = comparison
  const [layout, setLayout] = useState<DiffLayoutName>('beside')
  const [marks, setMarks] = useState(true)
  const [whole, setWhole] = useState<WholeText | null>(null)
  const find = useTextFind(lines.text)
  const foundPlace = find.current && placeOf(lines, find.current.start)
  const sideBySide = hasRoom && layout === 'beside'
  const { rows, opened, setOpened } = useFolds(comparison, sideBySide, foundPlace)
  const [jump, setJump] = useState<{ readonly row: number; readonly change: number } | null>(null)
  const look = useMemo(
    (): LineLook => ({ lines, marks, found: find.highlights, onOpen: setWhole }),
    [lines, marks, find.highlights],
  )
  const unfold = useCallback(
    (place: number) =>
      setOpened((before) => (before === 'all' ? before : new Set([...before, place]))),
    [setOpened],
  )
  const move = (by: number) => {
    const count = rows.changeRows.length
    const change = jump ? (jump.change + by + count) % count : by > 0 ? 0 : count - 1
    setJump({ change, row: rows.changeRows[change] ?? 0 })
  }
  return (
    <>
      <DiffToolbar
        find={find}
        path={path}
        counts={countsOf(comparison)}
        layout={hasRoom ? layout : null}
        marks={marks}
        unfolded={opened === 'all'}
        onLayout={setLayout}
        onMarks={setMarks}
        onUnfolded={(all) => setOpened(all ? 'all' : new Set())}
        onMove={move}
        patch={() => unifiedPatch({ oldLines, newLines, changes, path: path || undefined })}
      />
      <Notes comparison={comparison} />
      <DiffBody
        rows={rows}
        look={look}
        sideBySide={sideBySide}
        label={label}
        foundPlace={foundPlace}
        jump={jump}
        onUnfold={unfold}
      />
      {whole && <RowPanel whole={whole} onClose={() => setWhole(null)} />}
    </>
  )
}

/** The rows, and which folds are open: those the reader opened, and the one that holds the find in view. */
function useFolds({ lines }: Comparison, sideBySide: boolean, foundPlace: number | null) {
  const [opened, setOpened] = useState<DiffLayout['opened']>(new Set<number>())
  const rows = useMemo(() => {
    const first = diffRows(lines, { sideBySide, opened })
    const found = foundPlace === null ? undefined : first.rows[first.rowOf[foundPlace] ?? -1]
    if (found?.kind !== 'fold' || opened === 'all') return first
    return diffRows(lines, { sideBySide, opened: new Set([...opened, found.place]) })
  }, [lines, sideBySide, opened, foundPlace])
  return { rows, opened, setOpened }
}

function countsOf({ changes }: Comparison) {
  return {
    changes: changes.length,
    added: changes.reduce((sum, { newStart, newEnd }) => sum + newEnd - newStart, 0),
    removed: changes.reduce((sum, { oldStart, oldEnd }) => sum + oldEnd - oldStart, 0),
  }
}

function Notes({ comparison }: { comparison: Comparison }) {
  const { lines, changes, isRough, isCut } = comparison
  const said = [
    lines.count === 0
      ? 'Both texts are empty.'
      : changes.length === 0 && 'The two texts are the same.',
    isRough &&
      'The texts differ in so much that they were compared roughly: more lines may be shown as changed than had to be.',
    isCut &&
      `The first ${MAX_LINES.toLocaleString('en')} lines of each text are compared; Find and Copy take no more.`,
  ].filter((one) => one !== false)
  return said.map((sentence) => (
    <p key={sentence} className={styles.note}>
      {sentence}
    </p>
  ))
}
