import type { ExactValue } from '#lib/contract/exact/exact-value.ts'
import type { FieldModel, Path } from './field-model.ts'
import type { Schema } from './schema-document.ts'
import type { Surroundings } from './surroundings.ts'

/** A place whose field is being made. */
export type Place = {
  readonly path: Path
  readonly schemas: readonly Schema[]
  readonly value: ExactValue | undefined
  readonly label: string
  readonly isRequired: boolean
  readonly isNamedFreely: boolean
  /** Inside an item or a group that is not there yet. */
  readonly isWithinAbsent: boolean
}

/** Makes fields of the places inside a field. */
export type Builder = Surroundings & {
  field(place: Place): FieldModel
}
