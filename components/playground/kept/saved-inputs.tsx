'use client'

import { Skeleton } from '@mantine/core'
import { useRef, useState, useTransition } from 'react'
import { type ArgumentDraft, readArguments } from '../argument-draft.ts'
import styles from './kept.module.css'
import { type KeptUse, type SavedInputEntry, UNREACHABLE } from './kept-ports.ts'
import { SaveInputForm } from './save-input-form.tsx'
import { SavedInputItem } from './saved-input-item.tsx'
import { type Told, ToldLine } from './told-line.tsx'
import { useAnswer } from './use-answer.ts'

/** Arguments of a tool that a person keeps: the form to save what is written, and the list. */
export function SavedInputs(props: KeptUse & { draft: ArgumentDraft }) {
  const { toolName, actions, draft } = props
  const { answer, reload } = useAnswer(actions.listSavedInputs, toolName)
  const [told, setTold] = useState<Told | null>(null)
  const [isBusy, startTransition] = useTransition()
  const toldLine = useRef<HTMLParagraphElement>(null)
  const load = (input: SavedInputEntry) =>
    startTransition(async () => {
      const read = await actions.readSavedInput(input.id).catch(() => UNREACHABLE)
      const found = 'problem' in read ? read : readArguments(read.argumentsText)
      if ('problem' in found) setTold(found)
      else props.onLoad(found.value, { savedAs: input.name, isTemplate: input.masked > 0 })
    })
  const remove = (input: SavedInputEntry) =>
    startTransition(async () => {
      const removed = await actions.removeSavedInput(input.id).catch(() => UNREACHABLE)
      setTold('problem' in removed ? removed : { done: 'Removed.' })
      await reload()
      // The button that was pressed is gone.
      toldLine.current?.focus()
    })
  const saved = async (masked: number) => {
    setTold({ done: savedSentence(masked) })
    await reload()
  }
  if (answer === null) return <Skeleton height={120} />
  if ('problem' in answer) return <ToldLine told={answer} />
  return (
    <div className={styles.panel}>
      {answer.obstacle === null ? (
        <SaveInputForm
          {...{ toolName, actions, draft }}
          level={answer.level}
          inputs={answer.inputs}
          onSaved={saved}
          onProblem={setTold}
        />
      ) : (
        <p className={styles.obstacle}>{answer.obstacle}</p>
      )}
      <ToldLine ref={toldLine} told={told} />
      {answer.inputs.length === 0 ? (
        <p className={styles.empty}>No input of this tool is saved.</p>
      ) : (
        <ul className={styles.list} aria-label="Saved inputs of this tool">
          {answer.inputs.map((input) => (
            <SavedInputItem
              key={input.id}
              input={input}
              isBusy={isBusy}
              onLoad={() => load(input)}
              onRemove={() => remove(input)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function savedSentence(masked: number): string {
  if (masked === 0) return 'Saved.'
  const places = masked === 1 ? 'One place was' : `${masked} places were`
  return `Saved as a template: ${places} masked or cut, and must be filled in after loading.`
}
