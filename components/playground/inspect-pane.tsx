'use client'

import { Button, FileButton, Select } from '@mantine/core'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import styles from './inspect-pane.module.css'
import { INSPECT_SAMPLES } from './inspect-samples.ts'
import { megabytes } from './read-file.ts'
import barStyles from './run-bar.module.css'
import type { InspectFormat } from './run-ports.ts'
import paneStyles from './tool-pane.module.css'
import type { PaneBar } from './tool-pane.tsx'
import { type HeldText, type Inspection, useInspection } from './use-inspection.ts'
import { useRunKey } from './use-run-key.ts'

const FORMATS: { value: InspectFormat; label: string }[] = [
  { value: 'auto', label: 'Tell by itself' },
  { value: 'text', label: 'Text' },
  { value: 'json', label: 'JSON' },
  { value: 'mcp', label: 'MCP CallToolResult' },
  { value: 'ai-sdk', label: 'AI SDK tool output' },
  { value: 'openai', label: 'OpenAI tool message or output' },
  { value: 'anthropic', label: 'Anthropic tool_result' },
  { value: 'vitrine', label: 'Vitrine artifact or step' },
  { value: 'codeagent', label: 'codeagent artifact' },
  { value: 'labelled', label: 'Labelled: {type, label, data}' },
]

/** Characters of a large text that are shown of it. */
const PREVIEW_CHARACTERS = 1_500

/** A result from elsewhere, to be looked at as if a tool had returned it. */
export function InspectPane(props: {
  onRun: (text: string, format: InspectFormat) => void
  renderBar: (bar: PaneBar) => ReactNode
}) {
  const inspection = useInspection()
  const { problem, notice, bytes, format } = inspection
  const run = () => {
    if (problem) return
    const text = inspection.text()
    if (text === '')
      inspection.setProblem('There is nothing to inspect yet: paste or drop a result.')
    else props.onRun(text, format)
  }
  useRunKey(run)
  return (
    <>
      <div className={paneStyles.body}>
        <header className={paneStyles.header}>
          <h1 className={paneStyles.plainTitle}>Inspect a result</h1>
          <p className={paneStyles.description}>
            Paste or drop what a tool, an MCP server or an agent’s log returned. It crosses the same
            boundary as if a tool had returned it here; nothing is called.
          </p>
        </header>
        <Samples inspection={inspection} />
        <ResultInput inspection={inspection} />
        <Select
          label="Read it as"
          data={FORMATS}
          value={format}
          allowDeselect={false}
          onChange={(next) => next && inspection.setFormat(next)}
        />
        {notice && (
          <p className={styles.notice} role="status">
            {notice}
          </p>
        )}
      </div>
      {props.renderBar({
        label: 'Inspect',
        isBlocked: problem !== null,
        onRun: run,
        obstacle: problem ? (
          <p className={barStyles.obstacle} role="alert">
            {problem}
          </p>
        ) : (
          <p className={styles.size}>{bytes > 0 ? megabytes(bytes) : 'Up to 8 MB'}</p>
        ),
      })}
    </>
  )
}

function Samples({ inspection }: { inspection: Inspection }) {
  return (
    <div className={styles.samples}>
      <span>Try</span>
      {INSPECT_SAMPLES.map(({ name, text, format }) => (
        <Button
          key={name}
          variant="default"
          size="compact-xs"
          onClick={() => {
            inspection.put(text, name)
            inspection.setFormat(format)
          }}
        >
          {name}
        </Button>
      ))}
      {(inspection.bytes > 0 || inspection.held) && (
        <Button
          className={styles.clear}
          variant="subtle"
          color="gray"
          size="compact-xs"
          onClick={inspection.clear}
        >
          Clear
        </Button>
      )}
    </div>
  )
}

function ResultInput({ inspection }: { inspection: Inspection }) {
  const [isOver, setIsOver] = useState(false)
  const { held, field } = inspection
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(inspection, file)
    else inspection.put(event.dataTransfer.getData('text/plain'), 'Dropped text')
  }
  return (
    <section
      aria-label="Result"
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {held && <Held held={held} bytes={inspection.bytes} />}
      <textarea
        ref={field}
        hidden={held !== null}
        className={styles.field}
        aria-label="Result to inspect"
        placeholder="Text, JSON, or an MCP CallToolResult"
        defaultValue={inspection.defaultText}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={inspection.changed}
        onPaste={(event) => pasteLarge(event, inspection)}
      />
      <FileButton onChange={(file) => file && take(inspection, file)}>
        {(button) => (
          <Button
            {...button}
            className={styles.file}
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={<IconUpload size={14} stroke={1.7} />}
          >
            Choose a file, or drop one here
          </Button>
        )}
      </FileButton>
    </section>
  )
}

function Held({ held, bytes }: { held: HeldText; bytes: number }) {
  return (
    <div className={styles.held}>
      <p className={styles.heldName}>
        <IconFileText size={16} stroke={1.7} aria-hidden="true" />
        <bdi>{held.origin}</bdi>
        <span className={styles.heldSize}>{megabytes(bytes)}</span>
      </p>
      <pre className={styles.preview}>{held.text.slice(0, PREVIEW_CHARACTERS)}…</pre>
      <p className={styles.heldSize}>
        The first {PREVIEW_CHARACTERS.toLocaleString('en')} characters. All of it is inspected.
      </p>
    </div>
  )
}

/** A paste that the field could not hold goes beside it, with what was in the field around it. */
function pasteLarge(event: ClipboardEvent<HTMLTextAreaElement>, inspection: Inspection): void {
  const pasted = event.clipboardData.getData('text/plain')
  const { value, selectionStart, selectionEnd } = event.currentTarget
  if (!inspection.isLarge(value.length + pasted.length)) return
  event.preventDefault()
  inspection.put(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd), 'Pasted text')
}

function take(inspection: Inspection, file: File): void {
  inspection.take(file).catch((error: unknown) => reportError(error))
}
