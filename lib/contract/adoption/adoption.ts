import type { JsonValue } from '#lib/base/json.ts'
import type { Artifact } from '../artifact.ts'

/** What one part of a foreign result became. */
export type Piece = {
  /** JSON Pointer of the part in the foreign result; `""` is the whole of it. */
  readonly from: string
  /** Portable text that the part itself is. */
  readonly text?: string
  /** Text that stands for the part where no part of the result is text: made only then, as it can be large. */
  readonly standIn?: () => string
  readonly artifacts?: readonly Artifact[]
  /** Set where the part is the typed value of the result. */
  readonly isValue?: boolean
  /** Set where the part says whether the call failed. */
  readonly isFlag?: boolean
  /** Set where the part is for nobody but a reader of the origin: metadata, names of the call. */
  readonly isAside?: boolean
  /** What was lost or read in another way, in one sentence without a byte of the part. */
  readonly note?: string
}

/** A foreign result taken apart by the reader of one format, before it is put together. */
export type Adoption = {
  readonly pieces: readonly Piece[]
  readonly isError: boolean
  /** Set where the call was refused or denied, so that it never ran. */
  readonly isDenied?: boolean
  readonly value?: { readonly value: JsonValue }
}

/** What one block of a list became; `loss` says in half a sentence what of it is shown nowhere. */
export type ReadBlock = Pick<Piece, 'text' | 'standIn' | 'artifacts'> & { readonly loss?: string }
