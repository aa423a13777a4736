import type { ArgumentDraft } from './argument-draft.ts'

/** Where arguments came from that took the place of what was written. */
export type LoadedFrom = (
  | { readonly savedAs: string }
  /** When the run started, ISO 8601. */
  | { readonly runAt: string }
) & {
  /** True where something in them is masked. */
  readonly isTemplate: boolean
}

/** What was written before arguments were loaded, so that nothing is lost by it. */
export type Replacement = {
  readonly from: LoadedFrom
  /** What was loaded, as it was then. */
  readonly loaded: ArgumentDraft
  /** What is not shown now: what stood before, or after an undo what was loaded. Undefined for nothing written. */
  readonly other: ArgumentDraft | undefined
  readonly isUndone: boolean
}

/**
 * The replacement after `loaded` took the place of `written`. Where nothing was changed since something was loaded
 * before, the way back leads further, to what a person wrote.
 */
export function replacedBy(
  loaded: ArgumentDraft,
  from: LoadedFrom,
  written: ArgumentDraft | undefined,
  before: Replacement | null,
): Replacement {
  const isUntouched = before !== null && !before.isUndone && written === before.loaded
  return { from, loaded, other: isUntouched ? before.other : written, isUndone: false }
}

/** The replacement after what it holds and `written` changed places. */
export function swapped(replacement: Replacement, written: ArgumentDraft | undefined): Replacement {
  return { ...replacement, other: written, isUndone: !replacement.isUndone }
}
