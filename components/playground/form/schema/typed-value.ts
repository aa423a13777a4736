import { ExactNumber, type ExactValue, exactNumber } from '#lib/contract/exact/exact-value.ts'
import type { FieldModel } from './field-model.ts'

/**
 * What a text that is typed into a field stands for. An emptied field is left out, an item of a list stays as empty
 * text. In a field for numbers a text that is none stays a text, so that what was typed is never lost or guessed at.
 */
export function typedValue({ control, path }: FieldModel, text: string): ExactValue | undefined {
  const isItem = typeof path.at(-1) === 'number'
  if (text === '') return isItem ? '' : undefined
  if (control.kind !== 'number') return text
  return exactNumber(text.trim()) ?? text
}

/** The text that a field shows of its value. */
export function shownText(value: ExactValue | undefined): string {
  if (value instanceof ExactNumber) return value.text
  return typeof value === 'string' ? value : ''
}
