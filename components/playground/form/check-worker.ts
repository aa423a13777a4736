import type { JsonValue } from '#lib/base/json.ts'
import { type ArgumentCheck, checkArguments } from './check-arguments.ts'

/** What is to be checked. */
export type CheckQuestion = { readonly schema: unknown; readonly value: JsonValue }

/*
 * Checks arguments beside the page's own thread, where a schema that takes too long can be stopped. The script has
 * the page's origin and its policy.
 */
addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  const answer: ArgumentCheck = checkArguments(data.schema, data.value)
  postMessage(answer)
})
