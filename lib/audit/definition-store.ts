import * as z from 'zod'

/** Definitions of one tool that are kept; past it the oldest that nobody approved goes. */
export const MAX_DEFINITIONS_PER_TOOL = 50

/** What was decided of a definition: a tool runs only while the one that its source announces is approved. */
export const DEFINITION_DECISIONS = ['pending', 'approved', 'rejected'] as const

/** One definition of a tool as its source announced it, and what was decided of it. */
export const SeenDefinition = z.object({
  source: z.string(),
  /** The name that the source itself gives the tool. */
  tool: z.string(),
  /** SHA-256 of the canonical definition, in hex. */
  hash: z.string(),
  /** The canonical JSON text: foreign. */
  definition: z.string(),
  firstSeenAt: z.iso.datetime({ precision: 3 }),
  decision: z.enum(DEFINITION_DECISIONS),
  /** Null while it is pending. */
  decidedAt: z.iso.datetime({ precision: 3 }).nullable(),
  /** Null while it is pending, and where it was approved at first sight. */
  decidedBy: z.string().nullable(),
})
export type SeenDefinition = Readonly<z.infer<typeof SeenDefinition>>

/** What an administrator decides of one definition. */
export type DefinitionVerdict = Pick<SeenDefinition, 'source' | 'tool' | 'hash'> & {
  readonly decision: 'approved' | 'rejected'
  readonly by: string
  readonly at: string
}

/** Where every definition is kept that a source announced. Rejects with `AuditError`. */
export type DefinitionStore = {
  /** Those of one source, in the order in which they were seen first. */
  ofSource(source: string): Promise<readonly SeenDefinition[]>
  /** Keeps definitions, in one unit of work; one that is known stays as it was. */
  note(definitions: readonly SeenDefinition[]): Promise<void>
  /** Records a decision; false where there is no such definition. */
  decide(verdict: DefinitionVerdict): Promise<boolean>
}
