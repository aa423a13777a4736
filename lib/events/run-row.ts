import * as z from 'zod'
import { RunMode, RunStatus, RunSummary } from './run-event.ts'

/** A run as one row of the audit: its header and what it came to. Names and counts only, no content. */
export const RunRow = z.object({
  runId: z.string(),
  startedAt: z.iso.datetime({ precision: 3 }),
  endedAt: z.iso.datetime({ precision: 3 }).nullable(),
  mode: RunMode,
  status: RunStatus,
  privacyLevel: z.enum(['none', 'metadata', 'redacted', 'full']),
  toolName: z.string().nullable(),
  source: z.string().nullable(),
  summary: RunSummary,
})
export type RunRow = Readonly<z.infer<typeof RunRow>>
