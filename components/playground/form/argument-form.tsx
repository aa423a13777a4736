'use client'

import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import { jsonPointer } from '#lib/base/json-pointer.ts'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import type { ArgumentIssue } from './check-arguments.ts'
import { fieldId } from './field-id.ts'
import styles from './form.module.css'
import { FormFrame } from './form-frame.tsx'
import type { FormPorts } from './form-ports.ts'
import { PasteNotice, usePastedArguments } from './pasted-arguments.tsx'
import { applyEdit } from './schema/form-edit.ts'
import { formModel } from './schema/form-model.ts'
import { shownPlaces } from './schema/shown-places.ts'

/** What a person chose among alternatives and types, by the key of the place. */
type Choices = ReadonlyMap<string, string>

type ArgumentFormProps = {
  schema: JsonObject
  value: ExactObject
  issues: readonly ArgumentIssue[]
  onChange: (value: ExactObject) => void
  /** Where the JSON of the arguments can be written; absent where there is no such place. */
  onJson?: () => void
  /** Begins the ids of this form's fields, where the page has another form. */
  idPrefix?: string
}

/** A form for the arguments that a JSON Schema describes. What is left out is not sent. */
export function ArgumentForm(props: ArgumentFormProps) {
  const { schema, value, issues } = props
  const [choices, setChoices] = useState<Choices>(new Map())
  const model = useMemo(() => formModel(schema, value, choices), [schema, value, choices])
  const pasted = usePastedArguments(value, props.onChange, props.idPrefix ?? 'argument')
  const ports = useFormPorts(props, setChoices)
  if ('refusal' in model) return <NoForm reason={model.refusal} onJson={props.onJson ?? null} />
  const shown = shownPlaces(model.root)
  const elsewhere = issues.filter(({ path }) => !shown.has(jsonPointer(path)))
  return (
    <div className={styles.form}>
      <PasteNotice pasted={pasted} />
      {elsewhere.length > 0 && (
        <ul className={styles.error}>
          {elsewhere.slice(0, MAX_ELSEWHERE).map(({ path, message }) => (
            <li key={`${path.join('/')} ${message}`}>
              {path.length > 0 && <ForeignText text={`${path.join('.')}: `} />}
              <ForeignText text={message} />
            </li>
          ))}
        </ul>
      )}
      <FormFrame root={model.root} ports={ports} />
    </div>
  )
}

/** Issues without a field of their own that are told. */
const MAX_ELSEWHERE = 5

function useFormPorts(
  { value, issues, onChange, onJson, idPrefix = 'argument' }: ArgumentFormProps,
  setChoices: (change: (choices: Choices) => Choices) => void,
): FormPorts {
  return useMemo(() => {
    const byPlace = messagesByPlace(issues)
    return {
      idOf: (path) => fieldId(idPrefix, path),
      edit: (change) => onChange(applyEdit(value, change)),
      choose: (key, choice) => setChoices((choices) => new Map([...choices, [key, choice]])),
      toJson: onJson ?? null,
      issuesAt: (path) => byPlace.get(jsonPointer(path)) ?? NO_MESSAGES,
    }
  }, [value, issues, onChange, onJson, idPrefix, setChoices])
}

const NO_MESSAGES: readonly string[] = []

function messagesByPlace(issues: readonly ArgumentIssue[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { path, message } of issues) {
    const place = jsonPointer(path)
    found.set(place, [...(found.get(place) ?? []), message])
  }
  return found
}

function NoForm({ reason, onJson }: { reason: string; onJson: (() => void) | null }) {
  return (
    <div className={styles.noForm} role="status">
      <p>There is no form for this schema. {reason}</p>
      {onJson && <Button onClick={onJson}>Write the arguments as JSON</Button>}
    </div>
  )
}
