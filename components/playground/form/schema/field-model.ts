import type { PathPart } from '#lib/base/json-pointer.ts'
import type { ExactValue } from '#lib/contract/exact/exact-value.ts'
import type { JsonType } from './keywords.ts'
import type { Choice } from './shape.ts'
import type { VariantGroup } from './variants.ts'

/** Where a value stands in the arguments. */
export type Path = readonly PathPart[]

/** A thing that can be done to a field beside writing into it. */
export type FieldAct = {
  readonly kind: 'leave_out' | 'null' | 'empty' | 'default'
  readonly label: string
  /** What is set; undefined takes the field out. */
  readonly value: ExactValue | undefined
}

/** Alternatives of a field, and what the value becomes when each is chosen. */
export type FieldVariants = VariantGroup & {
  readonly become: readonly (ExactValue | undefined)[]
}

/** The types that a field may have, where there is more than one. */
export type FieldTypes = {
  readonly key: string
  readonly options: readonly JsonType[]
  readonly chosen: JsonType
  readonly become: readonly (ExactValue | undefined)[]
}

/** How a field is written. */
export type FieldControl =
  | { readonly kind: 'text'; readonly isSecret: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly chosen: number }
  | {
      readonly kind: 'choices'
      readonly choices: readonly Choice[]
      readonly chosen: readonly number[]
    }
  | { readonly kind: 'file' }
  | {
      readonly kind: 'object'
      /** False for a group that is left out, and has a button to add it. */
      readonly isOpen: boolean
      readonly fields: readonly FieldModel[]
      readonly added: ExactValue
      /** What a further member may be called and starts as; null where there may be none. */
      readonly further: { readonly hint: string; readonly added: ExactValue } | null
    }
  | {
      readonly kind: 'array'
      readonly isOpen: boolean
      readonly items: readonly FieldModel[]
      /** Items behind those that are shown. */
      readonly hidden: number
      /** What one more item starts as; null where there may be no more. */
      readonly added: ExactValue | null
    }
  /** Shown as JSON, to be changed there. */
  | { readonly kind: 'json'; readonly reason: string }

/** One field of a form. */
export type FieldModel = {
  readonly path: Path
  readonly label: string
  /** The name that is sent, where the label is another. */
  readonly name: string | null
  readonly description: string
  readonly hint: string
  readonly isRequired: boolean
  readonly value: ExactValue | undefined
  readonly placeholder: string
  readonly control: FieldControl
  readonly acts: readonly FieldAct[]
  readonly variants: readonly FieldVariants[]
  readonly types: FieldTypes | null
  /** The name may be changed: the schema does not give it. */
  readonly isNamedFreely: boolean
  /** What is odd about the field or its value, in a sentence. */
  readonly note: string | null
}
