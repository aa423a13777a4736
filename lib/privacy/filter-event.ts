import type { EventOf, RunEvent } from '#lib/events/run-event.ts'
import type { FilterContext } from './filter-context.ts'
import { filterStep } from './filter-step.ts'
import { Placeholders } from './placeholders.ts'
import { isPlainName } from './plain-name.ts'
import { type PrivacyLevel, privacyLevelOf } from './privacy-level.ts'
import { redactText } from './redact-text.ts'
import type { StoredStep } from './stored-step.ts'

/** An event that may be stored. */
export type FilteredEvent =
  | EventOf<'run'>
  | (Omit<EventOf<'step'>, 'step'> & { readonly step: StoredStep })
  | EventOf<'done'>
  | EventOf<'error'>

/** Stands for the message of a failed run where no text may be kept. */
const NO_MESSAGE = 'The message is not kept at this privacy level.'

/**
 * What of `event` may be stored at `level`, or null where nothing of it is: text as it is generated and
 * progress are only live, and what they came to is in the steps. The header's prompt and title are content.
 * Source: design `runs.md`, "Privacy filter".
 */
export function filterEvent(
  event: RunEvent,
  level: string,
  context: FilterContext = {},
): FilteredEvent | null {
  const inForce = privacyLevelOf(level)
  switch (event.event) {
    case 'run':
      return filteredHeader(event, inForce, context)
    case 'step':
      return { ...event, step: filterStep(event.step, inForce, context) }
    case 'done':
      return event
    case 'error':
      return filteredFailure(event, inForce, context)
    case 'delta':
    case 'progress':
    case 'beat':
      return null
  }
}

function filteredHeader(
  header: EventOf<'run'>,
  level: PrivacyLevel,
  context: FilterContext,
): EventOf<'run'> {
  const { title, prompt, toolName, source, ...rest } = header
  return {
    ...rest,
    privacyLevel: level,
    ...(toolName !== undefined && { toolName: keptToolName(toolName, level, context) }),
    ...(source !== undefined && {
      source: isPlainName(source) || level === 'full' ? source : 'unknown',
    }),
    ...keptText('title', title, level, context),
    ...keptText('prompt', prompt, level, context),
  }
}

function keptToolName(name: string, level: PrivacyLevel, context: FilterContext): string {
  if (level === 'full') return name
  const isKnown = context.tools === undefined || context.tools.has(name)
  return isPlainName(name) && isKnown ? name : 'unknown'
}

function keptText(
  key: 'title' | 'prompt',
  text: string | undefined,
  level: PrivacyLevel,
  context: FilterContext,
): { readonly title?: string; readonly prompt?: string } {
  if (text === undefined || level === 'none' || level === 'metadata') return {}
  return { [key]: level === 'full' ? text : masked(text, context) }
}

function filteredFailure(
  failure: EventOf<'error'>,
  level: PrivacyLevel,
  context: FilterContext,
): EventOf<'error'> {
  if (level === 'full') return failure
  return {
    ...failure,
    code: isPlainName(failure.code) ? failure.code : 'unknown',
    message: level === 'none' ? NO_MESSAGE : masked(failure.message, context),
  }
}

function masked(text: string, context: FilterContext): string {
  return redactText(text, context.placeholders ?? new Placeholders()).text
}
