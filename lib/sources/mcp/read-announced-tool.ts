import * as z from 'zod'
import { isObject, type JsonObject } from '#lib/base/json.ts'
import { copyPlain } from '#lib/base/plain-data.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { AnnouncedTool } from '../tool-source.ts'

/** What is read of the definition of one tool. */
const LIMITS = { maxDepth: 64, maxNodes: 100_000 } as const

/** Bytes of one definition as JSON. */
const MAX_BYTES = 256_000

const object = z.custom<JsonObject>(isObject)

const Announced = z.object({
  name: z.string().min(1).max(160),
  title: z.string().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  inputSchema: object.catch({ type: 'object' }),
  outputSchema: object.optional().catch(undefined),
  annotations: object.optional().catch(undefined),
})

/**
 * A tool as a server announced it, or null where it has no usable name, or is no plain data within the limits. A
 * member of the wrong form is left out; a schema that is none becomes one that asks for nothing.
 */
export function readAnnouncedTool(foreign: unknown): AnnouncedTool | null {
  const copy = copyPlain(foreign, LIMITS)
  if (!copy.ok || utf8Length(JSON.stringify(copy.value)) > MAX_BYTES) return null
  const read = Announced.safeParse(copy.value)
  if (!read.success) return null
  const { name, title, description, inputSchema, outputSchema, annotations } = read.data
  return {
    name,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    inputSchema,
    ...(outputSchema !== undefined && { outputSchema }),
    ...(annotations !== undefined && { annotations }),
  }
}
