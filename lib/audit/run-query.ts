import * as z from 'zod'
import { RUN_STATUSES, RunMode } from '#lib/events/run-event.ts'
import type { RunRow } from '#lib/events/run-row.ts'

/** Columns that the list can be sorted by. */
export const RUN_SORTS = ['startedAt', 'durationMs', 'findings', 'steps', 'toolName'] as const

/**
 * A question to the audit: filters, one sort column and a keyset cursor. Parsed from a page's URL, so
 * everything is optional and what is malformed is refused by name.
 */
export const RunQuery = z.object({
  toolName: z.string().max(200).optional(),
  source: z.string().max(200).optional(),
  mode: RunMode.optional(),
  status: z.enum(RUN_STATUSES).optional(),
  privacyLevel: z.enum(['none', 'metadata', 'redacted', 'full']).optional(),
  /** Only runs with at least one finding, or only runs with none. */
  flagged: z.boolean().optional(),
  /** A heuristic's name. */
  heuristic: z.string().max(200).optional(),
  from: z.iso.datetime({ precision: 3 }).optional(),
  to: z.iso.datetime({ precision: 3 }).optional(),
  /** Text looked for in run ids, tool names and sources; case-insensitive for ASCII. */
  text: z.string().max(200).optional(),
  sort: z.enum(RUN_SORTS).default('startedAt'),
  descending: z.boolean().default(true),
  /** Rows a page. */
  limit: z.int().min(1).max(200).default(50),
  /** Opaque: `next` or `previous` of the page before. */
  cursor: z.string().max(500).optional(),
})
export type RunQuery = Readonly<z.infer<typeof RunQuery>>

/** One page of the list, with the cursors of its neighbours and how many runs match in all. */
export type RunPage = {
  readonly rows: readonly RunRow[]
  readonly next: string | null
  readonly previous: string | null
  readonly total: number
  /** Ids of runs of this page whose rows can't be read; absent where there is none. */
  readonly unreadable?: readonly string[]
}
