import * as z from 'zod'
import { isObject, type JsonObject } from '#lib/base/json.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { copyPlain, type PlainProblem } from '#lib/base/plain-data.ts'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'
import { DEFAULT_POLICY } from './result-policy.ts'

/** What a source says of a tool, as it may be shown and offered. */
export type CheckedDefinition = {
  /** Neutralised, keys and strings alike. */
  readonly definition: ToolDefinition
  /** What in it reads like an instruction; offsets are in the neutralised string at `path`. */
  readonly findings: readonly Finding[]
  /** By marker family. */
  readonly neutralised: Readonly<Record<string, number>>
}

/** Why a definition cannot be admitted. */
export type DefinitionFault = PlainProblem | 'equal_keys' | 'bad_shape'

/** Longest name of a tool that a run can ask for, in UTF-16 units. */
const MAX_NAME_LENGTH = 200

/** The parts that a source chooses freely; whether a tool needs approval is said by an administrator. */
const Foreign = z.object({
  name: z.string().min(1).max(MAX_NAME_LENGTH),
  description: z.string(),
  source: z.string(),
  arguments: z.custom<JsonObject>(isObject),
  returns: z.custom<JsonObject>(isObject).optional(),
})

/**
 * Admits the definition of a tool: its name, description and schemas are neutralised and scanned as a result is,
 * for they reach the model as well. Gives a fault, never a foreign byte, where the definition is no plain data
 * within the default ceilings, has no name that can be called, or holds keys that become equal.
 * Source: design `boundary.md`.
 */
export function checkedDefinition(
  definition: ToolDefinition,
): Outcome<CheckedDefinition, DefinitionFault> {
  const { approval, ...foreign } = definition
  const copy = copyPlain(foreign, DEFAULT_POLICY)
  if (!copy.ok) return failure(copy.problem)
  const counts = new Map<string, number>()
  const examined = examine(copy.value, { channel: 'value', isSerialised: false }, counts)
  if (!examined) return failure('equal_keys')
  const admitted = Foreign.safeParse(examined.value)
  if (!admitted.success) return failure('bad_shape')
  return success({
    definition: { ...admitted.data, approval },
    findings: examined.findings,
    neutralised: Object.fromEntries(counts),
  })
}
