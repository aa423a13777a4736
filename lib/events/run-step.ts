import * as z from 'zod'
import type { JsonValue } from '#lib/base/json.ts'
import { Finding } from '#lib/boundary/finding.ts'

/*
 * Content keys are optional on every step, because the privacy filter takes them out or masks them and the
 * stored step opens in the same inspector by the same code. What the filter writes in their place
 * (the summaries and the receipt) is part of every step for the same reason.
 */

/** One mask that the redactor set: which rule, where, how often. Never a value. */
export const Mask = z.object({ rule: z.string(), path: z.string(), count: z.int().positive() })
export type Mask = Readonly<z.infer<typeof Mask>>

/** What the privacy filter did to a stored step, so that a reader can prove what was dropped. */
export const PrivacyReceipt = z.object({
  level: z.enum(['none', 'metadata', 'redacted', 'full']),
  filterVersion: z.int().positive(),
  removed: z.array(z.string()).readonly(),
  masked: z.array(Mask).readonly(),
})
export type PrivacyReceipt = Readonly<z.infer<typeof PrivacyReceipt>>

/*
 * Content is JSON data by origin: our own boundary and filter made it, or `JSON.parse` read it back. So its
 * structure is trusted and its inside is not walked, which keeps a step of many megabytes cheap and foreign
 * depth off the stack.
 */
const content = z.custom<JsonValue>().optional()

/** Keys that every step begins with, after its kind. */
const common = {
  round: z.int().nonnegative(),
  /** Position of the step in its run, from 1, without gaps. */
  seq: z.int().positive(),
  at: z.iso.datetime({ precision: 3 }),
  durationMs: z.number().nonnegative(),
}

/** Keys that a stored step ends with: the summaries that stand for its content, and the receipt. */
const stored = {
  messagesSentCount: z.int().nonnegative().optional(),
  contentLength: z.int().nonnegative().optional(),
  thinkingLength: z.int().nonnegative().optional(),
  requestedToolNames: z.array(z.string()).readonly().optional(),
  toolArgumentNames: z.array(z.string()).readonly().optional(),
  toolResultLength: z.int().nonnegative().optional(),
  toolArtifactsCount: z.int().nonnegative().optional(),
  toolArtifactTypes: z.array(z.string()).readonly().optional(),
  contentRedacted: z.boolean().optional(),
  privacy: PrivacyReceipt.optional(),
}

/** A finding as it may be stored: at `none` its place is gone. */
const StepFinding = Finding.partial({ path: true, start: true, end: true, channel: true })
export type StepFinding = Readonly<z.infer<typeof StepFinding>>

const findings = z.array(StepFinding).readonly()

const tokens = z.int().nonnegative()

/** Where the context window goes, in estimated tokens; `window` and `remaining` where its size is known. */
export const ContextTokens = z.object({
  window: tokens.optional(),
  system: tokens,
  transcript: tokens,
  toolSchemas: tokens,
  reserve: tokens,
  remaining: tokens.optional(),
})
export type ContextTokens = Readonly<z.infer<typeof ContextTokens>>

const Request = z.object({
  kind: z.literal('request'),
  ...common,
  messagesSent: content,
  toolSpecs: z.array(z.string()).readonly(),
  callId: z.string().optional(),
  toolArguments: content,
  /** The arguments as they were written, where the value alone loses digits or the order of keys. */
  toolArgumentsText: content,
  /** In runs with a model: its name, and where its context window goes. */
  modelName: z.string().optional(),
  contextTokens: ContextTokens.optional(),
  ...stored,
})

const Model = z.object({
  kind: z.literal('model'),
  ...common,
  content,
  thinking: content,
  finishReason: z.string().optional(),
  promptTokens: z.int().nonnegative().optional(),
  completionTokens: z.int().nonnegative().optional(),
  totalTokens: z.int().nonnegative().optional(),
  estimatedCost: z.number().nonnegative().optional(),
  requestedToolCalls: content,
  raw: content,
  ...stored,
})

