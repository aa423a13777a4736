import { isObject, type JsonObject } from '#lib/base/json.ts'
import type { RunView } from '#lib/events/run-view.ts'

/** A question of a tool that waits for its answer; its text and its schema are foreign. */
export type OpenQuestion = {
  readonly questionId: string
  readonly toolName: string
  readonly message: string
  readonly schema: JsonObject
}

/** The question that a run waits with, or null. A stored run has none: its live copy alone can take an answer. */
export function openQuestion({ status, steps }: RunView): OpenQuestion | null {
  const last = steps.findLast(({ kind }) => kind === 'question')
  if (status !== 'waiting' || last?.kind !== 'question' || last.decision !== 'pending') return null
  const { questionId, toolName, question } = last
  if (!isObject(question) || typeof question.message !== 'string') return null
  const { message, schema } = question
  return isSchema(schema) ? { questionId, toolName, message, schema } : null
}

/** A member of JSON data that is an object is one of JSON data. */
function isSchema(member: unknown): member is JsonObject {
  return isObject(member)
}
