import * as z from 'zod'
import { RUN_SORTS, type RunQuery } from '#lib/audit/run-query.ts'

/** Where a page begins or ends: the sort key and the row id of the run at its edge. */
const RunCursor = z.object({
  sort: z.enum(RUN_SORTS),
  descending: z.boolean(),
  /** Which way from the edge. */
  direction: z.enum(['next', 'previous']),
  key: z.union([z.number(), z.string().max(200)]),
  id: z.int(),
})
export type RunCursor = Readonly<z.infer<typeof RunCursor>>

/** The opaque text of a cursor: base64url of JSON. */
export function writeCursor(cursor: RunCursor): string {
  return Buffer.from(JSON.stringify(cursor), 'utf8').toString('base64url')
}

/**
 * The cursor of a query; null where there is none or it is not of this sort and order, as after the sort was
 * changed in the page's address: the list begins anew then.
 */
export function readCursor({ cursor, sort, descending }: RunQuery): RunCursor | null {
  if (cursor === undefined) return null
  const parsed = RunCursor.safeParse(parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data.sort !== sort) return null
  return parsed.data.descending === descending ? parsed.data : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The text comes from an address bar; what is wrong with it is of no interest.
    return undefined
  }
}
