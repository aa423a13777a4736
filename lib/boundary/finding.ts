import * as z from 'zod'

/** Which part of a tool result a finding is about. */
export const FINDING_CHANNELS = ['content', 'value', 'artifacts'] as const

/** A part of a tool result. */
export type FindingChannel = (typeof FINDING_CHANNELS)[number]

/**
 * Which heuristic matched, and where. Never the text that matched. `path` is a JSON Pointer of the scanned
 * value (`""` is the whole of it), with keys that could carry text written as `*` and their index; `start`
 * and `end` are UTF-16 offsets in the text that the reader sees; `via` names the decoding chain.
 * Source: design `boundary.md`, "Flagged, not removed".
 */
export const Finding = z.object({
  heuristic: z.string(),
  category: z.string(),
  path: z.string(),
  channel: z.enum(FINDING_CHANNELS),
  via: z.array(z.string()).readonly().optional(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
})
export type Finding = Readonly<z.infer<typeof Finding>>