const Tool = z.object({
  kind: z.literal('tool'),
  ...common,
  callId: z.string(),
  toolName: z.string(),
  source: z.string(),
  toolArguments: content,
  toolArgumentsText: content,
  /** The wire text, envelope included. */
  toolResult: content,
  toolIsError: z.boolean(),
  truncated: z.boolean(),
  findings,
  /** How many markers were taken out, by marker family. */
  neutralised: z.record(z.string(), z.int().nonnegative()),
  toolArtifacts: content,
  /** Why the list of artifacts was replaced by the marker. */
  omission: z
    .object({
      reason: z.enum(['too_large', 'too_deep', 'too_many_nodes', 'not_serialisable']),
      count: z.int().nonnegative(),
      kinds: z.array(z.string()).readonly(),
      bytes: z.int().nonnegative().optional(),
      limit: z.int().nonnegative().optional(),
    })
    .optional(),
  /** In runs of mode `inspect`: the checked text where it is longer than what the envelope holds. */
  toolText: content,
  /** Of the adoption of a foreign result: its form, notes, parts, and what stood beside its content. */
  toolOrigin: content,
  ...stored,
})

const Flagged = z.object({
  kind: z.literal('flagged'),
  ...common,
  toolName: z.string(),
  callId: z.string(),
  findings: z
    .array(Finding.pick({ heuristic: true, path: true }).partial({ path: true }))
    .readonly(),
  ...stored,
})

const Approval = z.object({
  kind: z.literal('approval'),
  ...common,
  callId: z.string(),
  toolName: z.string(),
  toolArguments: content,
  toolArgumentsText: content,
  decision: z.enum(['pending', 'approved', 'rejected', 'expired']),
  by: z.string().optional(),
  ...stored,
})

/** A question of a tool while it runs, and then, under the same `questionId`, what became of it. */
const Question = z.object({
  kind: z.literal('question'),
  ...common,
  callId: z.string(),
  toolName: z.string(),
  questionId: z.string(),
  decision: z.enum(['pending', 'accepted', 'declined', 'cancelled', 'expired']),
  /** `{ message, schema }`, of the tool. */
  question: content,
  /** What the administrator entered. */
  answer: content,
  by: z.string().optional(),
  ...stored,
})

const Refused = z.object({
  kind: z.literal('refused'),
  ...common,
  callId: z.string(),
  toolName: z.string(),
  /** Absent at privacy level `none`. */
  reason: z.string().optional(),
  flaggedBy: z.object({ toolName: z.string(), callId: z.string() }).optional(),
  ...stored,
})

const Answer = z.object({ kind: z.literal('answer'), ...common, content, ...stored })

const Failure = z.object({
  kind: z.literal('error'),
  ...common,
  code: z.string(),
  /** Never a tool's bytes. Absent at privacy level `none`. */
  message: z.string().optional(),
  callId: z.string().optional(),
  toolName: z.string().optional(),
  ...stored,
})

const Assembled = z.object({
  kind: z.literal('assembled'),
  ...common,
  messagesSent: content,
  toolSpecs: z.array(z.string()).readonly(),
  modelName: z.string().optional(),
  contextTokens: ContextTokens.optional(),
  ...stored,
})

/** Why a tool is not offered to a model. */
export const DROP_REASONS = [
  'not_found',
  'refused',
  'above_trust_zone',
  'unreadable_definition',
] as const

const Dropped = z.object({
  kind: z.literal('dropped'),
  ...common,
  /** The sources of what was left out, each once. */
  droppedSources: z.array(z.string()).readonly(),
  /** Tools that are not offered, and why. */
  droppedTools: z
    .array(z.object({ toolName: z.string(), reason: z.enum(DROP_REASONS) }))
    .readonly()
    .optional(),
  ...stored,
})

/**
 * One recorded event of a run: flat and JSON-safe. A key that does not belong to its kind is absent.
 * Source: design `runs.md`, "RunStep".
 */
export const RunStep = z.discriminatedUnion('kind', [
  Request,
  Model,
  Tool,
  Flagged,
  Approval,
  Question,
  Refused,
  Answer,
  Failure,
  Assembled,
  Dropped,
])
export type RunStep = Readonly<z.infer<typeof RunStep>>

/** The kind of a run step. */
export type StepKind = RunStep['kind']

/** Every kind of step there is, in the order of the page. */
export const STEP_KINDS: readonly StepKind[] = RunStep.options.map(({ shape }) => shape.kind.value)

/** A step of one kind, e.g. `StepOf<'tool'>`. */
export type StepOf<Kind extends StepKind> = Extract<RunStep, { readonly kind: Kind }>
