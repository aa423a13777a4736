import { type ExactValue, isExactArray, isExactObject } from '#lib/contract/exact/exact-value.ts'
import type { Place } from './builder.ts'
import type { FieldAct, FieldControl } from './field-model.ts'
import type { Position } from './position.ts'
import { sameExact } from './same-exact.ts'
import { choicesAt, shortText, typesAt } from './shape.ts'

type Question = {
  readonly place: Place
  readonly position: Position
  readonly control: FieldControl
  readonly fallback: ExactValue | undefined
}

/** What can be done to a field beside writing into it: every state that it is not in already. */
export function fieldActs(question: Question): readonly FieldAct[] {
  const { place, position, fallback } = question
  const { path, value } = place
  const acts: FieldAct[] = []
  const isItem = typeof path.at(-1) === 'number'
  if (!isItem && path.length > 0 && value !== undefined) {
    acts.push({ kind: 'leave_out', label: 'Leave out', value: undefined })
  }
  const empty = emptyAct(question)
  if (empty !== null && !sameExact(empty.value, value)) acts.push(empty)
  // Among choices null is one of them.
  const takesNull = typesAt(position).includes('null') && choicesAt(position) === null
  if (takesNull && value !== null) acts.push({ kind: 'null', label: 'null', value: null })
  if (fallback !== undefined && !sameExact(fallback, value) && path.length > 0) {
    acts.push({
      kind: 'default',
      label: `Use the default: ${shortText(fallback)}`,
      value: fallback,
    })
  }
  return acts
}

function emptyAct({ control, place }: Question): FieldAct | null {
  if (place.path.length === 0) return null
  switch (control.kind) {
    case 'text':
    case 'file':
      return { kind: 'empty', label: 'Empty text', value: '' }
    case 'array':
    case 'choices':
      return { kind: 'empty', label: 'Empty list', value: [] }
    case 'object':
      return { kind: 'empty', label: 'Empty object', value: new Map() }
    case 'boolean':
    case 'choice':
    case 'json':
    case 'number':
      return null
  }
}

/** The state of a field in a word; empty where its value speaks for itself. */
export function stateWord(value: ExactValue | undefined): string {
  if (value === undefined) return 'not sent'
  if (value === null) return 'null'
  if (value === '') return 'empty text'
  if (isExactArray(value)) return value.length === 0 ? 'empty list' : ''
  return isExactObject(value) && value.size === 0 ? 'empty object' : ''
}
