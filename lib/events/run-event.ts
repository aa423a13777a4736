import * as z from 'zod'
import { RunStep } from './run-step.ts'

/** What a run does: see design `runs.md`, "Modes". */
export const RUN_MODES = ['inspect', 'call', 'loop', 'dry'] as const
export const RunMode = z.enum(RUN_MODES)
export type RunMode = z.infer<typeof RunMode>

/** How a run that has ended went. `interrupted`: it was under way when the process died. */
export const END_STATUSES = ['completed', 'failed', 'cancelled', 'refused', 'interrupted'] as const
export const EndStatus = z.enum(END_STATUSES)
export type EndStatus = z.infer<typeof EndStatus>

/** Every status a run can have. */
export const RUN_STATUSES = ['running', 'waiting', ...END_STATUSES] as const
export const RunStatus = z.enum(RUN_STATUSES)
export type RunStatus = z.infer<typeof RunStatus>

/** Time limits of one run, in milliseconds. Progress resets the idle limit, never the total one. */
export const RunLimits = z.object({
  totalMs: z.int().positive(),
  idleMs: z.int().positive(),
})
export type RunLimits = Readonly<z.infer<typeof RunLimits>>

/** What a run came to, kept whatever way it ends. */
export const RunSummary = z.object({
  steps: z.int().nonnegative(),
  rounds: z.int().nonnegative(),
  toolCalls: z.int().nonnegative(),
  toolErrors: z.int().nonnegative(),
  findings: z.int().nonnegative(),
  totalTokens: z.int().nonnegative(),
  estimatedCost: z.number().nonnegative(),
  wallMs: z.number().nonnegative(),
})
export type RunSummary = Readonly<z.infer<typeof RunSummary>>

const common = {
  v: z.literal(1),
  /** Rises by one from event to event of a run, from 0. */
  seq: z.int().nonnegative(),
  runId: z.string(),
}

const Run = z.object({
  ...common,
  event: z.literal('run'),
  at: z.iso.datetime({ precision: 3 }),
  mode: RunMode,
  privacyLevel: z.enum(['none', 'metadata', 'redacted', 'full']),
  /** The tool of a run of mode `call`; absent in others. */
  toolName: z.string().optional(),
  source: z.string().optional(),
  limits: RunLimits,
  /** Chosen by the caller, so content. */
  title: z.string().optional(),
  prompt: z.string().optional(),
})

const Step = z.object({ ...common, event: z.literal('step'), step: RunStep })

const Delta = z.object({ ...common, event: z.literal('delta'), text: z.string() })

const Progress = z.object({
  ...common,
  event: z.literal('progress'),
  callId: z.string(),
  done: z.number().optional(),
  total: z.number().optional(),
  message: z.string().optional(),
})

const Beat = z.object({ ...common, event: z.literal('beat') })

const Done = z.object({
  ...common,
  event: z.literal('done'),
  at: z.iso.datetime({ precision: 3 }),
  status: EndStatus,
  summary: RunSummary,
})

const Failure = z.object({
  ...common,
  event: z.literal('error'),
  at: z.iso.datetime({ precision: 3 }),
  code: z.string(),
  message: z.string(),
  summary: RunSummary.optional(),
})

/**
 * Everything that happens in a run. The stream, the audit, the export and the comparison are lists of it.
 * Exactly one of `done` and `error` ends a run, and it is last.
 * Source: design `runs.md`, "The stream".
 */
export const RunEvent = z.discriminatedUnion('event', [
  Run,
  Step,
  Delta,
  Progress,
  Beat,
  Done,
  Failure,
])
export type RunEvent = Readonly<z.infer<typeof RunEvent>>

/** The name of an event. */
export type EventName = RunEvent['event']

/** An event of one name, e.g. `EventOf<'step'>`. */
export type EventOf<Name extends EventName> = Extract<RunEvent, { readonly event: Name }>

/** True for the event that ends a run. */
export function isTerminal(event: RunEvent): event is EventOf<'done'> | EventOf<'error'> {
  return event.event === 'done' || event.event === 'error'
}
