import * as z from 'zod'
import { isObject, type JsonObject } from '#lib/base/json.ts'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'
import { plainCopy } from './plain-copy.ts'
import { DEFAULT_POLICY } from './result-policy.ts'
import { ToolResultError } from './tool-result-error.ts'

/** What a source says of a tool, as it may be shown and offered. */
export type CheckedDefinition = {
  /** Neutralised, keys and strings alike. */
  readonly definition: ToolDefinition
  /** What in it reads like an instruction; offsets are in the neutralised string at `path`. */
  readonly findings: readonly Finding[]
  /** By marker family. */
  readonly neutralised: Readonly<Record<string, number>>
}

/** The parts that a source chooses freely; whether a tool needs approval is said by an administrator. */
const Foreign = z.object({
  name: z.string(),
  description: z.string(),
  source: z.string(),
  arguments: z.custom<JsonObject>(isObject),
  returns: z.custom<JsonObject>(isObject).optional(),
})

/**
 * Admits the definition of a tool: its name, description and schemas are neutralised and scanned as a result is,
 * for they reach the model as well. Throws a `ToolResultError` where the definition is no plain data, is over the
 * default ceilings, or holds keys that become equal. Source: design `boundary.md`.
 */
export function checkedDefinition(definition: ToolDefinition): CheckedDefinition {
  const { approval, ...foreign } = definition
  const counts = new Map<string, number>()
  const copy = plainCopy(definition.name, foreign, DEFAULT_POLICY)
  const examined = examine(copy, { channel: 'value', isSerialised: false }, counts)
  const admitted = examined && Foreign.safeParse(examined.value)
  if (!admitted?.success) {
    const message = `The definition of ${definition.name} cannot be admitted: give it a name, a description and schemas whose keys differ in more than hidden characters or markers.`
    throw new ToolResultError({ tool: definition.name, rule: 'not_plain_data', message })
  }
  return {
    definition: { ...admitted.data, approval },
    findings: examined?.findings ?? [],
    neutralised: Object.fromEntries(counts),
  }
}
