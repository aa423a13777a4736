'use client'

import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import type { TextRange } from './find-in-text.ts'
import type { Highlight } from './row-segments.ts'
import type { TextTokens } from './row-tokens.ts'
import styles from './text.module.css'
import { TextBody } from './text-body.tsx'
import { type TextLimits, type TextRows, textRows } from './text-rows.ts'
import { TextToolbar } from './text-toolbar.tsx'
import { useTextFind } from './use-text-find.ts'

/** What is laid out at first: more than any result that a boundary lets through, in rows and in UTF-16 units. */
const FIRST_LIMITS: TextLimits = { maxRows: 200_000, maxUnits: 8_000_000 }
/** Browsers stop at some 33 million pixels of height. */
const LAST_LIMITS: TextLimits = { maxRows: 1_500_000, maxUnits: 64_000_000 }

type TextViewerProps = {
  readonly text: string
  /** Names the region, e.g. "Result text". */
  readonly label: string
  readonly copyLabel?: string
  readonly facts?: ReactNode
  /** Whether long lines are wrapped before the reader chooses. */
  readonly wrapsAtFirst?: boolean
  /** Drawn out and scrolled into view. */
  readonly place?: TextRange | null
  /** Of a program, once they are known. */
  readonly tokens?: TextTokens | null
}

/**
 * Shows a foreign text of any size: text nodes only, invisible characters labelled where they stand, only the
 * rows in view in the page. Fills its parent, which must bound its height to be filled.
 * Source: design `ui.md`, "Text is text".
 */
export function TextViewer(props: TextViewerProps) {
  const {
    text,
    label,
    copyLabel = 'Copy the exact text',
    facts,
    place = null,
    tokens = null,
  } = props
  const [wrap, setWrap] = useState(props.wrapsAtFirst ?? true)
  const [marks, setMarks] = useState(true)
  const [limits, setLimits] = useState(FIRST_LIMITS)
  const rows = useMemo(() => textRows(text, limits), [text, limits])
  const find = useTextFind(text)
  const look = useMemo(
    () => ({ marks, highlights: withPlace(find.highlights, place), tokens }),
    [marks, find.highlights, place, tokens],
  )
  return (
    <div className={styles.viewer}>
      <TextToolbar
        text={text}
        find={find}
        wrap={wrap}
        marks={marks}
        copyLabel={copyLabel}
        facts={facts}
        onWrap={setWrap}
        onMarks={setMarks}
      />
      <TextBody
        text={text}
        rows={rows}
        look={look}
        wrap={wrap}
        label={label}
        reveal={find.current ?? place}
      />
      {rows.shownTo < text.length && (
        <Cut
          text={text}
          rows={rows}
          isLast={limits === LAST_LIMITS}
          onMore={() => setLimits(LAST_LIMITS)}
        />
      )}
    </div>
  )
}

function Cut(props: { text: string; rows: TextRows; isLast: boolean; onMore: () => void }) {
  const { text, rows, isLast, onMore } = props
  const shown = rows.shownTo.toLocaleString('en')
  const all = text.length.toLocaleString('en')
  return (
    <div className={styles.cut}>
      The first {shown} of {all} characters are shown, in {rows.count.toLocaleString('en')} rows.
      Copy takes all of them.
      {!isLast && (
        <Button variant="subtle" size="compact-xs" onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  )
}

/** The place goes first where both start together, and is drawn over finds inside it. */
function withPlace(found: readonly Highlight[], place: TextRange | null): readonly Highlight[] {
  if (!place || place.end <= place.start) return found
  const outside = found.filter(({ start, end }) => end <= place.start || start >= place.end)
  const before = outside.filter(({ start }) => start < place.start)
  return [...before, { ...place, tone: 'place' as const }, ...outside.slice(before.length)]
}
