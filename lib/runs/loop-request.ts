import * as z from 'zod'
import { RequestLimits, RequestPrivacy } from './run-request.ts'

/** What a loop may use in all. Time is in `limits`. */
const Budgets = z.object({
  /** Tokens of all turns; estimated where a provider does not count them. */
  tokens: z.int().min(1).max(100_000_000).default(500_000),
  /** In the currency of the price table; absent, cost is no reason to stop. */
  cost: z.number().positive().max(1_000_000).optional(),
  /** Calls that the model asks for. */
  calls: z.int().min(1).max(2_000).default(100),
})

/** Ask for a prompt to be answered by a model with tools; `dry`: only the first request is assembled. */
export const LoopRequest = z.object({
  mode: z.enum(['loop', 'dry']),
  prompt: z.string().min(1).max(200_000),
  title: z.string().max(200).optional(),
  /** The administrator's own instructions, after those about the envelope. */
  instructions: z.string().max(100_000).optional(),
  /** Names of the tools to offer; absent means every tool there is. */
  toolNames: z.array(z.string().min(1).max(200)).max(500).optional(),
  /** Rounds in which tools are offered; a last answer without tools may follow. */
  maxRounds: z.int().min(1).max(20).default(5),
  budgets: Budgets.prefault({}),
  limits: RequestLimits,
  privacyLevel: RequestPrivacy,
  sessionId: z.string().max(100).optional(),
})
export type LoopRequest = Readonly<z.infer<typeof LoopRequest>>
