'use client'

import { createContext, use } from 'react'
import type { Path } from './schema/field-model.ts'
import type { FormEdit } from './schema/form-edit.ts'

/** What a field can do and know beside its own model. */
export type FormPorts = {
  /** The id of a field's control, unlike that of any other form of the page. */
  idOf(path: Path): string
  edit(edit: FormEdit): void
  /** Keeps what a person chose among alternatives or types. */
  choose(key: string, choice: string): void
  /** Why the value at a place does not fit. */
  issuesAt(path: Path): readonly string[]
  /** Goes to the JSON of all arguments, where it can be written. */
  readonly toJson: (() => void) | null
}

export const FormContext = createContext<FormPorts | null>(null)

/** The form that a field stands in. */
export function useForm(): FormPorts {
  const ports = use(FormContext)
  if (ports === null) throw new Error('A field stands outside of a form.')
  return ports
}
