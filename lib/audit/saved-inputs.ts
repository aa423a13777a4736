import * as z from 'zod'

/** Longest name of a saved input, in characters. */
export const MAX_INPUT_NAME = 100

/** Longest text of saved arguments, in characters. */
export const MAX_INPUT_TEXT = 1_000_000

/** Saved inputs that one tool may have. */
export const MAX_SAVED_INPUTS = 200

/**
 * Arguments that a person keeps for a tool, to run it with again. They may hold a secret, so they are kept under
 * the privacy level: not at all at `none` and `metadata`, through the redactor at `redacted`, as they are at `full`.
 */
export const SavedInput = z.object({
  id: z.string().min(1).max(100),
  toolName: z.string().min(1).max(200),
  name: z.string().min(1).max(MAX_INPUT_NAME),
  /** The JSON text of the arguments, number for number as it was written. */
  argumentsText: z.string().max(MAX_INPUT_TEXT),
  /** The level in force when it was saved. */
  privacyLevel: z.enum(['redacted', 'full']),
  /** Masks that the redactor set: such arguments are a template, not what was typed. */
  masked: z.int().nonnegative(),
  createdAt: z.iso.datetime({ precision: 3 }),
  createdBy: z.string(),
})
export type SavedInput = Readonly<z.infer<typeof SavedInput>>

/** A saved input in a list, without what it holds. */
export const SavedInputEntry = SavedInput.omit({ argumentsText: true })
export type SavedInputEntry = Readonly<z.infer<typeof SavedInputEntry>>

/** Where saved inputs are kept. Everything handed in went through the privacy filter. Rejects with `AuditError`. */
export type SavedInputStore = {
  /** Those of one tool, newest first; at most `MAX_SAVED_INPUTS`. */
  list(toolName: string): Promise<readonly SavedInputEntry[]>
  /** The one of this id, or null. */
  find(id: string): Promise<SavedInput | null>
  /** Keeps one; another of the same tool and name is replaced. */
  save(input: SavedInput): Promise<void>
  /** True where there was one of this id. */
  remove(id: string): Promise<boolean>
}
