import type { ArgumentDraft } from './argument-draft.ts'
import type { Replacement } from './replacement.ts'
import type { InspectFormat } from './run-ports.ts'

/** A result to be inspected, as it is being written. */
export type InspectDraft = {
  readonly text: string
  readonly format: InspectFormat
  /** Name of the file or paste that the text came from, where it is not typed. */
  readonly origin: string | null
}

/*
 * What this tab remembers of each entry while the reader is elsewhere in the console. In memory only:
 * arguments and pasted results are content, which no privacy level of the browser's storage protects.
 */
const drafts = new Map<string, ArgumentDraft>()
const replacements = new Map<string, Replacement>()
const lastRuns = new Map<string, string>()
let inspectDraft: InspectDraft = { text: '', format: 'auto', origin: null }

/** The key of an entry of the list: a tool, or the inspection of a result. */
export function entryKey(toolName: string | null): string {
  return toolName === null ? 'inspect' : `tool ${toolName}`
}

/** The arguments written last for a tool. */
export function rememberedDraft(toolName: string): ArgumentDraft | undefined {
  return drafts.get(toolName)
}

/** Remembers the arguments of a tool, or that nothing is written. */
export function rememberDraft(toolName: string, draft: ArgumentDraft | undefined): void {
  if (draft === undefined) drafts.delete(toolName)
  else drafts.set(toolName, draft)
}

/** What was written for a tool before arguments were loaded. */
export function rememberedReplacement(toolName: string): Replacement | null {
  return replacements.get(toolName) ?? null
}

/** Remembers what was written for a tool before arguments were loaded, or nothing more of it. */
export function rememberReplacement(toolName: string, replacement: Replacement | null): void {
  if (replacement === null) replacements.delete(toolName)
  else replacements.set(toolName, replacement)
}

/** The run looked at last for an entry. */
export function rememberedRun(entry: string): string | null {
  return lastRuns.get(entry) ?? null
}

/** Remembers the run of an entry. */
export function rememberRun(entry: string, runId: string): void {
  lastRuns.set(entry, runId)
}

/** The result written last for inspection. */
export function rememberedInspection(): InspectDraft {
  return inspectDraft
}

/** Remembers a result for inspection. */
export function rememberInspection(draft: InspectDraft): void {
  inspectDraft = draft
}
