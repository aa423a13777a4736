'use client'

import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { characterCount } from '#lib/base/text.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import type { InspectedStep } from '../inspected-step.ts'
import { JsonTree } from '../json/json-tree.tsx'
import { parseJsonText } from '../json/parse-json.ts'
import { isDenied, originLine } from '../origin-line.ts'
import { originNotes, portableText, wireText } from '../step-content.ts'
import { ForeignText } from '../text/foreign-text.tsx'
import { TextViewer } from '../text/text-viewer.tsx'
import styles from './tabs.module.css'

const VIEWS = [
  { value: 'text', label: 'Text' },
  { value: 'tree', label: 'Tree' },
]

/** The portable text of a step; JSON text as a tree too. */
export function ResultTab({ step }: InspectedStep) {
  const text = portableText(step) ?? ''
  const tree = useMemo(() => parseJsonText(text), [text])
  const [view, setView] = useState('text')
  const facts = `${characterCount(text).toLocaleString('en')} characters`
  return (
    <>
      <ResultNotes step={step} />
      {tree !== undefined && (
        <div className={styles.bar}>
          <SegmentedControl
            aria-label="How the JSON text is shown"
            size="xs"
            data={VIEWS}
            value={view}
            onChange={setView}
          />
          <span className={styles.note}>The text is JSON.</span>
        </div>
      )}
      <div className={styles.viewer}>
        {tree !== undefined && view === 'tree' ? (
          <JsonTree value={tree} label="Result as a tree" />
        ) : (
          <TextViewer text={text} label="Result text" facts={facts} />
        )}
      </div>
    </>
  )
}

function ResultNotes({ step }: { step: RunStep }) {
  if (step.kind !== 'tool') return null
  const line = originLine(step)
  return (
    <>
      {step.toolIsError && <p className={styles.danger}>{failureNote(step)}</p>}
      {step.truncated && <p className={styles.warning}>{cutNote(step)}</p>}
      {line !== null && <p className={styles.note}>{line}</p>}
      {originNotes(step).map((note) => (
        <p key={note} className={styles.note}>
          <ForeignText text={note} maxCharacters={500} />
        </p>
      ))}
    </>
  )
}

function failureNote(step: RunStep): string {
  return isDenied(step)
    ? 'The call was denied, so the tool did not run.'
    : 'The tool says that this call failed.'
}

function cutNote(step: RunStep): string {
  const isWhole = step.kind === 'tool' && step.toolText !== undefined && wireText(step) !== null
  return isWhole
    ? 'This is the whole text. A model would read less of it: see Wire.'
    : 'The text was longer than the limit and is cut at its end.'
}
