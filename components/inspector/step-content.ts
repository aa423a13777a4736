import { isObject, type JsonValue } from '#lib/base/json.ts'
import type { RunStep, StepFinding, StepOf } from '#lib/events/run-step.ts'
import { readEnvelope } from './wire-envelope.ts'

/** The portable text of a step: a tool's result, a model's answer, the sentence of an error. */
export function portableText(step: RunStep): string | null {
  switch (step.kind) {
    case 'tool':
      return toolText(step)
    case 'model':
    case 'answer':
      return textOf(step.content)
    case 'error':
      return step.message ?? null
    case 'refused':
      return step.reason ?? null
    case 'question':
      return questionText(step)
    case 'request':
    case 'flagged':
    case 'approval':
    case 'assembled':
    case 'dropped':
      return null
  }
}

/** What the tool asked. */
function questionText({ question }: StepOf<'question'>): string | null {
  return isObject(question) && typeof question.message === 'string' ? question.message : null
}

/** The whole checked text of a result: beside the envelope where it is longer, else inside it. */
function toolText(step: StepOf<'tool'>): string | null {
  const whole = textOf(step.toolText)
  if (whole !== null) return whole
  const wire = wireText(step)
  return wire === null ? null : (readEnvelope(wire)?.text ?? wire)
}

/** Exactly what a model reads of this step; null where it is not kept or the step has none. */
export function wireText(step: RunStep): string | null {
  return step.kind === 'tool' ? textOf(step.toolResult) : null
}

/** Notes that are shown; a result of many broken blocks has one for each. */
const MAX_NOTES = 20

/** What was done to a foreign result before it was read, or lost of it: a sentence each, the first ones of many. */
export function originNotes(step: RunStep): readonly string[] {
  const origin = step.kind === 'tool' ? step.toolOrigin : undefined
  const notes = isObject(origin) ? origin.notes : undefined
  const texts = Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : []
  return [...new Set(texts)].slice(0, MAX_NOTES)
}

/** The artifacts of a result as they came; null where there are none. */
export function stepArtifacts(step: RunStep): readonly JsonValue[] | null {
  if (step.kind !== 'tool' || !Array.isArray(step.toolArtifacts)) return null
  const artifacts: readonly JsonValue[] = step.toolArtifacts
  return artifacts.length > 0 ? artifacts : null
}

/** The findings that a step holds. */
export function stepFindings(step: RunStep): readonly StepFinding[] {
  if (step.kind === 'tool') return step.findings
  if (step.kind !== 'flagged') return []
  return step.findings.map((finding) => ({ ...finding, category: '' }))
}

/** The arguments of a call, undefined where the step has none. */
export function stepArguments(step: RunStep): JsonValue | undefined {
  const hasArguments = step.kind === 'request' || step.kind === 'tool' || step.kind === 'approval'
  return hasArguments ? step.toolArguments : undefined
}

/** The JSON text of the arguments as they were written, where their value alone loses something of it. */
export function exactArguments(step: RunStep): string | null {
  const hasArguments = step.kind === 'request' || step.kind === 'tool' || step.kind === 'approval'
  return hasArguments ? textOf(step.toolArgumentsText) : null
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}
