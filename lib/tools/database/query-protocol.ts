import * as z from 'zod'

/** A value bound to a `?` of a statement. */
export type Parameter = string | number | bigint

/** One read of a query: SQL of ours with every foreign value bound. */
export type Statement = {
  readonly sql: string
  readonly parameters: readonly Parameter[]
  readonly maxRows: number
  /** The rows stop once they hold this many bytes; the first row always comes. */
  readonly maxBytes: number
}

/** What the query process is asked: statements over one file, in one read transaction. */
export type QueryRequest = {
  readonly path: string
  readonly statements: readonly Statement[]
  readonly timeoutMs: number
}

/** A value as SQLite holds it: every INTEGER as a bigint, every BLOB as bytes. */
export type RawCell = string | number | bigint | null | Uint8Array

const cell = z.custom<RawCell>(
  (value) =>
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array,
)

const failed = z.object({ ok: z.literal(false), code: z.string() })

const StatementReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), rows: z.array(z.array(cell)), more: z.boolean() }),
  failed,
])
/** The rows of one statement, or the SQLite code of why there are none. */
export type StatementReply = Readonly<z.infer<typeof StatementReply>>

/** What the query process answers. */
export const QueryReply = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    encoding: z.enum(['UTF-8', 'UTF-16le', 'UTF-16be']),
    results: z.array(StatementReply),
  }),
  failed,
])
export type QueryReply = Readonly<z.infer<typeof QueryReply>>
