import * as z from 'zod'
import { RunLimits } from '#lib/events/run-event.ts'

/** Limits of a run that names none, in milliseconds. */
export const DEFAULT_RUN_LIMITS: RunLimits = { totalMs: 120_000, idleMs: 60_000 }

/** No run may ask for more, in milliseconds. */
export const MAX_RUN_LIMITS: RunLimits = { totalMs: 3_600_000, idleMs: 3_600_000 }

/** Time that a run asks for. */
export const RequestLimits = RunLimits.extend({
  totalMs: z.int().min(100).max(MAX_RUN_LIMITS.totalMs),
  idleMs: z.int().min(100).max(MAX_RUN_LIMITS.idleMs),
}).optional()

/** At most the level of the installation; absent means that level. */
export const RequestPrivacy = z.enum(['none', 'metadata', 'redacted', 'full']).optional()

/** Ask for one tool to be run with these arguments. */
export const CallRequest = z.object({
  mode: z.literal('call'),
  toolName: z.string().min(1).max(200),
  /** Foreign until the tool's own schema has parsed it. */
  arguments: z.unknown().optional(),
  /** The JSON text of the arguments, where their value alone loses digits or the order of keys. */
  argumentsText: z.string().max(1_000_000).optional(),
  /** What the schema forbids is to be sent all the same; a tool of our own still checks for itself. */
  sendAnyway: z.boolean().optional(),
  limits: RequestLimits,
  /** At most the level of the installation; absent means that level. */
  privacyLevel: RequestPrivacy,
  /** The playground session: once a result in it was flagged, approval-required tools are refused. */
  sessionId: z.string().max(100).optional(),
})
export type CallRequest = Readonly<z.infer<typeof CallRequest>>

/** How pasted text is read: `auto` tells the forms of foreign results, JSON and text apart. */
export const INSPECT_FORMATS = [
  'auto',
  'text',
  'json',
  'mcp',
  'vitrine',
  'codeagent',
  'labelled',
  'ai-sdk',
  'openai',
  'anthropic',
] as const

/** Ask for a pasted, dropped or uploaded result to be inspected as if a tool had returned it. */
export const InspectRequest = z.object({
  mode: z.literal('inspect'),
  /** At most 8 MB of UTF-8. */
  text: z.string().max(8_000_000),
  format: z.enum(INSPECT_FORMATS).default('auto'),
  limits: RequestLimits,
  privacyLevel: RequestPrivacy,
  sessionId: z.string().max(100).optional(),
})
export type InspectRequest = Readonly<z.infer<typeof InspectRequest>>

/** What the browser may ask to be run. */
export const RunRequest = z.discriminatedUnion('mode', [CallRequest, InspectRequest])
export type RunRequest = Readonly<z.infer<typeof RunRequest>>
