import * as z from 'zod'
import type { JsonObject } from '#lib/base/json.ts'
import { isObject } from '#lib/base/json.ts'

/** When a rule holds: everything that it names must be so. */
const Condition = z.strictObject({
  /** Which turn of the run it is, from 1. */
  turn: z.int().positive().optional(),
  /** The prompt holds one of these, in whatever case. */
  promptHas: z.array(z.string().min(1)).min(1).optional(),
  /** The tools of the last turn gave, among others, a result of this tool. */
  resultOf: z.string().optional(),
  /** One of their results holds this text. */
  resultHas: z.string().min(1).optional(),
  /** One of their results was flagged, or none was. */
  isFlagged: z.boolean().optional(),
})
export type Condition = Readonly<z.infer<typeof Condition>>

const Call = z.strictObject({
  tool: z.string().min(1),
  /** JSON; in its texts, places such as `{{prompt}}` are filled in. */
  arguments: z.custom<JsonObject>(isObject).prefault({}),
  /** In place of `arguments`: text as it stands, for a model that writes no JSON. */
  argumentsText: z.string().optional(),
})

const Rule = z.strictObject({
  when: Condition.prefault({}),
  think: z.string().optional(),
  /** In it, `{{prompt}}`, `{{line:TOOL:N}}` and `{{excerpt:TOOL}}` are filled in from what was read. */
  say: z.string().optional(),
  calls: z.array(Call).default([]),
})
export type Rule = Readonly<z.infer<typeof Rule>>

/** What a scripted model does, as data: of its rules, the first one that holds in a turn is followed. */
export const ModelScript = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  title: z.string().min(1),
  rules: z.array(Rule).min(1),
})
export type ModelScript = Readonly<z.infer<typeof ModelScript>>
